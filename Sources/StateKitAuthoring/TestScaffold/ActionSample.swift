internal import StateKitGenerator

/// A value of an action, in the code of a test.
struct ActionSample {
  /// `["loadPage", "request"]`
  let path: [Identifier]
  let payload: [PayloadValueModel]
  /// The code of each value in the payload.
  let values: [Code]

  /// `loadPage.request`
  var name: String { path.map(\.name).joined(separator: ".") }

  /// `.loadPage(.request(number: 1))`
  var code: Code {
    let arguments: Code = payload.isEmpty ? "" : "(\(payload.passed { values[$0] }.list))"
    let last: Code = path.last.map { ".\($0)\(arguments)" } ?? ""
    return path.dropLast().reversed().reduce(last) { action, step in ".\(step)(\([action].list))" }
  }

  /// The sample with nil for every optional value.
  var emptied: ActionSample? {
    let isOptional = payload.map { if case .optional = $0.type.type { true } else { false } }
    guard zip(isOptional, values).contains(where: { $0 && $1.text != "nil" }) else { return nil }
    return ActionSample(path: path, payload: payload, values: zip(isOptional, values).map { $0 ? "nil" : $1 })
  }
}

/// The samples of a domain's own actions.
struct ActionSamples {
  /// A sample of each action for which the tool can write one.
  var all: [ActionSample] = []
  /// Actions with a payload that only the user can make: `imported (URLComponents)`.
  var unknown: [String] = []
  /// Deprecated actions, whose use would be a warning.
  var deprecated: [String] = []

  init(of domain: DomainModel, _ values: SampleValues) {
    for action in domain.actions { add(action, [action.name], values) }
    if let binding = domain.binding {
      for action in binding.actions { add(action, [binding.name, action.name], values) }
    }
    for request in domain.requests {
      for phase in request.phases { add(phase, [request.name, phase.name], values) }
    }
  }

  private mutating func add(_ action: ActionModel, _ path: [Identifier], _ values: SampleValues) {
    let name = path.map(\.name).joined(separator: ".")
    if action.deprecated != nil { return deprecated.append(name) }
    let made = action.payload.enumerated().compactMap { index, value in
      values.value(of: value.type.type, value.label, at: index)
    }
    if made.count == action.payload.count {
      return all.append(ActionSample(path: path, payload: action.payload, values: made))
    }
    let types = action.payload.filter { values.value(of: $0.type.type) == nil }.map(\.type.type.description)
    unknown.append("\(name) (\(types.joined(separator: ", ")))")
  }
}
