import StateKit
import StateKitTestSupport
import StateKitTesting
import Testing

@testable import GoldenCode

/// Properties that children have in common with their parents.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ShareTests {
  private static let slot: Reducer<SlotState, SlotAction> = .slot()
  private static let stall: Reducer<StallState, StallAction> = .stall(
    StallReducer(),
    tag: slot,
    sign: .plate(),
    crates: .crate(sign: .plate())
  )
  private static let reducer: Reducer<BazaarState, BazaarAction> = .bazaar(
    BazaarReducer(),
    till: .till(TillReducer(), slot: slot),
    lens: .lens(),
    scene: .bazaarScene(sheet: .receipt(), chart: .bazaarMap()),
    stalls: stall,
    path: .bazaarPath(sheet: .receipt(), chart: .bazaarMap()),
    rates: .rates()
  )

  private let issues = Issues()

  private func store(_ state: BazaarState = BazaarState()) -> Store<BazaarState, BazaarAction> {
    .bazaar(
      initialState: state,
      reducer: Self.reducer,
      configuration: StoreConfiguration(reporter: issues.reporter)
    )
  }

  /// A child of each kind.
  private func full() -> Store<BazaarState, BazaarAction> {
    let store = store()
    for action: BazaarAction in [
      .lensOpened, .shown, .stallAdded(id: 1), .stallAdded(id: 2), .visited, .walked, .visited,
    ] {
      store.dispatch(action)
    }
    return store
  }

  /// All that shares the currency.
  private func currencies(of state: BazaarState) -> Set<String> {
    var all: Set = [state.currency, state.till.currency, state.till.slot.coin, state.rates.base]
    all.formUnion(
      [state.lens?.currency, state.scene?.sheet?.currency, state.scene?.chart?.currency].compactMap(\.self)
    )
    all.formUnion(state.stalls.flatMap { [$0.currency, $0.tag.coin] })
    all.formUnion(state.path.compactMap(\.sheet?.currency))
    return all
  }

  @Test func `the first state has the parent's value everywhere`() {
    var state = BazaarState(currency: "CHF")
    state.stalls = [StallState(id: 1, currency: "old")]
    state.lens = LensState(title: "", currency: "old")
    expectEqual(currencies(of: store(state).state), ["CHF"])
  }

  @Test func `children that are made have the value, with their own children`() {
    let store = full()
    expectEqual(currencies(of: store.state), ["EUR"])
    expectEqual(store.path.count, 3)
    store.dispatch(.measured(unit: 5))
    store.dispatch(.stallAdded(id: 3))
    expectEqual(store.stalls.map(\.unit), [5, 5, 5])
    expectEqual(store.path.compactMap(\.chart?.unit), [5])
  }

  @Test(arguments: [
    BazaarAction.picked(currency: "new"), .till(.changed(currency: "new")), .till(.binding(.currency("new"))),
    .till(.slot(.thrown(coin: "new"))), .lens(.turned(currency: "new")), .lens(.closed(currency: "new")),
    .scene(.sheet(.typed(currency: "new"))), .stalls(id: 2, action: .priced(currency: "new")),
    .stalls(id: 1, action: .tag(.thrown(coin: "new"))),
    .stalls(id: 1, action: .moved(id: 9, currency: "new")),
    .path(id: 2, action: .sheet(.typed(currency: "new"))), .rates(.rebased(base: "new")),
  ])
  func `what any child changes, all have`(action: BazaarAction) {
    let store = full()
    store.dispatch(action)
    expectEqual(currencies(of: store.state), ["new"], "\(action)")
    expectEqual(issues.messages, [])
  }

  @Test func `a reaction sees what the child changed, and has the last word`() {
    let store = full()
    store.dispatch(.till(.emptied))
    expectEqual(currencies(of: store.state), ["XXX"])
  }

  @Test func `an element of a stack shares a list`() {
    let store = full()
    store.dispatch(.path(id: 0, action: .sheet(.noted(text: "a"))))
    store.dispatch(.path(id: 2, action: .sheet(.noted(text: "b"))))
    expectEqual(store.notes, ["a", "b"])
    expectEqual(store.path.compactMap(\.sheet?.notes), [["a", "b"], ["a", "b"]])
  }

  @Test func `what follows a property in an element follows the change by an action of the parent`() {
    let store = full()
    store.dispatch(.stallNamed(id: 2, name: "Fruit"))
    expectEqual(store.state.stalls.map(\.sign.text), ["", "Fruit"])
    var state = store.state
    state.stalls[id: 1]?.crates = [CrateState(id: 7), CrateState(id: 8)]
    let filled = self.store(state)
    filled.dispatch(.crateFilled(id: 1, crate: 8, goods: "Figs"))
    expectEqual(filled.state.stalls[id: 1]?.crates.map(\.sign.text), ["", "Figs"])
    expectEqual(filled.state.stalls[id: 2]?.sign.text, "Fruit")
  }

  @Test func `an action that changes no shared value changes nothing else`() {
    let store = full()
    var seen: [String] = []
    let part = store.view(BazaarScope.root.till).subscribe { state in seen.append(state.currency) }
    seen = []
    store.dispatch(.stalls(id: 1, action: .stocked))
    store.dispatch(.counted)
    store.dispatch(.till(.doubled))
    expectEqual(seen, ["EUR"])
    store.dispatch(.stalls(id: 1, action: .priced(currency: "new")))
    expectEqual(seen, ["EUR", "new"])
    withExtendedLifetime(part) {}
  }

  // MARK: In vain

  @Test func `what a handler writes into a followed property is taken back and reported`() {
    let store = full()
    store.dispatch(.till(.forged))
    store.dispatch(.stalls(id: 2, action: .forged))
    expectEqual(store.till.unit, 1)
    expectEqual(store.stalls.map(\.unit), [1, 1])
    expectEqual(store.stalls[id: 2]?.goods, 7)
    expectEqual(issues.kinds, [.overwrittenProperty, .overwrittenProperty])
    expectEqual(
      issues.messages.last,
      "A handler of the action stalls.forged wrote stalls.unit, which has the value of a property of its parent and was overwritten: change the parent's property."
    )
  }

  @Test func `a parent's handler that writes the copies is reported, and one that makes a child is not`() {
    let store = full()
    store.dispatch(.tillForged)
    expectEqual(currencies(of: store.state), ["EUR"])
    expectEqual(issues.messages.map { $0.contains("till.currency") }, [true])
    store.dispatch(.stallForged(id: 1, currency: "forged"))
    expectEqual(currencies(of: store.state), ["EUR"])
    expectEqual(issues.messages.last.map { $0.contains("stalls.currency") }, true)
    store.dispatch(.stallForged(id: 4, currency: "forged"))
    store.dispatch(.lensForged)
    expectEqual(store.lens?.title, "forged")
    expectEqual(currencies(of: store.state), ["EUR"])
    expectEqual(issues.messages.count, 2)
    store.dispatch(.till(.doubled))
    expectEqual(issues.messages.count, 2)
  }

  // MARK: Without a store

  @Test func `the reducer alone, a step, a host and a wrapped reducer share as well`() {
    var state = full().state
    Self.reducer(&state, .rates(.rebased(base: "alone")))
    expectEqual(currencies(of: state), ["alone"])
    _ = Domain.bazaar(reducer: Self.reducer).step(&state, .stalls(id: 1, action: .priced(currency: "step")))
    expectEqual(currencies(of: state), ["step"])
    DomainHost(Domain.bazaar(reducer: Self.reducer)).reduce(&state, .lens(.turned(currency: "host")))
    expectEqual(currencies(of: state), ["host"])
    let reducer = Self.reducer
    let wrapped = Reducer<BazaarState, BazaarAction> { state, action in
      reducer(&state, action)
      state.opened += 1
    }
    wrapped(&state, .path(id: 0, action: .sheet(.typed(currency: "wrapped"))))
    expectEqual(currencies(of: state), ["wrapped"])
  }

  @Test func `a wrapped reducer of a child shares what the wrapper changes`() {
    let loud = Reducer<RatesState, RatesAction> { state, action in
      Reducer<RatesState, RatesAction>.rates()(&state, action)
      state.base = state.base.uppercased()
    }
    let reducer: Reducer<BazaarState, BazaarAction> = .bazaar(
      BazaarReducer(),
      till: .till(TillReducer(), slot: Self.slot),
      lens: .lens(),
      scene: .bazaarScene(sheet: .receipt(), chart: .bazaarMap()),
      stalls: Self.stall,
      path: .bazaarPath(sheet: .receipt(), chart: .bazaarMap()),
      rates: loud
    )
    var state = full().state
    reducer(&state, .rates(.rebased(base: "usd")))
    expectEqual(currencies(of: state), ["USD"])
  }

  @Test func `a host reports what was written in vain`() {
    let host = DomainHost(
      Domain.bazaar(reducer: Self.reducer),
      configuration: StoreConfiguration(reporter: issues.reporter)
    )
    var state = full().state
    host.reduce(&state, .till(.forged))
    expectEqual(issues.kinds, [.overwrittenProperty])
  }

  @Test func `a test store expects the property and its copies`() {
    let store = TestStore(initialState: BazaarState(), reducer: Self.reducer)
    store.send(.till(.changed(currency: "USD"))) {
      $0.currency = "USD"
      $0.till.currency = "USD"
      $0.till.slot.coin = "USD"
      $0.rates.base = "USD"
    }
  }

  @Test func `each of the cases that share a property changes it`() {
    let store = store()
    store.dispatch(.shown)
    store.dispatch(.scene(.sheet(.typed(currency: "JPY"))))
    expectEqual(currencies(of: store.state), ["JPY"])
    store.dispatch(.charted)
    store.dispatch(.scene(.chart(.priced(currency: "PLN"))))
    expectEqual(currencies(of: store.state), ["PLN"])
  }
}

private struct BazaarReducer: BazaarReducing {
  func stallForged(_ state: inout BazaarState, id: Int, currency: String) {
    if state.stalls[id: id] == nil {
      state.stalls.append(StallState(id: id, currency: currency))
    } else {
      state.stalls[id: id]?.currency = currency
    }
  }

  func lensForged(_ state: inout BazaarState) {
    state.lens = nil
    state.lens = LensState(title: "forged", currency: state.currency)
  }

  func tillForged(_ state: inout BazaarState) { state.till.currency = "forged" }
  func tillDoubled(_ state: inout BazaarState) { state.opened += 2 }
}

private struct TillReducer: TillReducing {
  func forged(_ state: inout TillState) { state.unit = 99 }
}

private struct StallReducer: StallReducing {
  func forged(_ state: inout StallState) {
    state.unit = 99
    state.goods = 7
  }
}
