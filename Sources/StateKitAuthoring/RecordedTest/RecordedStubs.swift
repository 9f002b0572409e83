internal import StateKitGenerator

/// Writes the stubs of a test, and registers them.
struct RecordedStubs {
  let names: TestTypeNames
  let width: Int

  /// `let save = EffectStub<(id: Int, quantity: Int), Int, CartError>()`
  func declaration(of stub: RecordedWork.Stub) -> Code? {
    stub.name.map { name in
      "let \(name) = EffectStub<\(input(of: stub.work)), \(output(of: stub)), \(failure(of: stub.work))>()"
    }
  }

  /// `store.sideEffects.register(CartRowEffects(save: { (id, quantity) async throws(CartError) in try await save.call((id, quantity)) }))`
  func registration(of domain: DomainModel, _ stubs: [RecordedWork.Stub]) -> [Code] {
    names.use(domain.id.module?.name)
    let effects = Identifier(validated: GeneratedNames(domain: domain.name).effects)
    let closures = stubs.map { Expression.Element(label: $0.work.name, value: closure(of: $0)) }
    return Expression.call(
      "store.sideEffects.register",
      [Expression.Element(value: .call("\(effects)", closures))]
    )
    .lines(within: width)
  }

  private func closure(of stub: RecordedWork.Stub) -> Expression {
    let values = inputs(of: stub.work)
    let parameters: [Code] =
      values.enumerated().map { index, value in
        stub.name == nil ? "_" : "\(value.label ?? Identifier(validated: "value\(index)"))"
      } + (stub.work.feeds == nil ? [] : ["_"])
    let head: Code = parameters.joined(separator: ", ")
    guard let name = stub.name else { return .plain(parameters.isEmpty ? "{}" : "{ \(head) in }") }
    let isStream = stub.work.kind == .stream
    if values.count < 2, stub.work.feeds == nil {
      return .plain(isStream ? "\(name).stream" : "\(name).call")
    }
    let taken: [Code] = Array(parameters.prefix(values.count))
    let input: Code = taken.count < 2 ? taken.joined(separator: "") : "(\(taken.joined(separator: ", ")))"
    if isStream { return .closure(head: head, body: "\(name).stream(\(input))") }
    // Swift does not infer the type of the error that a closure throws.
    guard stub.work.failure != nil else { return .closure(head: head, body: "await \(name).call(\(input))") }
    return .closure(
      head: "(\(head)) async throws(\(failure(of: stub.work)))",
      body: "try await \(name).call(\(input))"
    )
  }

  private func inputs(of work: EffectModel) -> [(label: Identifier?, type: Code)] {
    let given: [(Identifier?, Code)] = (work.handed?.arguments ?? []).map {
      ($0.label, names.code($0.type.type))
    }
    if let values = work.valuesType {
      return given + [(EffectModel.valuesName, "\(values)")]
    }
    return given + work.inputs.map { ($0.label, names.code($0.type.type)) }
  }

  private func input(of work: EffectModel) -> Code { tuple(inputs(of: work)) }

  private func output(of stub: RecordedWork.Stub) -> Code {
    guard let output = stub.work.output else { return "\(stub.domain.actionType)" }
    return tuple(output.values.map { ($0.label, names.code($0.type.type)) })
  }

  private func failure(of work: EffectModel) -> Code {
    work.failure?.values.first.map { names.code($0.type.type) } ?? "Never"
  }

  private func tuple(_ values: [(label: Identifier?, type: Code)]) -> Code {
    switch values.count {
    case 0: return "Void"
    case 1: return values[0].type
    default:
      let parts: [Code] = values.map { value in
        value.label.map { "\(label: $0): \(value.type)" } ?? value.type
      }
      return "(\(parts.joined(separator: ", ")))"
    }
  }
}

extension TimeSchema {
  /// `.milliseconds(300)`
  var duration: Code {
    if microseconds.isMultiple(of: 1_000_000) { return ".seconds(\(microseconds / 1_000_000))" }
    if microseconds.isMultiple(of: 1000) { return ".milliseconds(\(microseconds / 1000))" }
    return ".microseconds(\(microseconds))"
  }
}
