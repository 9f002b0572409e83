import StateKit

/// The customer's actions, and the time between them.
@MainActor
struct Visit {
  let store: Store<AppState, AppAction>
  let server: PretendServer
  let clock: ScriptClock

  func play() async {
    await lookAround()
    await search()
    await lookClosely()
    await fillCart()
    await logIn()
    await pay()
    await stayTooLong()
  }

  /// Waits until `count` tasks sleep, and prints the requests to the server.
  func asleep(_ count: Int) async {
    await clock.waitForSleepers(count)
    for question in server.takeQuestions() { print("    → \(question)") }
  }

  /// Lets time pass as soon as `count` tasks sleep.
  func pass(_ duration: Duration, asleep count: Int) async {
    await asleep(count)
    clock.pass(duration)
  }

  /// Lets time pass as soon as `count` tasks sleep, and waits until the state fulfils a condition.
  func pass(_ duration: Duration, asleep count: Int, until isSo: (AppState) -> Bool) async {
    await pass(duration, asleep: count)
    await state(isSo)
  }

  /// Waits until the state fulfils a condition.
  func state(_ isSo: (AppState) -> Bool) async {
    for await state in store.states where isSo(state) { return }
  }
}
