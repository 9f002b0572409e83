internal import StateKitGenerator

extension DomainDiff {
  var actionChanges: [SchemaChange] {
    let actions = pairing.actions
    let successors = actions.successors(shape: \.shape)
    return actions.pairs.compactMap(changed)
      + actions.removed.map { removed($0, successor: successors[$0.name.name]) } + actions.added.map(added)
  }

  private func changed(_ pair: Pairing<ActionModel>.Pair) -> SchemaChange? {
    let (old, new) = (pair.old, pair.new)
    var change = caseChange(pair.isRenamed, .action, old.name, new.name, new.location)
    comparePayloads(old, new, in: Phrase(ActionKey.payload), &change)
    compareReductions(old.reduction, new.reduction, of: new.name, &change)
    if old.dismisses != new.dismisses {
      change.add(new.dismisses ? "now dismisses its domain" : "no longer dismisses its domain")
    }
    switch (old.deprecated, new.deprecated) {
    case (nil, .some): change.add("now deprecated")
    case (.some, nil): change.add("no longer deprecated")
    case (let old?, let new?):
      if old != new {
        change.add(.changed("the message of \(code: ActionKey.deprecated.rawValue)", from: old, to: new))
      }
    case (nil, nil): break
    }
    return pair.isRenamed || !change.details.isEmpty ? change : nil
  }

  /// Compares how an action, or a reaction to one, changes the state. `handler` is the name of the method that the user
  /// writes for it.
  func compareReductions(
    _ old: Reduction,
    _ new: Reduction,
    of handler: Identifier,
    _ change: inout SchemaChange
  ) {
    switch (old, new) {
    case (.handler, .handler): break
    case (.handler, _): change.add("no longer handled by hand")
    case (_, .handler): change.add(required(handler), source: .breaking)
    default: if old.described != new.described { change.add("changes the state in another way") }
    }
  }

  private func removed(_ action: ActionModel, successor: ActionModel?) -> SchemaChange {
    removal(.action, action.name, successor: successor?.name, action.location)
  }

  private func added(_ action: ActionModel) -> SchemaChange {
    var change = addition(.action, action.name, action.location)
    if action.hasHandler { change.add(required(action.name), source: .breaking) }
    return change
  }

  /// Compares the payloads of two cases. `what` names the payload in the report.
  func comparePayloads(_ old: ActionModel, _ new: ActionModel, in what: Phrase, _ change: inout SchemaChange)
  {
    let payloads = PayloadDiff(old: old.payload, new: new.payload, diff: diff)
    if !payloads.areSame {
      change.add(
        .changed(what, from: old.payload.spelled, to: new.payload.spelled),
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
