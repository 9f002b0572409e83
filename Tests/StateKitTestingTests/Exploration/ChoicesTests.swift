import StateKitTestSupport
import Testing

@testable import StateKitTesting

/// The decisions of a run of `explore`.
struct ChoicesTests {
  @Test func `the same seed gives the same numbers on each machine`() {
    var numbers = RandomNumbers(seed: 0)
    expectEqual([numbers.next(), numbers.next()], [0xe220_a839_7b1d_cdaf, 0x6e78_9e6a_a1b9_65f4])
    let choices = Choices(seed: 7)
    let drawn = (0..<8).map { _ in choices.choose(100) }
    let again = Choices(seed: 7)
    expectEqual((0..<8).map { _ in again.choose(100) }, drawn)
    #expect(Set(drawn).count > 4)
  }

  @Test func `the first run has the seed itself, and later ones have others`() {
    let seeds = (0..<100).map { Choices.seed(ofRun: $0, after: 7) }
    expectEqual(seeds[0], 7)
    expectEqual(Set(seeds).count, 100)
  }

  @Test func `given numbers are taken for their step, and behind them there is 0`() {
    let choices = Choices([[3], [250, 1], [9]])
    expectEqual([choices.choose(10), choices.choose(10)], [3, 0])
    choices.beginStep()
    expectEqual(choices.choose(100), 50)
    #expect(!choices.isExhausted)
    choices.beginStep()
    expectEqual([choices.choose(9, rare: 1), choices.choose(4)], [9, 0])
    #expect(choices.isExhausted)
    expectEqual(choices.taken, [[3, 0], [50], [9, 0]])
  }

  @Test func `lists are read from their text, and other text is none`() {
    let lists: [[UInt32]] = [[0], [0, 10, 0], [], [3]]
    expectEqual(Choices.text(of: lists), "0; 0 10 0; ; 3")
    expectEqual(Choices.lists(in: Choices.text(of: lists)), lists)
    expectEqual(Choices.lists(in: "0; 1 x"), nil)
    expectEqual(Choices.lists(in: "-1"), nil)
  }
}
