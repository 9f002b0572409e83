/// A Swift type, parsed from a schema's string and printed anew, never pasted.
package indirect enum SwiftType: Hashable {
  /// `Foundation.URL`, `Kitten.ID`, `Result<[User], APIError>`.
  case named([Component])
  case optional(SwiftType)
  case array(SwiftType)
  case dictionary(key: SwiftType, value: SwiftType)
  /// Two elements at least, or none (`Void`).
  case tuple([TupleElement])
  /// `any P`, `any P & Q`.
  case existential([SwiftType])

  package struct Component: Hashable {
    package let name: String
    package let arguments: [SwiftType]

    package init(name: String, arguments: [SwiftType]) {
      self.name = name
      self.arguments = arguments
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
