import KittenKit
import KittenScript
import StateKitTesting

/// A server that answers when the test moves its clocks. It is busy every third second.
struct ClockService: KittenService {
  private let list = TestClock()
  private let story = TestClock()

  static let litter = ["Mia", "Tom", "Eva", "Ben", "Zoe", "Leo", "Kim", "Max"].enumerated()
    .map { Kitten(id: $0 + 1, name: $1, age: ($0 * 5) % 8) }

  func clock(of part: LoadedPart) -> TestClock {
    switch part {
    case .list: list
    case .story: story
    }
  }

  func kittens() async throws(KittenError) -> [Kitten] {
    try await wait(list)
    return ClockService.litter
  }

  func story(of kitten: Kitten) async throws(KittenError) -> String {
    try await wait(story)
    return "the story of \(kitten.name)"
  }

  private func wait(_ clock: TestClock) async throws(KittenError) {
    do { try await clock.sleep(for: .seconds(1)) } catch { throw .offline }
    if clock.now.offset.components.seconds % 3 == 0 { throw .busy }
  }
}
