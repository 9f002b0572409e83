/// A Swift type, parsed from a schema's string and printed again; the string itself is never copied into code.
package indirect enum SwiftType: Hashable {
  /// `Foundation.URL`, `Kitten.ID`, `Result<[User], APIError>`.
  case named([Component])
  case optional(SwiftType)
  case array(SwiftType)
  case dictionary(key: SwiftType, value: SwiftType)
  /// Two or more elements, or an empty list (`Void`).
  case tuple([TupleElement])
  /// `any P`, `any P & Q`.
  case existential([SwiftType])

  package struct Component: Hashable {
    package let name: String
    package let arguments: [SwiftType]
    /// The built-in Swift type with this name: looked up once, because all stages need it.
    let builtIn: BuiltInType?

    package init(name: String, arguments: [SwiftType]) {
      self.name = name
      self.arguments = arguments
      self.builtIn = BuiltInType.named(name)
    }

    package static func == (left: Component, right: Component) -> Bool {
      left.name == right.name && left.arguments == right.arguments
    }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(name)
      hasher.combine(arguments)
    }
  }

  package struct TupleElement: Hashable {
    package let label: String?
    package let type: SwiftType

    package init(label: String?, type: SwiftType) {
      self.label = label
      self.type = type
    }
  }
}
