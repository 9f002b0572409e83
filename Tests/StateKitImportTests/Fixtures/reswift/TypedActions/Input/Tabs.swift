import ReSwift

protocol ActionType {}

class BrowserAction: Action {
  let windowUUID: Int
  let actionType: ActionType

  init(windowUUID: Int, actionType: ActionType) {
    self.windowUUID = windowUUID
    self.actionType = actionType
  }
}

final class TabAction: BrowserAction {
  let tabId: String?
  let title: String?

  init(tabId: String? = nil, title: String? = nil, windowUUID: Int, actionType: ActionType) {
    self.tabId = tabId
    self.title = title
    super.init(windowUUID: windowUUID, actionType: actionType)
  }
}

enum TabActionType: ActionType {
  case opened
  case closed
  case renamed
  case restored
}

struct TabState: StateType, Equatable {
  var titles: [String: String] = [:]

  static let reducer: Reducer<Self> = { action, state in
    let state = state ?? TabState()
    guard let action = action as? TabAction else { return state }
    switch action.actionType {
    case TabActionType.opened:
      var titles = state.titles
      if let id = action.tabId { titles[id] = action.title ?? "" }
      return TabState(titles: titles)
    default:
      return state
    }
  }
}

func open(_ id: String, _ dispatch: (Action) -> Void) {
  dispatch(TabAction(tabId: id, title: "New", windowUUID: 1, actionType: TabActionType.opened))
  dispatch(TabAction(tabId: id, windowUUID: 1, actionType: TabActionType.opened))
  dispatch(TabAction(tabId: id, windowUUID: 1, actionType: TabActionType.closed))
  dispatch(TabAction(title: "Old", windowUUID: 1, actionType: TabActionType.renamed))
}
