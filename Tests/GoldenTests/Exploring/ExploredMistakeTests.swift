import StateKit
import StateKitTestSupport
import Testing

@testable import GoldenCode
@testable import StateKitTesting

/// Mistakes that an exploration finds, and how small it makes the runs.
@MainActor
@Suite(.watched)
struct ExploredMistakeTests {
  /// What an exploration says, which finds a mistake.
  ///
  /// - Parameters:
  ///   - sentence: A part of what it says.
  ///   - steps: The number of steps of the shortest run with the mistake.
  private func expect(
    _ sentence: String,
    steps: Int,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ explore: () async -> Void
  ) async {
    let reports = await failures(explore)
    #expect(reports.count == 1, sourceLocation: sourceLocation)
    guard let report = reports.first?.message else { return }
    #expect(report.contains(sentence), sourceLocation: sourceLocation)
    let lines = report.split(separator: "\n").filter { $0.wholeMatch(of: /\s\s[0-9]+\. .*/) != nil }
    #expect((steps...steps + 1).contains(lines.count), "\(report)", sourceLocation: sourceLocation)
  }

  private func notes(_ mistake: JotterMistake?) -> Store<JotterState, JotterAction> {
    .jotter(reducer: .jotter(JotterHandlers(mistake: mistake)))
  }

  // MARK: Reducers

  @Test(arguments: [
    (JotterMistake.danglingSelection, "theSelectedNoteIsThere", 3),
    (.staleCount, "theCountIsThatOfTheNotes", 2),
    (.debt, "thereIsNoDebt", 1), (.spinner, "loaded loads, and nothing works on it", 1),
  ])
  func `a mistake in a reducer`(mistake: JotterMistake, sentence: String, steps: Int) async {
    await expect(sentence, steps: steps) { await explore(seed: 1) { notes(mistake) } }
  }

  @Test func `without a mistake there is none`() async {
    await explore(seed: 1, covering: .allActions()) { notes(nil) }
  }

  @Test func `the answer to a request for nil is for nil`() async {
    await explore(seed: 1, covering: .allActions(except: "open.cancelled")) { Store.lockers() }
  }

  @Test func `a number that comes from elsewhere`() async {
    let numbers = Numbers()
    await expect("A second run with the same actions and answers ended in another state", steps: 1) {
      await explore(seed: 1) {
        .jotter(reducer: .jotter(JotterHandlers(mistake: .chance, number: numbers.next)))
      }
    }
  }

  @Test func `a payload whose coding loses something`() async {
    await expect("The recording of the run replays to another state", steps: 1) {
      await explore(seed: 1) { Store.tuner() }
    }
  }

  // MARK: Requests, effects and bridges

  @Test func `an answer that was asked for before the newest one`() async {
    await expect("whatIsShownWasAskedFor", steps: 3) { await explore(seed: 1) { Store.finder() } }
  }

  @Test func `work that ends with its screen before it began`() async {
    await expect("whatIsClosedIsSaved", steps: 2) { await explore(seed: 1) { Store.postcard() } }
  }

  @Test func `an answer that comes after its screen was closed`() async {
    await expect("whatIsClosedIsEmpty", steps: 3) { await explore(seed: 1) { Store.lateAnswer() } }
  }

  @Test func `an answer that ends the spinner of another request`() async {
    await expect("whatWorksIsBusy", steps: 3) { await explore(seed: 1) { Store.busy() } }
  }

  @Test func `a failure that stays after a success`() async {
    await expect("anOldFailureIsGone", steps: 4) {
      await explore(seed: 1, leavingOut: ["save"]) { Store.busy() }
    }
  }

  @Test(arguments: [("timed", "screen.came"), ("watched", "screen.ticked")])
  func `work for a screen that is gone`(other: String, action: String) async {
    await expect(action, steps: 2) { await explore(seed: 1, leavingOut: [other]) { Store.survivor() } }
  }

  @Test func `an answer for an element that is gone`() async {
    await expect("rows.saved", steps: 4) { await explore(seed: 1) { Store.orphans() } }
  }

  @Test func `bridges in the wrong order`() async {
    await expect("nobodyPaysNothing", steps: 1) { await explore(seed: 1) { Store.cashDesk() } }
  }

  @Test func `bridges that call each other`() async {
    let configuration = StoreConfiguration(derivedActionLimit: 100)
    await expect("actions were derived from one", steps: 1) {
      await explore(seed: 1) { Store.parrot(configuration: configuration) }
    }
  }

  // MARK: Memory

  @Test func `a store that holds itself`() async {
    var stores: [Store<JotterState, JotterAction>] = []
    await expect("The store of an earlier run is still there", steps: 0) {
      await explore(seed: 1, steps: 1) {
        stores.append(notes(nil))
        return stores[stores.count - 1]
      }
    }
  }

  // MARK: Traps

  @Test func `a trap is told where the stack has no room for a smaller run`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Traps.limit = 1
      await explore(seed: 1) { Store.jotter(reducer: .jotter(JotterHandlers(mistake: .overflow))) }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("leads to a trap"))
    #expect(text.contains("  1. A screen sends"))
  }

  @Test func `a position in a list without elements`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await explore(seed: 1) { Store.jotter(reducer: .jotter(JotterHandlers(mistake: .firstOfNone))) }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("  1. A screen sends highlightUsed\n"))
    #expect(!text.contains("  3. A screen"))
  }

  @Test func `a position of what was removed`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await explore(seed: 1) { Store.jotter(reducer: .jotter(JotterHandlers(mistake: .staleHighlight))) }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("  5. A screen sends highlightUsed\n"))
    #expect(!text.contains("  7. A screen"))
  }

  @Test func `an overflow`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await explore(seed: 1) { Store.jotter(reducer: .jotter(JotterHandlers(mistake: .overflow))) }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("leads to a trap"))
    #expect(text.contains("  2. A screen sends counted"))
    #expect(!text.contains("  4. A screen"))
  }
}

/// Numbers, each of which is another one.
private final class Numbers: Sendable {
  private let last = Lock(0)

  @Sendable func next() -> Int {
    last.withLock { last in
      last += 1
      return last
    }
  }
}
