/// A part of a state.
final class PartialStateSource<Whole, Part>: StateSource<Part> {
  private let whole: StateSource<Whole>
  private let get: @Sendable (Whole) -> Part
  private let domainsBelow: @Sendable (Range<Int>?) -> Range<Int>?

  init(
    _ whole: StateSource<Whole>,
    get: @escaping @Sendable (Whole) -> Part,
    domainsBelow: @escaping @Sendable (Range<Int>?) -> Range<Int>? = { _ in nil }
  ) {
    self.whole = whole
    self.get = get
    self.domainsBelow = domainsBelow
  }

  override func read<Value>(_ body: (Part) -> Value) -> Value {
    whole.read { body(get($0)) }
  }

  override var isPresent: Bool { whole.isPresent }

  override var domains: Range<Int>? { domainsBelow(whole.domains) }

  override var subscribers: Subscribers? { whole.subscribers }

  override var timeline: Timeline? { whole.timeline }

  override func storeFiresBridges(of action: any DomainAction.Type) -> Bool {
    whole.storeFiresBridges(of: action)
  }
}
