import StateKitTestSupport
import Testing

@testable import StateKit

@MainActor
struct HandlingTests {
  private let issues = Recorder<RuntimeIssue>()

  private func handling(limit: Int = 10) -> Handling<String> {
    Handling(limit: limit, timeline: Timeline(clock: ContinuousClock())) { [issues] in
      issues.append($0)
    }
  }

  private func during(_ action: String, in handling: Handling<String>, _ body: () -> Void) {
    withLentAction(action, from: ActionSource(line: 7)) { lent in
      handling.begin(lent)
      body()
      handling.end()
    }
  }

  private func steps(_ link: CausalLink?) -> [String] {
    link?.steps.map { "\($0.action) \($0.line)" } ?? []
  }

  @Test func `actions that come meanwhile derive from the action; later actions do not`() {
    let handling = handling()
    during("first", in: handling) {
      let derived = handling.derive(ActionSource(), by: .dispatch, of: "second")
      expectEqual(steps(derived?.lastCause), ["first 7"])
      expectEqual(derived?.derivation?.count, 1)
      expectEqual(steps(handling.origin().link), ["first 7"])
    }
    let later = handling.derive(ActionSource(), by: .dispatch, of: "third")
    expectEqual(later?.isFirst, true)
    #expect(handling.origin().link == nil)
    #expect(handling.turn == nil)
  }

  @Test func `a turn holds its values, and goes on later`() {
    let handling = handling()
    var turn: Handling<String>.Turn?
    during("first", in: handling) { turn = handling.turn }
    during("second", in: handling) {}
    guard let turn else {
      Issue.record("There was a turn.")
      return
    }
    expectEqual(turn.action, "first")
    handling.during(turn) {
      let derived = handling.derive(ActionSource(), by: .dispatch, of: "third")
      expectEqual(steps(derived?.lastCause), ["first 7"])
      #expect(derived?.derivation === turn.derivation)
      #expect(handling.turn?.derivation === turn.derivation)
    }
    #expect(handling.turn == nil)
    expectEqual(handling.derive(ActionSource(), by: .dispatch, of: "fourth")?.isFirst, true)
  }

  @Test func `each action that comes from outside counts anew`() {
    let handling = handling(limit: 1)
    for _ in 0..<2 {
      during("first", in: handling) {
        #expect(handling.derive(ActionSource(), by: .dispatch, of: "second") != nil)
        #expect(handling.derive(ActionSource(), by: .dispatch, of: "third") == nil)
      }
    }
    expectEqual(issues.all.count, 2)
  }

  @Test func `a send that is kept derives from the action that is handled when it is called`() {
    let kept = Place<Send<JournalAction>>()
    let causes = Recorder<[String]>()
    let store = Store.journal(
      JournalMiddleware { action, source, _ in
        causes.append(source.causes.map { "\($0.action)" })
        switch action {
        case .write("keep"): return .deferred { kept.value = $0 }
        case .count: return .deferred { _ in kept.value?(.write("while counting")) }
        default: return .doNothing
        }
      }
    )
    store.dispatch(.write("keep"))
    for number in 0..<10 { store.dispatch(.write("\(number)")) }
    kept.value?(.write("kept"))
    store.dispatch(.count)
    expectEqual(store.state.entries, ["keep"] + (0..<10).map { "\($0)" } + ["kept", "while counting"])
    expectEqual(causes.all.suffix(3), [[], [], ["count"]])
  }
}
