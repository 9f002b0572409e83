import ClubApp
import ClubFeatures
import StateKit
import StateKitTesting

/// Plays a visit to the club, and prints the screen after each step.
@main @MainActor
struct ClubExample {
  static func main() async {
    let server = PretendServer()
    let clock = TestClock()
    let visit = Visit(store: clubStore(service: server, clock: clock), server: server, clock: clock)
    await visit.logIn()
    await visit.browse()
    await visit.edit()
    await visit.changeSettings()
    await visit.delete()
    await visit.fallAsleep()
  }
}
