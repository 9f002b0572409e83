// swift-format-ignore: NoLeadingUnderscores
/// For generated code: an event of the state that starts an effect or a bridge: `onChange`, `onMade` or `onGone`.
///
/// `ID` is the type of the elements' ids, or `Void` for an event without an id.
public struct _StateEvent<State, ID>: Sendable {
  /// Whether children come or go.
  public enum Turn: Sendable {
    /// They come.
    case made
    /// They go.
    case gone
  }

  let kind: TriggerKind
  /// The domains that the event is about, counted from that of the state.
  let domains: [Range<Int>]
  let facts: @Sendable (State, DomainMarks?) -> TriggerFacts

  /// The id in a token.
  func id(_ token: EffectToken?) -> ID? {
    if let none = () as? ID { return none }
    return token?.value as? ID
  }
}

extension _StateEvent where ID == Void {
  /// A property or a child changes. Values are compared with the earlier ones. Of a child, an optional child, a list or a
  /// stack nothing is kept, because a second reference would make the next change copy it: the marks of the action decide.
  ///
  /// - Parameters:
  ///   - owners: The domains whose changes may change the compared values.
  ///   - children: The domains of the children.
  ///   - values: The compared values; nil without any.
  public static func changed(
    in owners: [Range<Int>] = [],
    children: [Range<Int>] = [],
    values: (@Sendable (State) -> [_ComparedValue])? = nil
  ) -> _StateEvent {
    _StateEvent(kind: .change, domains: owners + children) { state, marks in
      TriggerFacts(
        values: values?(state) ?? [],
        isTouched: children.contains { domains in marks.map { $0.overlap(domains) } ?? true }
      )
    }
  }

  /// A child that may be absent comes or goes.
  ///
  /// - Parameter action: The action of the child, whose cases tell one case of a one-of from another.
  public static func child<Child, ChildAction>(
    _ turn: Turn,
    in place: _ChildPlace,
    of action: ChildAction.Type,
    _ child: @escaping @Sendable (State) -> Child?
  ) -> _StateEvent {
    _StateEvent(kind: turn.kind, domains: [place.ownerDomain, place.domains]) { state, _ in
      let there = child(state).map { ChildIdentity(of: $0, action) }
      return TriggerFacts(children: there.map { [EffectToken($0)] } ?? [])
    }
  }

  /// The domain itself comes or goes.
  public static func own(_ turn: Turn) -> _StateEvent {
    let kind: TriggerKind = turn == .made ? .ownMade : .ownGone
    return _StateEvent(kind: kind, domains: [_ChildPlace.root.own]) { _, _ in TriggerFacts() }
  }
}

extension _StateEvent {
  /// Elements of a list come or go.
  public static func elements<Element>(
    _ turn: Turn,
    in place: _ChildPlace,
    _ list: @escaping @Sendable (State) -> IdentifiedArray<Element>
  ) -> _StateEvent where Element.ID == ID, ID: Sendable {
    elements(turn, in: place) { state in list(state).map { EffectToken($0.id) } }
  }

  /// Elements of a stack come or go.
  ///
  /// - Parameter isMeant: Whether an element is one that the event is about: one of a case.
  public static func elements<Element>(
    _ turn: Turn,
    in place: _ChildPlace,
    where isMeant: @escaping @Sendable (Element) -> Bool = { _ in true },
    _ stack: @escaping @Sendable (State) -> StackState<Element>
  ) -> _StateEvent where ID == Int {
    elements(turn, in: place) { state in
      let stack = stack(state)
      return zip(stack.ids, stack.elements).filter { isMeant($1) }.map { EffectToken($0.0) }
    }
  }

  private static func elements(
    _ turn: Turn,
    in place: _ChildPlace,
    _ tokens: @escaping @Sendable (State) -> [EffectToken]
  ) -> _StateEvent {
    _StateEvent(kind: turn.kind, domains: [place.ownerDomain, place.domains]) { state, marks in
      // A list is looked at only if it was touched itself, and not for each action of an element.
      if let marks, !marks.mayChangeChildren(place.domains.lowerBound, of: place.owner) {
        return TriggerFacts()
      }
      return TriggerFacts(children: tokens(state))
    }
  }
}

extension _StateEvent.Turn {
  fileprivate var kind: TriggerKind {
    switch self {
    case .made: .made
    case .gone: .gone
    }
  }
}

// swift-format-ignore: NoLeadingUnderscores
/// For generated code: the numbers of a child's domains and of the domain that holds it.
public struct _ChildPlace: Sendable {
  let owner: Int
  /// The child's domain and all below it.
  public let domains: Range<Int>

  /// The domain in which the numbers are counted.
  public static var root: _ChildPlace { _ChildPlace(owner: 0, domains: 0..<1) }

  /// The child's own domain.
  public var own: Range<Int> { domains.lowerBound..<domains.lowerBound + 1 }

  var ownerDomain: Range<Int> { owner..<owner + 1 }
}

extension _ActionTree {
  /// For generated code: the place of a child, by the names of the children on the path to it.
  public func place(of path: String...) -> _ChildPlace {
    _ChildPlace(owner: knownDomains(of: path.dropLast()).lowerBound, domains: knownDomains(of: path))
  }
}
