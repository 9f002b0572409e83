import StateKitTestSupport
import Testing

@testable import StateKitToolSupport

@Suite struct ProgressLineTests {
  private final class Screen {
    var time = Duration.zero
    var text = ""
  }

  private let screen = Screen()

  private func line() -> ProgressLine {
    ProgressLine("migrate", time: { [screen] in screen.time }, write: { [screen] in screen.text += $0 })
  }

  @Test func `work that is done within two seconds shows nothing`() {
    var line = line()
    for done in 1...100 {
      screen.time = .milliseconds(19 * done)
      line.tell(done, of: 100)
    }
    line.end()
    expectEqual(screen.text, "")
  }

  @Test func `after two seconds the part is shown, at most each tenth of a second, and is gone at the end`() {
    var line = line()
    for (time, done) in [(1_999, 3), (2_000, 4), (2_050, 5), (2_100, 6), (2_300, 6), (2_400, 7)] {
      screen.time = .milliseconds(time)
      line.tell(done, of: 200)
    }
    expectEqual(screen.text, "\rmigrate: 2 %\rmigrate: 3 %")
    screen.text = ""
    line.end()
    line.end()
    expectEqual(screen.text, "\r            \r")
  }

  @Test func `without work there is no division by nothing`() {
    var line = line()
    screen.time = .seconds(3)
    line.tell(0, of: 0)
    expectEqual(screen.text, "\rmigrate: 0 %")
  }
}
