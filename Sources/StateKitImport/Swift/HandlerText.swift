#if Import
internal import StateKitGenerator

/// Writes the handler of an action from the branches for it.
struct HandlerText {
  let signature: HandlerSignature
  let group: DomainPlan.Group
  let state: String
  let access: String
  /// The child that the handler removes at its end.
  var removedChild: String?
  /// The effects and bridges that the generator refused, with the reasons.
  var refused: [(reason: String, code: String)] = []
  let spelling: TypeSpelling

  var piece: SwiftPiece {
    SwiftPiece(key: "func \(signature.shown)", text: text)
  }

  private var text: String {
    let only = group.branches.count == 1 && group.branches[0].isPlain ? group.branches[0] : nil
    let name = group.branches[0].outcome.state
    let names = only.map(names) ?? signature.parameters.map { ($0.label ?? $0.binding).name }
    let parameters = zip(signature.parameters, names).map { parameter, name in
      let type = spelling.code(parameter.type).text
      guard let label = parameter.label else {
        return "_ \(name == "_" ? parameter.binding.name : name): \(type)"
      }
      return name == label.name || name == "_" ? "\(label.label): \(type)" : "\(label.label) \(name): \(type)"
    }
    let head =
      "\(access)func \(signature.name.spelled)(\((["_ \(name): inout \(state)"] + parameters).joined(separator: ", "))) {"
    var body = only.map(\.outcome.body) ?? switched(names)
    for (reason, code) in refused {
      body += (body.isEmpty ? "" : "\n") + WarningText.of(code, reason)
    }
    if let removedChild { body += (body.isEmpty ? "" : "\n") + "\(name).\(removedChild) = nil" }
    return body.isEmpty ? "\(head)}" : "\(head)\n\(Indentation.added("  ", to: body))\n}"
  }

  /// The names that the branch gives to the ids of elements and to the values.
  private func names(of branch: ImportedBranch) -> [String] {
    let ids = signature.parameters.count - branch.arguments.count
    return signature.parameters.enumerated().map { index, parameter in
      if let label = parameter.label?.name, group.path.count > 1, let name = branch.elements[label],
        branch.arguments.isEmpty || index < ids
      {
        return name
      }
      if !branch.arguments.isEmpty, index >= ids, case .name(let name) = branch.arguments[index - ids] {
        return name
      }
      return "_"
    }
  }

  /// A switch over the values, with the patterns and the bodies of the branches.
  private func switched(_ names: [String]) -> String {
    if group.branches.allSatisfy({ $0.outcome.body.isEmpty }) { return "" }
    let count = group.branches.map(\.arguments.count).max() ?? 0
    let values = Array(names.dropFirst(names.count - count))
    return ValueSwitch(branches: group.branches, values: values, body: \.outcome.body).text(
      needsDefault: group.needsDefault
    )
  }
}
#endif
