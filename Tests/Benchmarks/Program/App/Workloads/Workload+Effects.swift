import StateKit

extension Workload {
  /// An effect that starts, gives one action and ends, beside a task that hops to the main actor and back: one after
  /// the other, and a thousand that run at once.
  @MainActor
  static var effects: [Workload] {
    [1, 1_000].flatMap { atOnce in
      [
        Workload("floor, a task, \(atOnce) at once", count: 10_000) { bareTasks(atOnce) },
        Workload(
          "an effect with a token, \(atOnce) at once",
          floor: "floor, a task, \(atOnce) at once",
          goal: Goal(2, "floor, a task, \(atOnce) at once"),
          count: 10_000
        ) { effects(atOnce) },
      ]
    }
  }

  @MainActor
  private static func bareTasks(_ atOnce: Int) -> Body {
    let countdown = Countdown()
    let store = FloorStore { _ in countdown.tick() }
    return .many { count in
      for _ in 0..<count / atOnce {
        await countdown.wait(for: atOnce) {
          for _ in 0..<atOnce {
            Task.detached { await MainActor.run { store.dispatch(App.floorIncremented) } }
          }
        }
      }
    }
  }

  @MainActor
  private static func effects(_ atOnce: Int) -> Body {
    let path = App.set0Path
    let middleware = EffectMiddleware<AppAction, AppAction, AppState, Void>.onAction { action, _, _ in
      guard let token = action[keyPath: path] else { return .doNothing }
      return .task(cancellationToken: token) { App.incremented }
    }
    let store = App.makeStore(middleware)
    let countdown = Countdown()
    store.sideEffects.addAfterReducers(App.incrementedPath) { _ in countdown.tick() }
    return .many { count in
      for _ in 0..<count / atOnce {
        await countdown.wait(for: atOnce) {
          for token in 0..<atOnce { store.dispatch(App.set0(token)) }
        }
      }
    }
  }
}
