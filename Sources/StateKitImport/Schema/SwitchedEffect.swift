#if Import
/// One effect for the branches of an action that each match some of its values: its closure has a switch.
struct SwitchedEffect {
  let effect: ImportedEffect

  /// Nil if no branch sends anything.
  init?(group: DomainPlan.Group) {
    let parts = group.branches.flatMap(\.outcome.parts)
    guard let first = parts.first else { return nil }
    let count = group.branches.map(\.arguments.count).max() ?? 0
    let ids = group.branches.flatMap(\.elements.keys).reduce(into: [String]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    let inputs = parts.flatMap(\.inputs).reduce(into: [(name: String, path: [String])]()) { all, input in
      if !all.contains(where: { $0.name == input.name }) { all.append(input) }
    }
    let values = (0..<count).map { "value\($0)" }
    let elements = group.elementNames.map { ids.contains($0) ? $0 : "_" }
    let parameters = elements + values + inputs.map(\.name)
    let body = ValueSwitch(branches: group.branches, values: values) { branch in
      branch.outcome.parts.map(\.statements).joined(separator: "\n")
    }
    let sending =
      "AsyncStream<Action>.sending { send in\n\(Indentation.added("  ", to: body.text(needsDefault: nil)))\n}"
    var effect = ImportedEffect(
      on: group.path,
      kind: "stream",
      inputs: inputs,
      closure: "{ \(parameters.joined(separator: ", ")) in\n\(Indentation.added("  ", to: sending))\n}",
      location: first.location
    )
    effect.policy = parts.contains { $0.policy == "latest" } ? "latest" : "every"
    effect.cancelID = parts.lazy.compactMap(\.cancelID).first
    self.effect = effect
  }
}
#endif
