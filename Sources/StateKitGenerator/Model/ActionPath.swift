/// An action below a domain: the path to the action, then the case.
package struct ActionPath: Equatable {
  package let steps: [ActionStep]
  package let action: Identifier
  package let isDeprecated: Bool
  let payload: [PayloadValueModel]

  /// The payload, then the ids of the elements on the path.
  package var values: [ActionPathValue] { payload.map(ActionPathValue.payload) + elements }

  /// The values as parameters of a closure: the ids of the elements on the path, then the payload.
  package var arguments: [ActionPathValue] { elements + payload.map(ActionPathValue.payload) }

  /// The ids of the elements on the path.
  var elements: [ActionPathValue] {
    steps.indices.compactMap { index in
      steps[index].elementID.map { .element(step: index, steps[index].name, $0) }
    }
  }
}

/// A case on the path to an action.
package struct ActionStep: Equatable {
  package let name: Identifier
  /// `RowState.ID` if the case is that of a list, `Swift.Int` if it is that of a stack.
  let elementID: TypeReference?
  /// Whether the case is that of a stack.
  let isStack: Bool
  /// Whether the case is that of a child that may be absent.
  var isOptional = false
}

/// A value of an action below a domain.
package enum ActionPathValue {
  case payload(PayloadValueModel)
  /// The id of the element at a step, labelled by the child's name.
  case element(step: Int, Identifier, TypeReference)

  package var isElement: Bool {
    if case .element = self { true } else { false }
  }

  /// Nil for an unlabelled value.
  package var label: Identifier? {
    switch self {
    case .payload(let value): value.label
    case .element(_, let name, _): name
    }
  }

  package var type: TypeReference {
    switch self {
    case .payload(let value): value.type
    case .element(_, _, let type): type
    }
  }
}
