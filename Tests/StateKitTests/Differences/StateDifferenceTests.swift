import StateKitTestSupport
import Testing

@testable import StateKit

struct StateDifferenceTests {
  @Test func `each part that differs is a line, at its path`() {
    var state = AppState()
    state.users.names[3] = "Ada"
    let old = state
    state.users.names[3] = "Eva"
    state.settings.shouldUseReachability.toggle()
    expectEqual(
      Set(StateDifference.lines(from: old, to: state)),
      [
        #"users.names[3]: "Ada" → "Eva""#,
        "settings.shouldUseReachability: \(old.settings.shouldUseReachability) → \(state.settings.shouldUseReachability)",
      ]
    )
    #expect(StateDifference.lines(from: state, to: state).isEmpty)
  }

  @Test(
    arguments: [
      (1, 2, "state: 1 → 2"),
      ("a\n\"b\"", "c", #"state: "a\n\"b\"" → "c""#),
      (Character("a"), Character("b"), #"state: "a" → "b""#),
      (Int?.none, 1, "state: nil → 1"),
      (Int??.some(1), Int??.some(nil), "state: 1 → nil"),
      (1, "1", #"state: 1 → "1""#),
      (Shape.dot, Shape.line(length: 1, nil), "state: dot → line(length: 1, nil)"),
      (Shape.line(length: 1, nil), Shape.line(length: 2, nil), "line.length: 1 → 2"),
      (Shape.line(length: 1, nil), Shape.line(length: 1, .dot), "line.1: nil → dot"),
      (
        Shape.ring(.ring(.dot)), Shape.ring(.ring(.line(length: 1, nil))),
        "ring.ring: dot → line(length: 1, nil)"
      ),
      (
        Shape.line(length: 1, nil), Shape.dashed(length: 1), "state: line(length: 1, nil) → dashed(length: 1)"
      ),
      ((a: 1, 2), (a: 1, 3), "1: 2 → 3"),
      (Wrapper(mood: 1), Wrapper(mood: "a"), #"state: Wrapper<Int>(mood: 1) → Wrapper<String>(mood: "a")"#),
      (Wrapper<Int>??.some(Wrapper(mood: 1)), Wrapper(mood: 2), "mood: 1 → 2"),
      (Mood("a"), Mood("b"), "state: mood a → mood b"),
      (1..<3, 1..<4, "state: 1..<3 → 1..<4"),
    ] as [(any Sendable, any Sendable, String)]
  )
  func `values are written as people read them`(old: any Sendable, new: any Sendable, line: String) {
    expectEqual(StateDifference.lines(from: old, to: new), [line])
  }

  @Test(
    arguments: [
      (Double.nan, Double.nan), (Int?.none, Int?.none), (Hidden(number: .nan), Hidden(number: .nan)),
      ((1, "a"), (1, "a")), (Shape.dot, Shape.dot), ([1: [2]], [1: [2]]), (Unequatable(), Unequatable()),
      ([Unequatable()], [Unequatable()]),
    ] as [(any Sendable, any Sendable)]
  )
  func `equal parts are not written`(old: any Sendable, new: any Sendable) {
    #expect(StateDifference.lines(from: old, to: new).isEmpty)
  }

  @Test func `the parts of equal values are not compared`() {
    #expect(StateDifference.lines(from: Lenient(note: "a"), to: Lenient(note: "b")).isEmpty)
  }

  @Test func `parts that are not Equatable are compared by their descriptions`() {
    var new = Unequatable()
    new.tuple.1 = "b"
    expectEqual(StateDifference.lines(from: Unequatable(), to: new), [#"tuple.1: "a" → "b""#])
  }

  @Test func `a difference that does not show is told`() {
    let line = "mood: changed, and prints a mood as before"
    let moods = ["a", "b"].map { Wrapper(mood: SecretMood($0)) }
    expectEqual(StateDifference.lines(from: moods[0], to: moods[1]), [line])
  }

  @Test func `an object is one part`() {
    let object = Box(1)
    #expect(StateDifference.lines(from: Wrapper(mood: object), to: Wrapper(mood: object)).isEmpty)
    #expect(StateDifference.lines(from: Wrapper(mood: object), to: Wrapper(mood: Box(2))).isEmpty)
  }

  @Test func `long texts are cut to where they begin to differ`() {
    let text = String(repeating: "x", count: 200)
    expectEqual(
      StateDifference.lines(from: text + "a", to: text + "b"),
      [
        "state: …\(String(repeating: "x", count: 25))a\" → …\(String(repeating: "x", count: 25))b\""
      ]
    )
    expectEqual(
      StateDifference.lines(from: "a", to: text),
      ["state: \"a\" → \"\(String(repeating: "x", count: 99))…"]
    )
  }
}

private indirect enum Shape: Equatable, Sendable {
  case dot
  case line(length: Int, Shape?)
  case dashed(length: Int)
  case ring(Shape)
}

private struct Hidden: Equatable { var number: Double }

private struct Unequatable: Sendable {
  var tuple = (1, "a")
  var action: @Sendable () -> Void = {}
}

private struct Lenient: Equatable {
  var note: String
  static func == (left: Lenient, right: Lenient) -> Bool { true }
}

private struct Mood: Equatable, CustomStringConvertible {
  var name: String
  init(_ name: String) { self.name = name }
  var description: String { "mood\n\(name)" }
}

private struct SecretMood: Equatable, CustomStringConvertible {
  var name: String
  init(_ name: String) { self.name = name }
  var description: String { "a mood" }
}

private struct Wrapper<Value: Sendable>: Sendable { var mood: Value }

private final class Box: Sendable {
  let value: Int
  init(_ value: Int) { self.value = value }
}
