import ComposableArchitecture

/// The timer of a training session.
struct Session: Reducer {
  struct State: Equatable {
    var seconds = 0
    var limit = 60
    var isRunning = false
    var isMuted = false
    var laps: [Lap] = []
    var note = ""

    struct Lap: Equatable {
      var number: Int
      var seconds: Int
    }

    var remaining: Int { max(0, limit - seconds) }

    var lapStart: Int { laps.reduce(0) { $0 + $1.seconds } }

    var bestLap: Lap? { laps.min { $0.seconds < $1.seconds } }
  }

  enum Action: Equatable {
    case startTapped
    case ticked
    case pauseTapped
    case resetTapped
    case lapTapped
    case lapRemoved(at: Int)
    case limitIncreased
    case limitDecreased
    case limitSelected(minutes: Int)
    case muteToggled
    case noteChanged(String)
    case finishTapped
    case delegate(Delegate)

    enum Delegate: Equatable {
      case finished(seconds: Int, laps: Int)
    }
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.bell) var bell

  enum CancelID { case timer }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .startTapped:
        state.isRunning = true
        return .run { send in
          for await _ in self.clock.timer(interval: .seconds(1)) {
            await send(.ticked)
          }
        }
        .cancellable(id: CancelID.timer, cancelInFlight: true)

      case .ticked:
        state.seconds += 1
        guard state.remaining == 0 else { return .none }
        state.isRunning = false
        if state.isMuted {
          return .cancel(id: CancelID.timer)
        }
        return .merge(
          .cancel(id: CancelID.timer),
          .run { _ in await self.bell.ring(3) }
        )

      case .pauseTapped:
        state.isRunning = false
        return .cancel(id: CancelID.timer)

      case .resetTapped:
        state.seconds = 0
        state.laps = []
        state.isRunning = false
        return .cancel(id: CancelID.timer)

      case .lapTapped:
        guard state.seconds > state.lapStart else { return .none }
        state.laps.append(
          State.Lap(number: state.laps.count + 1, seconds: state.seconds - state.lapStart)
        )
        return .none

      case .lapRemoved(at: let index):
        guard state.laps.indices.contains(index) else { return .none }
        state.laps.remove(at: index)
        for position in state.laps.indices {
          state.laps[position].number = position + 1
        }
        return .none

      case .limitIncreased:
        state.limit += 10
        return .none

      case .limitDecreased:
        state.limit = max(10, state.limit - 10)
        return .none

      case let .limitSelected(minutes):
        state.limit = minutes * 60
        return .none

      case .muteToggled:
        state.isMuted.toggle()
        return .none

      case .noteChanged(let note):
        state.note = String(note.prefix(20))
        return .none

      case .finishTapped:
        state.isRunning = false
        return .merge(
          .cancel(id: CancelID.timer),
          .send(.delegate(.finished(seconds: state.seconds, laps: state.laps.count)))
        )

      case .delegate:
        return .none
      }
    }
  }
}
