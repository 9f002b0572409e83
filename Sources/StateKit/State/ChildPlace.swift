/// The place of a child that may be removed, and the identity of that child.
@MainActor
struct ChildPlace<State> {
  private let source: StateSource<State?>
  private let id: StateID<State>?
  private let identity: ChildIdentity

  /// The place of the child with a given state.
  init(of state: State, in source: StateSource<State?>) {
    self.source = source
    self.id = StateID()
    self.identity = ChildIdentity(of: state, by: id)
  }

  /// The state of the child; nil if it was removed or replaced.
  var state: State? {
    source.isPresent ? source.read { $0.flatMap { isSame($0) ? $0 : nil } } : nil
  }

  /// Whether the child is present.
  var isOccupied: Bool {
    source.isPresent && source.read { $0.map(isSame) ?? false }
  }

  private func isSame(_ state: State) -> Bool {
    ChildIdentity(of: state, by: id) == identity
  }

  /// Calls back whenever the state may have changed.
  func onChange(_ body: @escaping Subscribers.Body) -> Subscription? {
    source.onChange(body)
  }

  var domains: Range<Int>? { source.domains }
  var subscribers: Subscribers? { source.subscribers }
  var timeline: Timeline? { source.timeline }

  func storeFiresBridges(of action: any DomainAction.Type) -> Bool { source.storeFiresBridges(of: action) }

  /// The presence of the child, for the effects that end with it.
  var presence: EffectPresence {
    EffectPresence(isPresent: { isOccupied }, watch: { source.onPresenceChange($0) })
  }
}
