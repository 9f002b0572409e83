import StateKit

/// What the customer does, and how much time passes.
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

  /// Waits until so many wait for time to pass, and prints what the server was asked.
  func asleep(_ count: Int) async {
    await clock.waitForSleepers(count)
    for question in server.takeQuestions() { print("    → \(question)") }
  }

  /// Lets time pass once so many wait for it.
  func pass(_ duration: Duration, asleep count: Int) async {
    await asleep(count)
    clock.pass(duration)
  }

  /// The same, and waits until the state is so.
  func pass(_ duration: Duration, asleep count: Int, until isSo: (AppState) -> Bool) async {
    await pass(duration, asleep: count)
    await state(isSo)
  }

  /// Waits until the state is so.
  func state(_ isSo: (AppState) -> Bool) async {
    for await state in store.states where isSo(state) { return }
  }
}
