import StateKitTestSupport
import Testing

@testable import StateKit

struct ActionSourceTests {
  let site = BridgeSite(file: "App/Bridges.swift", function: "bridges", line: 7)

  @Test func `a source is the place of the call`() {
    let source = ActionSource()
    expectEqual(source.file, "StateKitTests/ActionSourceTests.swift")
    expectEqual(source.function, "a source is the place of the call()")
    expectEqual(source.line, 10)
    #expect(source.info == nil)
  }

  @Test func `a bridge adds a line to the information and keeps the place`() {
    let source = ActionSource(file: "A/B.swift", function: "f()", line: 3, info: "by hand")
    let bridged = source.bridged(from: JournalAction.count, at: site)
      .bridged(
        from: JournalAction.write("x"),
        at: BridgeSite(file: "App.statekit.json", function: "App", line: nil)
      )
    expectEqual(bridged.file, "A/B.swift")
    expectEqual(bridged.function, "f()")
    expectEqual(bridged.line, 3)
    expectEqual(
      bridged.info,
      """
      by hand
      Bridged from count at Bridges.swift, bridges:7
      Bridged from write("x") at App.statekit.json, App
      """
    )
    expectEqual(source.info, "by hand")
  }

  @Test func `a long chain of bridges is freed step by step`() {
    var source = ActionSource()
    for _ in 0..<1_000_000 { source = source.bridged(from: JournalAction.count, at: site) }
    source = ActionSource()
    #expect(source.info == nil)
  }

  @Test func `the shared part of two chains outlives each of them`() {
    let shared = ActionSource().bridged(from: JournalAction.count, at: site)
    var other: ActionSource? = shared.bridged(from: JournalAction.ignore, at: site)
    expectEqual(other?.info?.split(separator: "\n").count, 2)
    other = nil
    expectEqual(shared.info, "Bridged from count at Bridges.swift, bridges:7")
  }

  @Test func `two are the same where place and information are`() {
    let source = ActionSource(file: "A/B.swift", function: "f()", line: 3, info: "by hand")
    expectEqual(source, ActionSource(file: "A/B.swift", function: "f()", line: 3, info: "by hand"))
    #expect(source != ActionSource(file: "A/C.swift", function: "f()", line: 3, info: "by hand"))
    #expect(source != ActionSource(file: "A/B.swift", function: "g()", line: 3, info: "by hand"))
    #expect(source != ActionSource(file: "A/B.swift", function: "f()", line: 4, info: "by hand"))
    #expect(source != ActionSource(file: "A/B.swift", function: "f()", line: 3))
    #expect(source != source.bridged(from: JournalAction.count, at: site))
    expectEqual(Set([source, source.bridged(from: JournalAction.count, at: site), source]).count, 2)
  }

  @Test func `other earlier actions do not make the sources of two actions differ`() {
    let source = ActionSource()
    let first = source.with(CausalLink(ActionCause(1, by: .dispatch, from: source), after: nil), nil)
    let second = source.with(CausalLink(ActionCause(2, by: .effect(nil), from: source), after: nil), nil)
    #expect(first.causes.count == 1 && second.causes.count == 1)
    expectEqual(Set([source, first, second]), [source])
  }
}
