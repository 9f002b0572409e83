import StateKit
import Testing

/// Properties that follow others inside of the elements of a stack.
@MainActor
struct FollowedStackTests {
  @Test func `each element's child follows its own parent`() {
    let store = Store.atlas(reducer: .atlas(maps: .atlasMaps(map: .map(legend: .mapLegend()))))
    store.dispatch(.opened(name: "North"))
    store.dispatch(.opened(name: "South"))
    #expect(store.state.maps.elements.map { $0.map?.legend.title } == ["North", "South"])
    store.dispatch(.maps(id: 0, action: .map(.renamed(name: "Pole"))))
    #expect(store.state.maps.elements.map { $0.map?.legend.title } == ["Pole", "South"])
  }
}
