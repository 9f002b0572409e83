import StateKit
import StateKitTestSupport
import Testing

@testable import GoldenCode

/// Properties that follow others inside of the elements of a stack.
@MainActor
struct FollowedStackTests {
  @Test func `each element's child follows its own parent`() {
    let store = Store.atlas(reducer: .atlas(maps: .atlasMaps(sheet: .chart(legend: .chartLegend()))))
    store.dispatch(.opened(name: "North"))
    store.dispatch(.opened(name: "South"))
    expectEqual(store.state.maps.elements.map { $0.sheet?.legend.title }, ["North", "South"])
    store.dispatch(.maps(id: 0, action: .sheet(.renamed(name: "Pole"))))
    expectEqual(store.state.maps.elements.map { $0.sheet?.legend.title }, ["Pole", "South"])
  }

  @Test func `a bridge hands the id of one element to each`() {
    let store = Store.atlas(reducer: .atlas(maps: .atlasMaps(sheet: .chart(legend: .chartLegend()))))
    for name in ["North", "South", "East"] { store.dispatch(.opened(name: name)) }
    store.dispatch(.maps(id: 1, action: .sheet(.renamed(name: "Pole"))))
    expectEqual(store.state.maps.elements.map { $0.sheet?.mark }, [1, 1, 1])
  }

  @Test func `a reducer that is pulled back by hand follows, too`() {
    // A change that the parent overwrites, as the property follows another one.
    let legend = Reducer<ChartLegendState, ChartLegendAction>.chartLegend()
    let sheet = Reducer<ChartState, ChartAction>.combine(
      .chart(legend: legend),
      Reducer { state, _ in state.legend.title = "Wrong" }
    )
    let element = Reducer<AtlasMapsState, AtlasMapsAction>.atlasMaps(sheet: sheet)
    let byScope: Reducer<AtlasState, AtlasAction> = element.pullback(AtlasScope.root.maps)
    let byPath: Reducer<AtlasState, AtlasAction> = element.pullback(state: \.maps, action: \.maps)
    for reducer in [byScope, byPath] {
      var state = AtlasState()
      for name in ["North", "South"] { Reducer.atlas(maps: element).reduce(&state, .opened(name: name)) }
      reducer.reduce(&state, .maps(id: 1, action: .sheet(.renamed(name: "Pole"))))
      expectEqual(state.maps.elements.map { $0.sheet?.legend.title }, ["North", "Pole"])
    }
  }
}
