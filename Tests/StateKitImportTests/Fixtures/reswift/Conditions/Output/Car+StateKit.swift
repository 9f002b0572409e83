import StateKit

/// The handlers of `Car`, which were the branches of a reducer in Car.swift.
public struct CarHandlers: CarReducing {
  private static let whole = CarHandlers().body

  /// Changes the state by an action of the domain or of those below it.
  public func reduce(into state: inout CarState, action: CarAction) {
    CarHandlers.whole.reduce(&state, action)
  }

  public init() {}

  /// The reducer of the domain and of those below it.
  public var body: Reducer<CarState, CarAction> {
    .car(self)
  }

  #warning("statekit-import: 'attach': a function cannot be compared or stored as a value: keep it out of states and actions, in an effect")
  // state.log.append("\(engine.power)")

  public func accelerate(_ state: inout CarState, by: Int, smooth: Bool) {
    switch (by, smooth) {
    case (let by, true):
      state.speed += by / 2
    case (let by, _):
      state.speed += by
    }
  }

  public func brake(_ state: inout CarState) {
    switch () {
    case () where state.speed > 100:
      #warning("statekit-import: 'fallthrough' to another branch")
      // state.log.append("hard")
      // fallthrough
    case ():
      state.speed = 0
    }
  }

  public func shift(_ state: inout CarState, gear: Int?) {
    let a = CarAction.shift(gear: gear)
    state.gear = gear
    record(a)
  }

  public func rename(_ state: inout CarState, name: String, newState: String) {
    switch (name, newState) {
    case (let name, let actionState) where !name.isEmpty:
      state.name = name + actionState
    case (_, let actionState):
      state.name = actionState
    }
  }

  public func honk(_ state: inout CarState, times: Int) {
    switch times {
    case let times where times > 0:
      for index in 0..<times {
        if index > 3 { break }
        state.log.append("honk")
      }
    case _: break
    }
  }
}
