/// A case as its accessor sees it.
struct AccessedCase {
  let name: Identifier
  /// The accessor's, for example `(id: User.ID, name: Swift.String)?`.
  let type: Code
  /// What stands behind the case's name in a pattern.
  let pattern: Code
  /// What the getter returns.
  let value: Code
  let setter: [Code]

  init(_ action: ActionModel) {
    let payload: [PayloadValueModel] = action.payload
    self.name = action.name
    self.pattern = payload.pattern()
    guard let first = payload.first else {
      self.type = "Swift.Void?"
      self.value = "()"
      self.setter = []
      return
    }
    if payload.count == 1 {
      self.type = AccessedCase.optional(first.type)
      self.value = "\(first.binding)"
      self.setter = AccessedCase.setter(action.name, payload.passed { _ in "newValue" })
    } else {
      self.type = "(\(payload.elements.list))?"
      self.value = "(\(payload.passed { "\(payload[$0].binding)" }.list))"
      let values: [Code] = payload.passed { index in
        payload[index].label.map { "newValue.\($0)" } ?? "newValue.\(index)"
      }
      self.setter = AccessedCase.setter(action.name, values)
    }
  }

  init(_ child: ChildModel) {
    self.name = child.name
    self.type = "\(child.payload)?"
    self.pattern = "(let action)"
    self.value = "action"
    self.setter = AccessedCase.setter(child.name, ["newValue"])
  }

  init(_ request: RequestTranslator) {
    self.name = request.request.name
    self.type = "\(request.request.enumName)?"
    self.pattern = "(let phase)"
    self.value = "phase"
    self.setter = AccessedCase.setter(request.request.name, ["newValue"])
  }

  private static func setter(_ name: Identifier, _ values: [Code]) -> [Code] {
    ConditionCode.lines("if case .\(name) = self, let newValue", then: "self = .\(name)(\(values.list))")
  }

  private static func optional(_ reference: TypeReference) -> Code {
    Code(TypeReference(type: .optional(reference.type), location: reference.location))
  }
}

extension [PayloadValueModel] {
  /// As a tuple type has them.
  fileprivate var elements: [Code] {
    map { value in value.label.map { "\(label: $0): \(value.type)" } ?? Code(value.type) }
  }
}
