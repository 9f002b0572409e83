#if Import
internal import StateKitGenerator

/// One effect for all branches of an action that send actions. Its closure switches over the values of the action.
struct SwitchedEffect {
  let effect: ImportedEffect

  /// The effects of an action: one, or one for each condition of the schema.
  static func all(of group: DomainPlan.Group) -> [ImportedEffect] {
    let parts = group.branches.flatMap(\.outcome.parts)
    guard let first = parts.first else { return [] }
    guard parts.contains(where: { $0.condition != nil }) else {
      return [SwitchedEffect(group, parts, first).effect]
    }
    return parts.map { SwitchedEffect(group, [$0], $0).effect }
  }

  private init(_ group: DomainPlan.Group, _ parts: [SentPart], _ first: SentPart) {
    let count = group.branches.map(\.arguments.count).max() ?? 0
    let ids = Set(group.branches.flatMap(\.elements.keys))
    let inputs = parts.flatMap(\.inputs).reduce(into: [(name: String, path: [String])]()) { all, input in
      if !all.contains(where: { $0.name == input.name }) { all.append(input) }
    }
    let only = group.branches.count == 1 && group.branches[0].isPlain ? group.branches[0] : nil
    let values = (0..<count).map { index in
      guard let only else { return "value\(index)" }
      if index < only.arguments.count, case .name(let name) = only.arguments[index] { return name }
      return "_"
    }
    let elements = group.elementNames.map { child in
      if let only { return only.elements[child] ?? "_" }
      return ids.contains(child) ? child : "_"
    }
    // A branch for all values may leave their names out.
    let ignored = only.map { max(0, group.valueCount - $0.arguments.count) } ?? 0
    let closure = ClosureText(
      parameters: elements + values + Array(repeating: "_", count: ignored),
      inputs: inputs.map(\.name)
    )
    let statements = { (parts: [SentPart]) in parts.map(\.statements).joined(separator: "\n") }
    let body =
      only != nil
      ? statements(parts)
      : ValueSwitch(branches: group.branches, values: values) { statements($0.outcome.parts) }.text(
        needsDefault: group.needsDefault,
        joinsRest: true
      )
    let sending = "AsyncStream<Action>.sending { send in\n\(Indentation.added("  ", to: body))\n}"
    var effect = ImportedEffect(
      on: group.path,
      kind: .stream,
      inputs: inputs,
      closure: closure.text(result: sending),
      location: first.location
    )
    effect.policy = parts.contains { $0.policy == .latest } ? .latest : .every
    effect.condition = first.condition
    effect.cancelID = parts.lazy.compactMap(\.cancelID).first
    self.effect = effect
  }
}
#endif
