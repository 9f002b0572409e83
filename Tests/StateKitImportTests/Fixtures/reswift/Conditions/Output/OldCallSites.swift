// What keeps the code around the store compiling. Each declaration can go with its last use.
import ReSwift

extension CarAction: Action {}

extension CarAction {
  /// The case with its default values.
  public static func accelerate(by: Int) -> CarAction {
    let smooth: Bool = true
    return .accelerate(by: by, smooth: smooth)
  }
}

extension CarAction {
  /// The action of the domain, or of one below it, that stands for an action of the app; nil for all others.
  init?(old action: Action) {
    switch action {
    case let action as CarAction: self = action
    case let action as Rename: self = .rename(name: action.name, newState: action.state)
    case let action as Honk: self = .honk(times: action.times)
    default: return nil
    }
  }
}

extension CarReducer {
  /// The reducer of this name calls the handlers of `Car`.
  public static func handle(action: Action, state: CarState?) -> CarState {
    var state = state ?? CarState()
    if let action = CarAction(old: action) { CarHandlers().reduce(into: &state, action: action) }
    #warning("statekit-import: a function cannot be compared or stored as a value: keep it out of states and actions, in an effect")
    switch action {
    case let attach as Attach:
      state.log.append("\(attach.engine.power)")
    default: break
    }
    return state
  }
}
