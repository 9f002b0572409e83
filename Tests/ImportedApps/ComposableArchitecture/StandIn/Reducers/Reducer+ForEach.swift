// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
extension Reducer {
  /// A child for each element of a list, with the element's id and action as the payload of a case.
  public func forEach<ElementState, ElementAction, ID: Hashable & Sendable, Element>(
    _ toElements: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
    action toElementAction: CasePath<Action, (ID, ElementAction)>,
    @ReducerBuilder<ElementState, ElementAction> element: () -> Element
  ) -> ForEachReducer<Self, ID, Element>
  where Element: Reducer<ElementState, ElementAction> {
    let embed = toElementAction.embed
    return ForEachReducer(
      parent: self,
      element: element(),
      toElements: toElements,
      extract: toElementAction.extract(from:),
      embed: { embed(($0, $1)) }
    )
  }

  /// A child for each element of a list, with an `IdentifiedAction` as the payload of a case.
  public func forEach<ElementState, ElementAction, ID: Hashable & Sendable, Element>(
    _ toElements: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
    action toElementAction: CasePath<Action, IdentifiedAction<ID, ElementAction>>,
    @ReducerBuilder<ElementState, ElementAction> element: () -> Element
  ) -> ForEachReducer<Self, ID, Element>
  where Element: Reducer<ElementState, ElementAction> {
    let embed = toElementAction.embed
    return ForEachReducer(
      parent: self,
      element: element(),
      toElements: toElements,
      extract: { toElementAction.extract(from: $0).map { ($0.id, $0.action) } },
      embed: { embed(.element(id: $0, action: $1)) }
    )
  }
}

public struct ForEachReducer<Parent: Reducer, ID: Hashable & Sendable, Element: Reducer>: Reducer
where Element.State: Identifiable, Element.State.ID == ID {
  let parent: Parent
  let element: Element
  let toElements: WritableKeyPath<Parent.State, IdentifiedArray<ID, Element.State>>
  let extract: (Parent.Action) -> (ID, Element.Action)?
  let embed: @Sendable (ID, Element.Action) -> Parent.Action

  public func reduce(into state: inout Parent.State, action: Parent.Action) -> Effect<Parent.Action> {
    let elementEffect = reduceElement(&state, action)
    let before = state[keyPath: toElements].ids
    let parentEffect = parent.reduce(into: &state, action: action)
    let after = Set(state[keyPath: toElements].ids)
    let cancellations = before.filter { !after.contains($0) }.map { id in
      Effect<Parent.Action>.cancel(id: effectID(of: id))
    }
    return .merge([elementEffect, parentEffect] + cancellations)
  }

  private func effectID(of id: ID) -> ElementEffectID<ID> { ElementEffectID(path: toElements, id: id) }

  private func reduceElement(_ state: inout Parent.State, _ action: Parent.Action) -> Effect<Parent.Action> {
    guard let (id, elementAction) = extract(action) else { return .none }
    guard var elementState = state[keyPath: toElements][id: id] else {
      reportIssue("An action came for an element that is not there: \(action)")
      return .none
    }
    defer { state[keyPath: toElements][id: id] = elementState }
    let embed = embed
    return element.reduce(into: &elementState, action: elementAction)
      .map { embed(id, $0) }
      .cancellable(id: effectID(of: id))
  }
}
