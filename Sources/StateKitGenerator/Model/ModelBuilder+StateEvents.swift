extension ModelBuilder {
  func event(_ event: ResolvedStateEvent) -> StateEventModel {
    let path = path(to: event.action, at: event.schema.location)
    return StateEventModel(
      word: event.schema.word,
      text: event.schema.text,
      subject: subject(event.subject),
      handed: EffectTrigger(path: path, positions: Array(path.values.indices))
    )
  }

  private func subject(_ subject: ResolvedStateEvent.Subject) -> StateEventModel.Subject {
    switch subject {
    case .own: .own
    case .child(let child): .child(passing(child))
    case .parts(let parts): .parts(parts.map(part))
    }
  }

  private func passing(_ child: ResolvedStateEvent.PassingChild) -> PassingChildModel {
    let last = Resolved(child.way.last).known
    return PassingChildModel(
      place: child.way.map(\.name),
      property: path(to: child.property),
      kind: Resolved(last.kind).known,
      domain: reference(last),
      elements: child.elements.map { Identifier(validated: $0.name) }
    )
  }

  private func part(_ part: ResolvedStateEvent.ObservedPart) -> ObservedPartModel {
    let isKnown = part.property.unknown == nil && part.property.valueType.map(index.knows) == true
    return ObservedPartModel(
      property: path(to: part.property),
      child: part.child.map { $0.map(\.name) },
      owners: part.owners,
      list: part.list,
      location: isKnown ? nil : part.path.end
    )
  }
}
