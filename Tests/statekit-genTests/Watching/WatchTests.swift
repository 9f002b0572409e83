import Foundation
import StateKitToolSupport
import StateKitTestSupport
import Testing

@testable import statekit_gen

@Suite struct WatchTests {
  /// The looks at the files, a letter each, and the changes that are acted upon.
  @Test(
    arguments: [
      ("", []),
      ("AAA", []),
      ("AB", []),
      ("ABB", ["A-B"]),
      ("ABBBB", ["A-B"]),
      ("ABCC", ["A-C"]),
      ("ABCDEF", []),
      ("ABBCC", ["A-B", "B-C"]),
      ("ABBAA", ["A-B", "B-A"]),
      // Taken away and put back, or written in two pieces.
      ("A AA", []),
      ("ABAA", []),
      ("A  BB", ["A- ", " -B"]),
    ] as [(String, [String])]
  )
  func `a file that changed and then rests is acted upon once`(sights: String, expected: [String]) throws {
    var rest = sights.makeIterator()
    var next: Character? = "A"
    var done: [String] = []
    try Watch.run(
      after: "A",
      look: { next ?? "?" },
      pause: { _ in
        next = rest.next()
        return next != nil
      },
      { (old, new) throws(CommandFailure) in done.append("\(old)-\(new)") }
    )
    expectEqual(done, expected)
  }

  @Test func `a change during an action is acted upon afterwards`() throws {
    var there = 1
    var looks = 0
    var done: [Int] = []
    try Watch.run(
      after: 0,
      look: { there },
      pause: { _ in
        looks += 1
        return looks < 10
      },
      { (_, new) throws(CommandFailure) in
        done.append(new)
        there = 2
      }
    )
    expectEqual(done, [1, 2])
  }

  @Test func `the watch looks again soon while a file is new`() throws {
    var sights = [0, 0, 1, 1, 1, 2].makeIterator()
    var rest = 6
    var pauses = ""
    try Watch.run(
      after: 0,
      look: { sights.next() ?? 2 },
      pause: { isNew in
        pauses += isNew ? "short " : "long "
        rest -= 1
        return rest >= 0
      },
      { (_, _) throws(CommandFailure) in }
    )
    expectEqual(pauses, "long long long short long long short ")
  }

  @Test func `a failure ends it`() {
    #expect(throws: CommandFailure(.unwritableOutput)) {
      try Watch.run(after: 0, look: { 1 }, pause: { _ in true }) { (_, _) throws(CommandFailure) in
        throw CommandFailure(.unwritableOutput)
      }
    }
  }
}
