extension StoreType {
  /// The store of one row of a list; nil if the list has no row with this id. Unlike `unwrapped`, it is not observed: a
  /// view of a list observes the ids.
  func row<Element, ElementAction>(id: Element.ID) -> LocalStore<Element, ElementAction>?
  where State == IdentifiedArray<Element>, Action == IdentifiedAction<Element.ID, ElementAction> {
    view(Scope<State, Action, State, Action>.root.element(id: id)).unwrappedUnobserved
  }
}
