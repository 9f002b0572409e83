import KittenKit
import KittenScript
import StateKitTesting

/// A server and a disk that answer when the test moves their clocks. The server is busy every third second.
struct ClockService: KittenService {
  private let list = TestClock()
  private let favourites = TestClock()
  private let story = TestClock()

  static let litter = ["Mia", "Tom", "Eva", "Ben", "Zoe", "Leo", "Kim", "Max"].enumerated()
    .map { Kitten(id: $0 + 1, name: $1, age: ($0 * 5) % 8) }

  func clock(of part: LoadedPart) -> TestClock {
    switch part {
    case .list: list
    case .favourites: favourites
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

  func savedKittens() async -> [Kitten] {
    try? await favourites.sleep(for: .seconds(1))
    return [ClockService.litter[1]]
  }

  private func wait(_ clock: TestClock) async throws(KittenError) {
    do { try await clock.sleep(for: .seconds(1)) } catch { throw .offline }
    if clock.now.offset.components.seconds % 3 == 0 { throw .busy }
  }
}
