extension StoreType {
  /// The store of a part, given by a scope.
  ///
  ///     store.view(.users)
  ///     store.view(AppScope.root.users.posts)
  public func view<Part, PartAction>(
    _ scope: Scope<State, Action, Part, PartAction>
  ) -> LocalStore<Part, PartAction> {
    LocalStore(_viewpoint.view(scope), dispatcher: dispatcher.pullback(scope.embed)) { action, source in
      self.dispatch(scope.embed(action), from: source)
    }
  }

  /// The store of a part of the state. It accepts all actions of this store.
  ///
  ///     store.view(state: \.kittens)
  public func view<Part>(state path: any KeyPath<State, Part> & Sendable) -> LocalStore<Part, Action> {
    view(state: path, action: { $0 })
  }

  /// The store of a part of the state, with the part's own actions.
  ///
  ///     store.view(state: \.kittens, action: AppAction.kittens)
  ///
  /// - Parameters:
  ///   - path: The key path to the part.
  ///   - embed: Makes an action of this store from an action of the part.
  public func view<Part, PartAction: Sendable>(
    state path: any KeyPath<State, Part> & Sendable,
    action embed: @escaping @Sendable (PartAction) -> Action
  ) -> LocalStore<Part, PartAction> {
    LocalStore(_viewpoint.view(path), dispatcher: dispatcher.pullback(embed)) { action, source in
      self.dispatch(embed(action), from: source)
    }
  }
}
