import StateKit

/// The types of a feature from before the schema.
nonisolated enum TabsPanel {
  struct State: Equatable, Sendable {
    var tabs: [Int] = []
    var toast: String?
    var loaded: Loadable<[Int], Never> = .idle
    var chosen = TabState()
    var rows: IdentifiedArray<TabState> = []
    var scrolled = 0.5
  }

  /// The order of the cases is not that of the schema.
  enum Action: Equatable, Sendable {
    case rows(IdentifiedAction<Int, TabAction>)
    case chosen(TabAction)
    case load(Load)
    @available(*, deprecated) case hid
    case moved(Int, to: Int?)
    case showToast(text: String)
    case opened
  }
}

nonisolated enum TabAction: Equatable, Sendable {
  case renamed(name: String)
}

struct TabsPanelHandlers: TabsPanelReducing {
  func moved(_ state: inout TabsPanel.State, _ from: Int, to: Int?) {
    let tab = state.tabs.remove(at: from)
    state.tabs.insert(tab, at: to ?? state.tabs.count)
  }
}
