/// The requests and effects of a domain as text, from which a test that explores the domain makes up answers.
struct WorkTableTranslator {
  let domain: DomainCode

  /// The argument of the action tree; empty where actions cannot be made up.
  var argument: [Code] {
    let work: [EffectModel] = domain.model.work
    guard domain.model.actionConformances.areRecordable, !work.isEmpty else { return [] }
    let properties: [Identifier: Identifier] = domain.model.requests.reduce(into: [:]) {
      $0[$1.name] = $1.storage?.property.name
    }
    return ["work: \"\"\""] + work.map { line(of: $0, properties[$0.name]) }.indented + ["  \"\"\","]
  }

  /// `save task save.success(id) save.failure(id) saved`, with `-` for what is missing.
  private func line(of work: EffectModel, _ property: Identifier?) -> Code {
    let kept: Code = property.map { "\(plain: $0)" } ?? "-"
    let kind: Code = Code(verbatim: work.kind.rawValue)
    return "\(plain: work.name) \(kind) \(answer(work.output)) \(answer(work.failure)) \(kept)"
  }

  private func answer(_ outcome: EffectOutcome?) -> Code {
    guard let outcome else { return "-" }
    let names: [Identifier] = outcome.action.steps.map(\.name) + [outcome.action.action]
    let path: Code = names.map { "\(plain: $0)" as Code }.joined(separator: ".")
    guard outcome.carriesID, let id = outcome.action.payload.first?.label else { return path }
    return "\(path)(\(plain: id))"
  }
}
