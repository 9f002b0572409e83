/// A case with the code for its accessor.
struct AccessedCase {
  let name: Identifier
  /// The accessor's type, for example `(id: User.ID, name: Swift.String)?`.
  let type: Code
  /// Whether the value is this case, with its payload bound.
  let condition: Code
  /// The getter's statement if the condition holds.
  let result: Code
  /// The values with which the setter makes the case.
  private let newValues: () -> [Code]

  init(_ action: ActionModel) { self.init(action.name, action.payload) }

  init(_ enumCase: EnumCaseModel) { self.init(enumCase.name, enumCase.payload) }

  private init(_ name: Identifier, _ payload: [PayloadValueModel]) {
    self.name = name
    self.condition = "if case .\(name)\(pattern: payload) = self"
    guard let first = payload.first else {
      self.type = "Swift.Void?"
      self.result = "return ()"
      self.newValues = { [] }
      return
    }
    if payload.count == 1 {
      self.type = first.type.optional
      self.result = "return \(first.binding)"
      self.newValues = { payload.passed { _ in "newValue" } }
    } else {
      self.type = "(\(elements: payload))?"
      self.result = "return (\(passed: payload))"
      self.newValues = {
        payload.passed { index in payload[index].label.map { "newValue.\($0)" } ?? "newValue.\(index)" }
      }
    }
  }

  init(_ child: ChildModel) {
    self.name = child.name
    self.type = "\(child.payload)?"
    self.condition = "if case .\(child.name)(let action) = self"
    self.result = "return action"
    self.newValues = { ["newValue"] }
  }

  init(_ group: LeafGroup) {
    self.name = group.name
    self.type = "\(group.enumName)?"
    self.condition = "if case .\(group.name)(let \(group.binding)) = self"
    self.result = "return \(group.binding)"
    self.newValues = { ["newValue"] }
  }

  /// Empty for a case without a payload.
  var setter: [Code] {
    let newValues: [Code] = newValues()
    if newValues.isEmpty { return [] }
    return ConditionCode.lines(
      "if case .\(name) = self, let newValue",
      then: "self = .\(name)(\(newValues.list))"
    )
  }
}

extension Code.Interpolation {
  /// The elements of a tuple type.
  fileprivate mutating func appendInterpolation(elements payload: [PayloadValueModel]) {
    appendLabelled(payload) { $0.appendInterpolation($1.type) }
  }

  /// The elements of a tuple expression, as the names that a pattern bound.
  fileprivate mutating func appendInterpolation(passed payload: [PayloadValueModel]) {
    appendLabelled(payload) { $0.appendInterpolation($1.binding) }
  }

  private mutating func appendLabelled(
    _ payload: [PayloadValueModel],
    _ append: (inout Code.Interpolation, PayloadValueModel) -> Void
  ) {
    appendList(of: payload.count) { code, index in
      if let label = payload[index].label {
        code.appendInterpolation(label: label)
        code.appendLiteral(": ")
      }
      append(&code, payload[index])
    }
  }
}
