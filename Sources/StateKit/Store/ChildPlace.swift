/// Where a child stands that may go, and which child that is.
@MainActor
struct ChildPlace<State> {
  private let source: StateSource<State?>
  private let id: StateID<State>?
  private let identity: ChildIdentity

  /// The place of the child that has a state.
  init(of state: State, in source: StateSource<State?>) {
    self.source = source
    self.id = StateID()
    self.identity = ChildIdentity(of: state, by: id)
  }

  /// The state of the child; nil where it went, also if another child stands there.
  var state: State? {
    source.isPresent ? source.read { $0.flatMap { isSame($0) ? $0 : nil } } : nil
  }

  /// Whether the child is there.
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

  /// Whether the child is there, for the effects that end with it.
  var presence: EffectPresence {
    EffectPresence(isPresent: { isOccupied }, watch: { source.onPresenceChange($0) })
  }
}
