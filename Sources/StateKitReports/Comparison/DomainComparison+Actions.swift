internal import StateKitGenerator

extension DomainComparison {
  var actionChanges: [SchemaChange] {
    let actions = Pairing(
      old.model.actions,
      new.model.actions,
      name: \.name.name,
      earlierNames: \.earlierNames
    )
    return actions.pairs.compactMap(changed) + actions.removed.map { removed($0, actions) }
      + actions.added.map(added)
  }

  private func changed(_ pair: Pairing<ActionModel>.Pair) -> SchemaChange? {
    let (old, new) = (pair.old, pair.new)
    var change = caseChange(pair.isRenamed, .action, old.name, new.name)
    comparePayloads(old, new, in: "payload", &change)
    compareReductions(old, new, &change)
    switch (old.deprecated, new.deprecated) {
    case (nil, .some): change.add("now deprecated")
    case (.some, nil): change.add("no longer deprecated")
    default: break
    }
    return pair.isRenamed || !change.details.isEmpty ? change : nil
  }

  private func compareReductions(_ old: ActionModel, _ new: ActionModel, _ change: inout SchemaChange) {
    guard old.reduction.described != new.reduction.described else { return }
    switch (old.isHandled, new.isHandled) {
    case (true, _): change.add("no longer handled by hand")
    case (_, true): change.add(required(new.name), source: .breaking)
    default: change.add("changes the state in another way")
    }
  }

  private func removed(_ action: ActionModel, _ actions: Pairing<ActionModel>) -> SchemaChange {
    SchemaChange(
      kind: .removed,
      subject: .action,
      name: "\(old.name).\(action.name.name)",
      suggestion: actions.successor(of: action, shape: \.shape).map {
        .mayBeRenamed(.action, from: action.name.name, to: $0.name.name)
      },
      source: .breaking,
      stored: ifStored(.breaking),
      location: places.old.actionCase(action.name.name, of: old.name)
    )
  }

  private func added(_ action: ActionModel) -> SchemaChange {
    var change = addition(.action, action.name)
    if action.isHandled { change.add(required(action.name), source: .breaking) }
    return change
  }

  func addition(_ subject: SchemaChange.Subject, _ name: Identifier) -> SchemaChange {
    SchemaChange(
      kind: .added,
      subject: subject,
      name: "\(new.name).\(name.name)",
      location: places.new.actionCase(name.name, of: new.name)
    )
  }

  func caseChange(
    _ isRenamed: Bool,
    _ subject: SchemaChange.Subject,
    _ oldName: Identifier,
    _ newName: Identifier
  ) -> SchemaChange {
    SchemaChange(
      kind: isRenamed ? .renamed : .changed,
      subject: subject,
      name: "\(new.name).\(newName.name)",
      earlierName: isRenamed ? "\(old.name).\(oldName.name)" : nil,
      source: isRenamed ? .breaking : .compatible,
      stored: isRenamed ? ifStored(.migrated) : .compatible,
      location: places.new.actionCase(newName.name, of: new.name)
    )
  }

  /// `UsersReducing` has one more method, which each type that conforms to it must have.
  func required(_ handler: Identifier) -> Phrase {
    let signature = new.code.handlers.first { $0.name == handler }?.shown ?? handler.name
    return "\(code: new.code.reducing.name) requires \(code: signature), which scaffold adds"
  }

  /// Compares what two cases carry. `what` is what it is called, such as `payload`.
  func comparePayloads(_ old: ActionModel, _ new: ActionModel, in what: Phrase, _ change: inout SchemaChange)
  {
    let payloads = PayloadComparison(old: old.payload, new: new.payload, comparison: comparison)
    if !payloads.areSame {
      change.add(
        .changed(what, from: old.payload.signature, to: new.payload.signature),
        source: .breaking,
        stored: ifStored(payloads.stored)
      )
      if self.old.isStored, let obstacle = payloads.obstacle { change.add(obstacle) }
    }
    for key in new.payload.hidden where !old.payload.hidden.contains(key) {
      change.add("\(code: key) is sensitive now")
    }
    for key in old.payload.hidden where !new.payload.hidden.contains(key) {
      change.add("\(code: key) is not sensitive any more")
    }
  }
}

extension [PayloadValueModel] {
  /// The keys of the sensitive values.
  fileprivate var hidden: [String] { stored.filter(\.isSensitive).map(\.key) }
}
