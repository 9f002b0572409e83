// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// Sets the bound properties.
public struct BindingReducer<State, Action: BindableAction<State>>: Reducer {
  public init() {}

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    if let child = Mirror(reflecting: action).children.first, child.label == "binding" {
      (child.value as? BindingAction<State>)?.set(&state)
    }
    return .none
  }
}
