import FlatKittens
import KittenScript
import ModularKittens
import Testing

/// The modular version behaves the same as the flat one.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct BothVersionsTests {
  /// The steps of a user, and the actions that both versions have for them.
  struct Visit: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let steps: [Step]
    let actions: [String]
  }

  nonisolated private static let load: [Step] = [.deed(.showList), .answer(.list)]
  nonisolated private static let loaded = [
    "catalogue.appeared", "catalogue.load.request", "catalogue.load.success",
  ]
  nonisolated private static let open = load + [.deed(.tap(row: 0))]
  nonisolated private static let opened = loaded + ["catalogue.selected", "profile.tellStory.request"]

  nonisolated private static let visits = [
    Visit(
      testDescription: "the favourites are restored",
      steps: [.deed(.showFavourites), .answer(.favourites)],
      actions: ["favourites.appeared", "favourites.restored"]
    ),
    Visit(
      testDescription: "the list is loaded once",
      steps: [.deed(.showList), .deed(.showList), .answer(.list), .deed(.showList)],
      actions: [
        "catalogue.appeared", "catalogue.load.request", "catalogue.appeared", "catalogue.load.request",
        "catalogue.load.success", "catalogue.appeared",
      ]
    ),
    Visit(
      testDescription: "the server is busy in the third second",
      steps: [.answer(.list), .answer(.list)] + load + load,
      actions: loaded.dropLast() + ["catalogue.load.failure"] + loaded
    ),
    Visit(
      testDescription: "a heart is tapped, in the order that is shown",
      steps: load + [.deed(.sortByAge), .deed(.tapHeart(row: 0)), .deed(.tapHeart(row: 9))],
      actions: loaded + ["catalogue.sorted", "catalogue.hearted", "favourites.toggled"]
    ),
    Visit(
      testDescription: "a profile is closed before its story came",
      steps: open + [.deed(.closeProfile), .answer(.story), .deed(.closeProfile), .deed(.adopt)],
      actions: opened + ["profile.closed"]
    ),
    Visit(
      testDescription: "a profile is opened in place of another one",
      steps: open + [.deed(.tap(row: 1)), .answer(.story)],
      actions: opened + ["catalogue.selected", "profile.tellStory.request", "profile.tellStory.success"]
    ),
    Visit(
      testDescription: "a kitten finds a home",
      steps: open + [.answer(.story), .deed(.adopt)],
      actions: opened + [
        "profile.tellStory.success", "profile.adopted", "catalogue.removed", "favourites.removed",
      ]
    ),
  ]

  @Test(arguments: visits)
  func `both versions behave the same, action for action`(visit: Visit) async {
    let flat = await Trace.of(FlatApp.self, visit.steps)
    let modular = await Trace.of(ModularApp.self, visit.steps)
    #expect(modular.all == flat.all)
    #expect(flat.names == visit.actions)
  }

  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func `both versions behave the same, whatever happens`(seed: UInt64) async {
    var generator = SeededGenerator(seed: seed)
    let steps = BothVersionsTests.load + (0..<100).map { _ in Step.random(&generator) }
    let flat = await Trace.of(FlatApp.self, steps)
    let modular = await Trace.of(ModularApp.self, steps)
    #expect(modular.all == flat.all)
    #expect(flat.states.count == flat.recording.count)
    #expect(Set(flat.states).count > 20, "Little happened.")
  }
}
