import StateKit
import StateKitTestSupport
import Testing

@testable import GoldenCode

/// Scopes that continue through optional children.
@MainActor
struct AbsentScopeTests {
  private typealias Root = PlantScope

  private let state: PlantState = {
    var state = PlantState(
      extra: TankState(id: 0, gauge: GaugeState(value: 1)),
      tanks: [TankState(id: 1), TankState(id: 2, gauge: GaugeState(value: 2))]
    )
    state.tanks[id: 2]?.seal = GaugeState(value: 3)
    return state
  }()

  @Test func `scopes read present parts, and read nil through absent parts`() {
    expectEqual(Root.root.extra.gauge.get(state)?.value, 1)
    #expect(Root.root.extra.gauge.get(PlantState()) == nil)
    #expect(Root.root.extra.seal.get(state) == nil)
    expectEqual(Root.root.tanks(id: 2).gauge.get(state)?.value, 2)
    expectEqual(Root.root.tanks(id: 2).seal.get(state)?.value, 3)
    #expect(Root.root.tanks(id: 3).seal.get(state) == nil)
  }

  @Test func `present parts are changed, and other parts are not`() {
    var changed = state
    Root.root.extra.gauge.modify(&changed) { $0?.value = 10 }
    Root.root.tanks(id: 2).seal.modify(&changed) { $0 = nil }
    Root.root.tanks(id: 1).seal.modify(&changed) { $0 = GaugeState(value: 30) }
    var expected = state
    expected.extra?.gauge.value = 10
    expected.tanks[id: 2]?.seal = nil
    expected.tanks[id: 1]?.seal = GaugeState(value: 30)
    expectEqual(changed, expected)
  }

  @Test func `required parts are not removed, and absent parts are not inserted`() {
    var changed = state
    Root.root.extra.gauge.modify(&changed) { $0 = nil }
    Root.root.tanks(id: 3).seal.modify(&changed) { $0 = GaugeState() }
    expectEqual(changed, state)
    var empty = PlantState()
    Root.root.extra.gauge.modify(&empty) { gauge in
      #expect(gauge == nil)
      gauge = GaugeState(value: 1)
    }
    expectEqual(empty, PlantState())
  }

  @Test func `actions are embedded and extracted on the whole way`() {
    let scope = Root.root.tanks(id: 2).seal
    expectEqual(scope.embed(.looked), .tanks(id: 2, action: .seal(.looked)))
    expectEqual(scope.extract(.tanks(id: 2, action: .seal(.looked))), .looked)
    #expect(scope.extract(.tanks(id: 1, action: .seal(.looked))) == nil)
    #expect(scope.extract(.tanks(id: 2, action: .gauge(.looked))) == nil)
  }

  @Test func `to pull back twice is to pull back along the whole way`() {
    let gauge = Reducer<GaugeState, GaugeAction>.gauge()
    let twice = gauge.pullback(.gauge as Scope<TankState, TankAction, GaugeState, GaugeAction>).pullback(
      .extra
    )
    let once = gauge.pullback(Root.root.extra.gauge)
    for before in [state, PlantState()] {
      var (left, right) = (before, before)
      (twice as Reducer<PlantState, PlantAction>).reduce(&left, .extra(.gauge(.shown(value: 7))))
      once.reduce(&right, .extra(.gauge(.shown(value: 7))))
      expectEqual(left, right)
      expectEqual(left.extra?.gauge.value, (before == state ? 7 : nil))
    }
  }

  @Test func `a local store is a view of an optional part`() {
    let store = Store<PlantState, PlantAction>.plant(initialState: state, reducer: Reducers.plant)
    let gauge = store.view(Root.root.extra.gauge)
    var values: [Int?] = []
    let subscription = gauge.subscribe(select: { $0()?.value }, removeDuplicates: ==) { values.append($0) }
    gauge.dispatch(.shown(value: 5))
    store.dispatch(.panel(.darkened))
    store.dispatch(.dried)
    subscription.cancel()
    expectEqual(values, [1, 5, nil])
  }

  @Test func `a list and its elements may be absent, too`() {
    let links = BoardScope.root.cards.element(id: 1).note.links
    var state = BoardState()
    #expect(links.get(state) == nil)
    state.cards = [CardState(id: 1, note: NoteState(links: [LinkState(id: "a")]))]
    expectEqual(links.get(state)?.count, 1)
    expectEqual(links.element(id: "a").get(state)?.id, "a")
    #expect(links.element(id: "b").get(state) == nil)
    links.element(id: "a").modify(&state) { $0 = nil }
    expectEqual(links.get(state)?.isEmpty, true)
  }
}
