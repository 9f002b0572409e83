import StateKit

typealias AppScope = Scope<AppState, AppAction, AppState, AppAction>

extension Scope
where
  ParentState == AppState, ParentAction == AppAction, State == LifecycleState, Action == LifecycleAction
{
  static var lifecycle: Scope {
    Scope(
      child: 0,
      get: { $0.lifecycle },
      modify: { state, change in change(&state.lifecycle) },
      embed: { ParentAction.lifecycle },
      extract: { $0.lifecycle }
    )
  }
}

extension Scope
where
  ParentState == AppState, ParentAction == AppAction, State == ReachabilityState,
  Action == ReachabilityAction
{
  static var reachability: Scope {
    Scope(
      child: 1,
      get: { $0.reachability },
      modify: { state, change in change(&state.reachability) },
      embed: { ParentAction.reachability },
      extract: { $0.reachability }
    )
  }
}

extension Scope
where ParentState == AppState, ParentAction == AppAction, State == SettingsState, Action == SettingsAction {
  static var settings: Scope {
    Scope(
      child: 2,
      get: { $0.settings },
      modify: { state, change in change(&state.settings) },
      embed: { ParentAction.settings },
      extract: { $0.settings }
    )
  }
}

extension Scope
where ParentState == AppState, ParentAction == AppAction, State == UsersState, Action == UsersAction {
  static var users: Scope {
    Scope(
      child: 3,
      get: { $0.users },
      modify: { state, change in change(&state.users) },
      embed: { ParentAction.users },
      extract: { $0.users }
    )
  }
}

extension Scope
where ParentState == UsersState, ParentAction == UsersAction, State == PostsState, Action == PostsAction {
  static var posts: Scope {
    Scope(
      child: 0,
      get: { $0.posts },
      modify: { state, change in change(&state.posts) },
      embed: { ParentAction.posts },
      extract: { $0.posts }
    )
  }
}

extension Scope where State == AppState, Action == AppAction {
  var settings: Scope<ParentState, ParentAction, SettingsState, SettingsAction> { appending(.settings) }
  var users: Scope<ParentState, ParentAction, UsersState, UsersAction> { appending(.users) }
}

extension Scope where State == UsersState, Action == UsersAction {
  var posts: Scope<ParentState, ParentAction, PostsState, PostsAction> { appending(.posts) }
}
