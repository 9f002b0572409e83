/// The state of one child that may be removed. After it is removed or replaced, this source keeps its last state.
final class ChildStateSource<State>: StateSource<State> {
  private let place: ChildPlace<State>
  private var last: State
  private var isGone = false
  private var subscription: Subscription?

  /// Nil if the child is absent.
  init?(_ source: StateSource<State?>) {
    guard source.isPresent, let state = source.read({ $0 }) else { return nil }
    self.place = ChildPlace(of: state, in: source)
    self.last = state
  }

  /// Follows all changes from now on, also those that are not read.
  func watch() {
    subscription = place.onChange { [weak self] in self?.keep() }
  }

  private func keep() {
    if isGone { return }
    if let state = place.state { last = state } else { leave() }
  }

  /// The presence of the child, for the effects that end with it; they must not retain this object.
  var presence: EffectPresence { place.presence }

  private func leave() {
    isGone = true
    subscription = nil
  }

  override var isPresent: Bool {
    if !isGone && !place.isOccupied { leave() }
    return !isGone
  }

  override func read<Value>(_ body: (State) -> Value) -> Value {
    keep()
    return body(last)
  }

  override var domains: Range<Int>? { place.domains }

  override var subscribers: Subscribers? { place.subscribers }

  override var timeline: Timeline? { place.timeline }

  override func storeFiresBridges(of action: any DomainAction.Type) -> Bool {
    place.storeFiresBridges(of: action)
  }
}
