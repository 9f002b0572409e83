/// The last state of a child that is gone.
final class GoneStateSource<State>: StateSource<State> {
  private let last: State

  init(_ last: State) {
    self.last = last
  }

  override func read<Value>(_ body: (State) -> Value) -> Value { body(last) }
  override var isPresent: Bool { false }
  override var domains: Range<Int>? { nil }
  override var subscribers: Subscribers? { nil }
  override func storeFiresBridges(of action: any DomainAction.Type) -> Bool { false }
}
