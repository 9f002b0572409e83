import ShopCart
import StateKit
import StateKitRecording

/// The shop's store.
///
/// The factory installs the declared bridges. Hand-written bridges are pulled back from their feature.
///
/// - Parameters:
///   - state: The state before the first action.
///   - recorder: Records each action.
@MainActor
func appStore(
  from state: AppState = AppState(),
  recorder: ActionRecorder<AppAction, AppState> = ActionRecorder { _ in }
) -> Store<AppState, AppAction> {
  .app(
    initialState: state,
    reducer: appReducer,
    middleware: recorder <> cartBridges.pullback(.cart)
  )
}
