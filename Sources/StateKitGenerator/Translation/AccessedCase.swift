/// A case as its accessor sees it.
struct AccessedCase {
  let name: Identifier
  /// The accessor's, for example `(id: User.ID, name: Swift.String)?`.
  let type: Code
  /// What stands behind the case's name in a pattern.
  let pattern: Code
  /// What the getter returns.
  let value: Code
  /// What the setter makes the case with.
  private let newValues: [Code]

  init(_ action: ActionModel) {
    let payload: [PayloadValueModel] = action.payload
    self.name = action.name
    self.pattern = payload.pattern()
    guard let first = payload.first else {
      self.type = "Swift.Void?"
      self.value = "()"
      self.newValues = []
      return
    }
    if payload.count == 1 {
      self.type = Code(first.type.optional)
      self.value = "\(first.binding)"
      self.newValues = payload.passed { _ in "newValue" }
    } else {
      self.type = "(\(payload.elements.list))?"
      self.value = "(\(payload.passed { "\(payload[$0].binding)" }.list))"
      self.newValues = payload.passed { index in
        payload[index].label.map { "newValue.\($0)" } ?? "newValue.\(index)"
      }
    }
  }

  init(_ child: ChildModel) {
    self.name = child.name
    self.type = "\(child.payload)?"
    self.pattern = "(let action)"
    self.value = "action"
    self.newValues = ["newValue"]
  }

  init(_ request: RequestTranslator) {
    self.name = request.request.name
    self.type = "\(request.request.enumName)?"
    self.pattern = "(let phase)"
    self.value = "phase"
    self.newValues = ["newValue"]
  }

  /// No lines for a case without a payload.
  var setter: [Code] {
    if newValues.isEmpty { return [] }
    return ConditionCode.lines(
      "if case .\(name) = self, let newValue",
      then: "self = .\(name)(\(newValues.list))"
    )
  }
}

extension [PayloadValueModel] {
  /// As a tuple type has them.
  fileprivate var elements: [Code] {
    map { value in value.label.map { "\(label: $0): \(value.type)" } ?? Code(value.type) }
  }
}
