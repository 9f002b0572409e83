/// A property below a domain's state.
package struct PropertyPath: Hashable {
  package struct Step: Hashable {
    package let name: Identifier
    /// The element of the list with the name.
    package var element: Element?
    /// The number of nested optionals through which the path continues, also after the last step.
    package let optionals: Int

    package var isOptional: Bool { optionals > 0 || (element?.optionals ?? 0) > 0 }
  }

  /// An element that a value of the payload names.
  package struct Element: Hashable {
    /// Whether the value is the id of the element, and not the key in a dictionary.
    let isByID: Bool
    /// The index of the value in the payload.
    let position: Int
    /// The name of the value, as in the schema.
    package let label: String
    /// The number of nested optionals of the list itself.
    let optionals: Int
  }

  package let steps: [Step]

  /// The spelling after a state and a dot: `settings.user?.name`. Not for a path with elements.
  var spelled: String {
    guard let last = steps.last else { return "" }
    let way = steps.dropLast().map { $0.name.spelled + String(repeating: "?", count: $0.optionals) + "." }
    return way.joined() + last.name.spelled + PropertyPath.flattening(last.optionals)
  }

  /// The end of an expression that turns nested optionals into one.
  static func flattening(_ optionals: Int) -> String {
    String(repeating: ".flatMap({ $0 })", count: optionals)
  }

  /// The spelling after another name: `?.name`, or an empty text without steps.
  func spelled(behind optionals: Int) -> String {
    steps.isEmpty ? "" : String(repeating: "?", count: optionals) + "." + spelled
  }

  /// The path to the last optional on this path, which must not be nil; nil if the path has no optional.
  var holder: PropertyPath? {
    steps.lastIndex(where: \.isOptional).map { position in
      let step = steps[position]
      var last = Step(name: step.name, element: step.element, optionals: step.optionals - 1)
      if step.optionals == 0, let element = step.element {
        last = Step(name: step.name, optionals: element.optionals - 1)
      }
      return PropertyPath(steps: steps[..<position] + [last])
    }
  }

  /// Whether an optional on the path can make the value absent.
  var isOptional: Bool { steps.contains(where: \.isOptional) }
}

extension PropertyPath {
  /// The indices of the values of the payload that name elements on the path.
  var payloadIndices: [Int] { steps.compactMap(\.element?.position) }

  /// The code of the path in a state, `state.rows[id: id]?.title`.
  ///
  /// - Parameter value: The code of a value of the payload, by its index.
  func code(in state: Code, _ value: (Int) -> Code) -> Code {
    var code: Code = state
    for (position, step) in steps.enumerated() {
      code = "\(code).\(step.name)"
      if let element = step.element {
        code = "\(code)\(PropertyPath.signs(element.optionals))[\(element.argument(value))]"
      }
      let isLast: Bool = position == steps.count - 1
      let end: String = isLast ? PropertyPath.flattening(step.optionals) : ""
      code = "\(code)\(isLast ? Code(verbatim: end) : PropertyPath.signs(step.optionals))"
    }
    return code
  }

  /// The code that tells whether all optionals on the path are there; nil without optionals.
  func presence(in state: Code, _ value: (Int) -> Code) -> Code? {
    guard let holder, let last = holder.steps.last else { return nil }
    guard let element = last.element, element.isByID, last.optionals == 0 else {
      return "\(holder.code(in: state, value)) != nil"
    }
    // Does not copy the element.
    let step = Step(name: last.name, optionals: 0)
    let list: Code = PropertyPath(steps: holder.steps.dropLast() + [step]).code(in: state, value)
    let isThere: Code = "\(list)\(PropertyPath.signs(element.optionals)).contains(\(element.argument(value)))"
    let isChained: Bool = element.optionals > 0 || holder.steps.dropLast().contains(where: \.isOptional)
    return isChained ? "\(isThere) == true" : isThere
  }

  private static func signs(_ count: Int) -> Code { Code(verbatim: String(repeating: "?", count: count)) }
}

extension PropertyPath.Element {
  fileprivate func argument(_ value: (Int) -> Code) -> Code {
    isByID ? "id: \(value(position))" : value(position)
  }
}
