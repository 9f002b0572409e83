/// The closure of a request or an effect, in parts: its parameters, its errors and its result.
package struct EffectSignature {
  let domain: DomainCode
  let effect: EffectModel
  let spelling: TypeSpelling

  package init(domain: DomainCode, effect: EffectModel, spelling: TypeSpelling) {
    self.domain = domain
    self.effect = effect
    self.spelling = spelling
  }

  /// The values of an action, those of the state, and those that the closure takes while it runs.
  package var inputs: [(label: Identifier?, type: Code)] {
    inputs(values: effect.valuesType.map { "\($0)" })
  }

  /// - Parameter values: The type of several values of the state; nil without them.
  package func inputs(values: Code?) -> [(label: Identifier?, type: Code)] {
    let given: [(Identifier?, Code)] = (effect.handed?.arguments ?? []).map {
      ($0.label, spelling.code($0.type))
    }
    let name = EffectModel.valuesName
    let label: Identifier? = given.contains { $0.0 == name } ? nil : name
    let read: [(Identifier?, Code)] =
      values.map { [(label, $0)] } ?? effect.inputs.map { ($0.label, spelling.code($0.type)) }
    return given + read + (fed.map { [(nil, "\(spelling.swift("AsyncStream"))<\($0)>")] } ?? [])
  }

  /// The type of the values that the closure takes while it runs.
  var fed: Code? { fed { "\(label: $0)" } }

  /// The same type in the head of a closure, where Swift takes a label such as `struct` for the start of a declaration.
  var fedInClosure: Code? { fed { "\($0)" } }

  private func fed(label: (Identifier) -> Code) -> Code? {
    effect.feeds.map { type(of: $0.fed.map { ($0.label, $0.type) }, label: label) }
  }

  /// The type of one value or of several.
  private func type(
    of values: [(label: Identifier?, type: TypeReference)],
    label: (Identifier) -> Code = { "\(label: $0)" }
  ) -> Code {
    switch values.count {
    case 0: return spelling.swift("Void")
    case 1: return spelling.code(values[0].type)
    default:
      let elements: [Code] = values.map { value in
        value.label.map { "\(label($0)): \(spelling.code(value.type))" } ?? spelling.code(value.type)
      }
      return "(\(elements.joined(separator: ", ")))"
    }
  }

  /// ` throws(APIError)`, or an empty text.
  package var fails: Code { effect.failure == nil ? "" : " throws(\(failure))" }

  package var result: Code {
    effect.kind == .stream ? "any \(spelling.stateKit("EffectStream"))<\(value), \(failure)>" : value
  }

  /// The result for systems whose sequences know the types of their errors.
  var resultOfAnySequence: Code {
    effect.kind == .stream ? "any \(spelling.swift("AsyncSequence"))<\(value), \(failure)>" : value
  }

  private var failure: Code {
    effect.failure?.values.first.map { spelling.code($0.type) } ?? spelling.swift("Never")
  }

  /// The type of each result.
  private var value: Code {
    if effect.kind == .fireAndForget { return spelling.swift("Void") }
    return effect.output.map { type(of: $0.values.map { ($0.label, $0.type) }) } ?? domain.action
  }
}

extension ActionPath {
  /// The values that an action hands to work that runs: the ids of the elements on the path, then the payload.
  var fed: [ActionPathValue] { values.filter(\.isElement) + values.filter { !$0.isElement } }
}
