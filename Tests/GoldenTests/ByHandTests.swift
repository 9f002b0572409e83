import StateKit
import StateKitTestSupport
import Testing

@testable import GoldenCode

/// A feature whose state and actions are written by hand: all that a schema declares works on them.
@MainActor
struct ByHandTests {
  private let reducer = Reducer.tabsPanel(TabsPanelHandlers(), chosen: .tab(), rows: .tab())

  @Test func `the other name is the enum itself`() {
    #expect(TabsPanelAction.self == TabsPanel.Action.self)
    #expect(TabsPanelAction.DomainState.self == TabsPanel.State.self)
  }

  @Test func `the listed cases have changes, handlers and accessors`() {
    var state = TabsPanel.State(tabs: [1, 2, 3])
    reducer.reduce(&state, .showToast(text: "Saved"))
    expectEqual(state.toast, "Saved")
    reducer.reduce(&state, .moved(0, to: nil))
    expectEqual(state.tabs, [2, 3, 1])
    reducer.reduce(&state, .chosen(.renamed(name: "News")))
    #expect(state.chosen.name == "News" && state.scrolled == 0.5)
    let text: KeyPath<TabsPanelAction, String?> = \.showToast
    expectEqual(TabsPanelAction.showToast(text: "a")[keyPath: text], "a")
    expectEqual(TabsPanelAction.rows(id: 1, action: .renamed(name: "b")).rows?.id, 1)
  }

  @Test func `leaves have the order, the texts and the secrets of the schema`() {
    expectEqual(
      TabsPanelAction.leaves.map(\.name),
      [
        "opened", "showToast", "moved", "hid", "load.request", "load.success", "load.cancelled",
        "chosen.renamed", "rows.renamed",
      ]
    )
    expectEqual(TabsPanelAction.leaves[1].documentation, "Shows a text.")
    expectEqual(TabsPanelAction.load(.success([])).name, "load.success")
    expectEqual(TabsPanelAction.leaves[2].labels, ["_", "to"])
  }

  @Test func `bridges and requests run in a store`() async {
    let store = Store.tabsPanel(
      initialState: TabsPanel.State(rows: [TabState(id: 7)]),
      reducer: reducer
    )
    store.sideEffects.register(TabsPanelEffects(load: { [4, 5] }))
    store.dispatch(.rows(id: 7, action: .renamed(name: "Mail")))
    #expect(store.state.rows[id: 7]?.name == "Mail" && store.state.toast == "Mail")
    store.dispatch(.opened)
    await store.reached { $0.loaded == .loaded([4, 5]) }
  }
}
