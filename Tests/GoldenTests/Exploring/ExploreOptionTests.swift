import Foundation
import StateKit
import StateKitTestSupport
import Testing

@testable import GoldenCode
@testable import StateKitTesting

/// The options of an exploration, and what its failures say.
@MainActor
@Suite(.watched)
struct ExploreOptionTests {
  private func jotter(_ mistake: JotterMistake? = nil) -> Store<JotterState, JotterAction> {
    .jotter(reducer: .jotter(JotterHandlers(mistake: mistake)))
  }

  private struct StillBusy: Error {}

  private func report(_ explore: () async -> Void) async -> String {
    let reports = await failures(explore)
    expectEqual(reports.count, 1)
    return reports.first?.message ?? ""
  }

  // MARK: What a failure says

  @Test func `a failure has the steps, the difference, the seed, the choices and a test`() async {
    let text = await report { await explore(seed: 3) { jotter(.staleCount) } }
    for part in [
      "The invariant theCountIsThatOfTheNotes of Explored.statekit.json, Jotter",
      "The steps:\n\n  1. A screen sends added {\"id\": 0, \"text\": \"\"}\n  2. A screen sends notes.removed [0]",
      "-     [0]: JotState(", "of the seed 3", "The choices: 0; 0 0 ",
      "store.send(JotterAction.added(id: 0, text: \"\"))", "A recording of it is in ",
    ] {
      #expect(text.contains(part), "\(part) is not in \(text)")
    }
  }

  @Test func `a request's answer is sent by the printed test itself`() async {
    let text = await report { await explore(seed: 1) { Store.lateAnswer() } }
    #expect(text.contains("store.sideEffects.register(LateAnswerEffects(load: unanswered))"))
    #expect(text.contains("store.send(LateAnswerAction.load(.success(content: \"\")))  // load"))
  }

  @Test func `one seed is one run, and the printed seed is that of the run`() async throws {
    func found(_ seed: UInt64, runs: Int) async -> String {
      let text = await report { await explore(seed: seed, runs: runs) { jotter(.danglingSelection) } }
      return text.components(separatedBy: "A recording")[0]
    }
    let first = await found(5, runs: 100)
    expectEqual(await found(5, runs: 100), first)
    let seed = try #require(first.firstMatch(of: /explore\(seed: ([0-9]+)\)/)?.1)
    let alone = await found(try #require(UInt64(seed)), runs: 1)
    expectEqual(steps(alone), steps(first))
  }

  private func steps(_ text: String) -> [Substring] {
    text.split(separator: "\n").filter { $0.contains(". A screen") }
  }

  @Test func `the printed choices are the run, and other text is none`() async throws {
    let text = await report { await explore(seed: 3) { jotter(.danglingSelection) } }
    let choices = try #require(text.firstMatch(of: /The choices: (.*)/)?.1)
    let again = await report { await explore(choices: String(choices)) { jotter(.danglingSelection) } }
    expectEqual(steps(again), steps(text))
    let wrong = await report { await explore(choices: "0; one") { jotter() } }
    expectEqual(wrong, "These are no choices of a run: 0; one")
  }

  // MARK: Options

  @Test func `an expectation of 'checking' is made small, too`() async {
    let reports = await failures {
      await explore(seed: 1, checking: { #expect($0.total < 10) }) { jotter() }
    }
    #expect(reports.count > 1)
    // Two small sums, or one that is larger.
    #expect((1...2).contains(steps(reports.last?.message ?? "").count))
  }

  @Test func `an error that 'checking' throws is a mistake`() async {
    struct TooMany: Error {}
    let text = await report {
      await explore(seed: 1, checking: { if $0.notes.count > 1 { throw TooMany() } }) { jotter() }
    }
    #expect(text.contains("'checking' threw: TooMany()"))
    expectEqual(steps(text).count, 2)
  }

  @Test func `a flag of one's own that stays is found where nothing works any more`() async {
    let text = await report {
      await explore(
        seed: 1,
        checkingAtRest: { if $0.isBusy { throw StillBusy() } }
      ) {
        Store.endless()
      }
    }
    #expect(text.contains("'checkingAtRest' threw: StillBusy()"))
    expectEqual(text.split(separator: "\n").filter { $0.wholeMatch(of: /\s\s[0-9]\. .*/) != nil }.count, 2)
  }

  @Test func `a check at rest waits for what works`() async {
    await explore(seed: 1, leavingOut: ["load"], checkingAtRest: { #expect(!$0.saved.isLoading) }) {
      Store.busy()
    }
  }

  @Test func `actions that are left out or not possible do not come`() async {
    await explore(
      seed: 1,
      leavingOut: ["notes", "labelled"],
      assuming: { action, state in
        if case .counted(let by) = action { by > 0 && state.total < 100 } else { true }
      },
      checking: { state in #expect(state.total >= 0 && state.label == nil) }
    ) {
      jotter(.danglingSelection)
    }
  }

  @Test func `values are made up as the test says`() async {
    await explore(
      seed: 1,
      drawing: [.oneOf("one", "two"), .made { draws in NoteColor.allCases[draws.choice(2)] }],
      checking: { state in
        #expect(state.notes.allSatisfy { ["one", "two"].contains($0.text) } && state.color != .green)
      }
    ) {
      jotter()
    }
  }

  @Test func `a type that its coding does not tell cannot be made up`() async {
    enum Either: Decodable { case left(Int), right(Int) }
    let text = await report {
      await explore(
        seed: 1,
        drawing: [.made { draws in (try? draws.value(Either.self)) == nil ? "none" : "some" }],
        checking: {
          if $0.notes.first?.text == "none" {
            _ = try Draws(drawer: Drawer([], Choices([]))).value(Either.self)
          }
        }
      ) {
        jotter()
      }
    }
    #expect(text.contains("No Either can be made up"))
    #expect(text.contains("explore(drawing: [.oneOf(…)])"))
  }

  @Test func `an action that no run reached is missed`() async {
    let text = await report {
      await explore(seed: 1, runs: 2, leavingOut: ["stamped"], covering: .allActions(except: "load")) {
        jotter()
      }
    }
    expectEqual(text, "No run of the exploration reached these actions:\n\n  stamped")
  }

  @Test func `with immediate answers nothing waits`() async {
    await explore(seed: 1, answers: .immediately, checking: { #expect(!$0.loaded.isLoading) }) { jotter() }
  }

  @Test func `a run that failed is kept, and tried first`() async throws {
    let folder = try TemporaryFolder()
    let file = folder.path("jotter.explored")
    _ = await report { await explore(seed: 1, keepingIn: file) { jotter(.danglingSelection) } }
    let text = await report {
      await explore(seed: 2, runs: 0, keepingIn: file) { jotter(.danglingSelection) }
    }
    #expect(text.contains("A run that was kept found it."))
    await explore(seed: 2, runs: 0, keepingIn: file) { jotter() }
  }
}
