import ReSwift

public final class Engine { var power = 0 }

public struct CarState: StateType, Equatable {
  public var speed: Int = 0
  public var gear: Int? = nil
  public var name: String = ""
  public private(set) var log: [String] = []
  public init() {}
}

public enum CarAction: Action {
  case accelerate(by: Int, smooth: Bool = true)
  case brake
  case shift(gear: Int?)
}

public struct Rename: Action {
  public let name: String
  public let state: String
  public init(name: String, state: String) { self.name = name; self.state = state }
}

struct Attach: Action { let engine: Engine; let done: () -> Void }

struct Honk: Action { var times = 1 }

public struct CarReducer {
  public static func handle(action: Action, state: CarState?) -> CarState {
    var state = state ?? CarState()
    switch action {
    case let a as CarAction:
      switch a {
      case .accelerate(let by, smooth: true):
        state.speed += by / 2
      case .accelerate(let by, _):
        state.speed += by
      case .brake where state.speed > 100:
        state.log.append("hard")
        fallthrough
      case .brake:
        state.speed = 0
      case let .shift(gear):
        state.gear = gear
        record(a)
      }
    case let rename as Rename where !rename.name.isEmpty:
      state.name = rename.name + rename.state
    case let rename as Rename:
      state.name = rename.state
    case let attach as Attach:
      state.log.append("\(attach.engine.power)")
    case let honk as Honk where honk.times > 0:
      for index in 0..<honk.times {
        if index > 3 { break }
        state.log.append("honk")
      }
    default: ()
    }
    return state
  }
}

func record(_ action: CarAction) {}
