import StateKitTestSupport
import Testing

@testable import StateKit

@MainActor
struct CurrentActionTests {
  private let issues = Recorder<RuntimeIssue>()

  private func make(limit: Int = 10) -> CurrentAction<String> {
    CurrentAction(limit: limit, timeline: Timeline(clock: ContinuousClock())) { [issues] in
      issues.append($0)
    }
  }

  private func during(_ action: String, in currentAction: CurrentAction<String>, _ body: () -> Void) {
    withLentAction(action, from: ActionSource(line: 7)) { lent in
      currentAction.begin(lent)
      body()
      currentAction.end()
    }
  }

  private func steps(_ link: CausalLink?) -> [String] {
    link?.steps.map { "\($0.action) \($0.line)" } ?? []
  }

  @Test func `actions that come meanwhile derive from the action; later actions do not`() {
    let currentAction = make()
    during("first", in: currentAction) {
      let derived = currentAction.derive(ActionSource(), by: .dispatch, of: "second")
      expectEqual(steps(derived?.lastCause), ["first 7"])
      expectEqual(derived?.derivation?.count, 1)
      expectEqual(steps(currentAction.origin().link), ["first 7"])
    }
    let later = currentAction.derive(ActionSource(), by: .dispatch, of: "third")
    expectEqual(later?.isFirst, true)
    #expect(currentAction.origin().link == nil)
    #expect(currentAction.turn == nil)
  }

  @Test func `a turn holds its values, and goes on later`() {
    let currentAction = make()
    var turn: CurrentAction<String>.Turn?
    during("first", in: currentAction) { turn = currentAction.turn }
    during("second", in: currentAction) {}
    guard let turn else {
      Issue.record("There was a turn.")
      return
    }
    expectEqual(turn.action, "first")
    currentAction.during(turn) {
      let derived = currentAction.derive(ActionSource(), by: .dispatch, of: "third")
      expectEqual(steps(derived?.lastCause), ["first 7"])
      #expect(derived?.derivation === turn.derivation)
      #expect(currentAction.turn?.derivation === turn.derivation)
    }
    #expect(currentAction.turn == nil)
    expectEqual(currentAction.derive(ActionSource(), by: .dispatch, of: "fourth")?.isFirst, true)
  }

  @Test func `each action that comes from outside counts anew`() {
    let currentAction = make(limit: 1)
    for _ in 0..<2 {
      during("first", in: currentAction) {
        #expect(currentAction.derive(ActionSource(), by: .dispatch, of: "second") != nil)
        #expect(currentAction.derive(ActionSource(), by: .dispatch, of: "third") == nil)
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
