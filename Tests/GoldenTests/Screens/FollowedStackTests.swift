import StateKit
import Testing

/// Properties that follow others inside of the elements of a stack.
@MainActor
struct FollowedStackTests {
  @Test func `each element's child follows its own parent`() {
    let store = Store.atlas(reducer: .atlas(maps: .atlasMaps(sheet: .chart(legend: .chartLegend()))))
    store.dispatch(.opened(name: "North"))
    store.dispatch(.opened(name: "South"))
    #expect(store.state.maps.elements.map { $0.sheet?.legend.title } == ["North", "South"])
    store.dispatch(.maps(id: 0, action: .sheet(.renamed(name: "Pole"))))
    #expect(store.state.maps.elements.map { $0.sheet?.legend.title } == ["Pole", "South"])
  }
}
