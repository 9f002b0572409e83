extension StoreType {
  /// The store of one row of a list; nil if there is no row with this id. Unlike `unwrapped`, it observes nothing: who shows
  /// a list observes its ids.
  func row<Element, ElementAction>(id: Element.ID) -> LocalStore<Element, ElementAction>?
  where State == IdentifiedArray<Element>, Action == IdentifiedAction<Element.ID, ElementAction> {
    view(Scope<State, Action, State, Action>.root.element(id: id)).unwrappedUnobserved
  }
}
