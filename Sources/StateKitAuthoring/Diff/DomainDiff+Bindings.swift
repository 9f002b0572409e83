internal import StateKitGenerator

extension DomainDiff {
  /// The changes of bound properties, which are called `Settings.binding.name`.
  var bindingChanges: [SchemaChange] {
    let bound = pairing.boundActions
    return bound.pairs.compactMap(changed)
      + bound.removed.map { action in
        var change = SchemaChange(
          kind: .removed,
          subject: .action,
          name: name(of: action, in: old),
          source: .breaking,
          stored: ifStored(.breaking),
          location: action.location
        )
        change.add("'binds' does not list the property any more")
        return change
      }
      + bound.added.map { action in
        SchemaChange(
          kind: .added,
          subject: .action,
          name: name(of: action, in: new),
          location: action.location
        )
      }
  }

  private func changed(_ pair: Pairing<ActionModel>.Pair) -> SchemaChange? {
    var change = SchemaChange(
      kind: pair.isRenamed ? .renamed : .changed,
      subject: .action,
      name: name(of: pair.new, in: new),
      earlierName: pair.isRenamed ? name(of: pair.old, in: old) : nil,
      source: pair.isRenamed ? .breaking : .compatible,
      stored: pair.isRenamed ? ifStored(.migrated) : .compatible,
      location: pair.new.location
    )
    comparePayloads(pair.old, pair.new, in: Phrase(ActionKey.payload), &change)
    return pair.isRenamed || !change.details.isEmpty ? change : nil
  }

  private func name(of action: ActionModel, in domain: ComparedDomain) -> String {
    let group = domain.model.binding.map { $0.name.name + "." } ?? ""
    return "\(domain.name).\(group)\(action.name.name)"
  }
}
