import StateKitTestSupport
import Testing

@testable import StateKit

/// A reducer with undo and redo.
@MainActor
struct UndoTests {
  private struct Editor: Equatable, Sendable {
    var text = ""
    var cursor = 0
    var history = UndoHistory<String>()
  }

  private enum EditorAction: Equatable, Sendable {
    case typed(String)
    case pasted(String)
    case moved(Int)
    case left
    case closed
    case loaded(String)
    case undone
    case redone
  }

  private static let editor = Reducer<Editor, EditorAction>.marking { state, action, touched in
    switch action {
    case .typed(let text), .pasted(let text), .loaded(let text):
      touched.markOwnProperties()
      state.text = text
    case .moved(let cursor):
      touched.markOwnProperties()
      state.cursor = cursor
    case .left, .closed, .undone, .redone: break
    }
  }
  .undoable(\.text, history: \.history, limit: 3) { action in
    switch action {
    case .typed: .step(group: "typing")
    case .pasted: .step
    case .left: .pause
    case .closed: .clear
    case .undone: .undo
    case .redone: .redo
    case .moved, .loaded: .ignored
    }
  }

  private func state(after actions: EditorAction...) -> Editor {
    var state = Editor()
    for action in actions { Self.editor(&state, action) }
    return state
  }

  @Test func `a step is undone and redone, and changes outside of the part stay`() {
    let undone = state(after: .pasted("a"), .moved(1), .pasted("b"), .moved(2), .undone)
    expectEqual(undone.text, "a")
    expectEqual(undone.cursor, 2)
    expectEqual(state(after: .pasted("a"), .pasted("b"), .undone, .undone).text, "")
    expectEqual(state(after: .pasted("a"), .pasted("b"), .undone, .undone, .redone).text, "a")
    expectEqual(state(after: .pasted("a"), .pasted("b"), .undone, .undone, .redone, .redone).text, "b")
  }

  @Test func `steps of a group are one step, until another step, a pause or an undo`() {
    expectEqual(state(after: .typed("a"), .typed("ab"), .moved(1), .typed("abc"), .undone).text, "")
    expectEqual(state(after: .typed("a"), .pasted("b"), .typed("c"), .undone).text, "b")
    expectEqual(state(after: .typed("a"), .left, .typed("ab"), .undone).text, "a")
    expectEqual(state(after: .pasted("a"), .typed("b"), .undone, .typed("c"), .undone).text, "a")
    expectEqual(state(after: .pasted("a"), .pasted("b"), .undone).text, "a")
  }

  @Test func `a step after an undo forgets what was undone`() {
    let state = state(after: .pasted("a"), .pasted("b"), .undone, .pasted("c"), .redone)
    expectEqual(state.text, "c")
    expectEqual(state.history.past, ["", "a"])
  }

  @Test func `the oldest steps are forgotten`() {
    let state = state(after: .pasted("a"), .pasted("b"), .pasted("c"), .pasted("d"))
    expectEqual(state.history.past, ["a", "b", "c"])
  }

  @Test func `an action without a change and an ignored action are no steps`() {
    let state = state(after: .pasted("a"), .pasted("a"), .loaded("b"))
    expectEqual(state.text, "b")
    expectEqual(state.history.past, [""])
  }

  @Test func `without a step nothing changes, and nothing is marked`() {
    for action in [EditorAction.undone, .redone, .left] {
      var (state, touched) = (Editor(), TouchedDomains(domainCount: 1))
      Self.editor.body(&state, action, &touched)
      expectEqual(state, Editor())
      #expect(touched.isEmpty)
    }
  }

  @Test func `an undo starts no effects of the steps`() {
    let seen = Recorder<EditorAction>()
    let store = Store(
      initialState: Editor(),
      reducer: Self.editor,
      middleware: AnyMiddleware<EditorAction, EditorAction, Editor> { action, _, _ in
        seen.append(action)
        return .doNothing
      }
    )
    for action in [EditorAction.pasted("a"), .undone, .redone] { store.dispatch(action) }
    expectEqual(store.text, "a")
    expectEqual(seen.all, [.pasted("a"), .undone, .redone])
  }

  @Test func `clear forgets all steps`() {
    expectEqual(state(after: .pasted("a"), .pasted("b"), .undone, .closed).history, UndoHistory())
  }

  @Test func `a limit below one is a mistake`() async {
    await #expect(processExitsWith: .failure) {
      _ = Reducer<Editor, EditorAction>.identity.undoable(\.text, history: \.history, limit: 0) { _ in
        .ignored
      }
    }
  }

  /// A value that counts its copies of storage.
  private struct Pages: Equatable, Sendable {
    var numbers = Array(0..<100)
  }

  @Test func `an action that is not a step does not copy the part`() {
    struct Book: Sendable {
      var pages = Pages()
      var history = UndoHistory<Pages>()
    }
    let reducer = Reducer<Book, Bool> { state, _ in state.pages.numbers[0] += 1 }
      .undoable(\.pages, history: \.history) { $0 ? .step : .ignored }
    var book = Book()
    func place() -> UnsafeRawPointer? { book.pages.numbers.withUnsafeBytes { $0.baseAddress } }
    book.pages.numbers[0] = -1
    let before = place()
    reducer(&book, false)
    expectEqual(place(), before)
    reducer(&book, true)
    #expect(place() != before)
  }

  @Test func `a step marks the history alone besides what the reducer marks`() {
    var (state, touched) = (Editor(), TouchedDomains(domainCount: 1))
    Self.editor.body(&state, .pasted("a"), &touched)
    #expect(!touched.isEmpty && !touched.hasChangedChildren(of: 0))
    touched = TouchedDomains(domainCount: 1)
    Self.editor.body(&state, .undone, &touched)
    #expect(touched.hasChangedChildren(of: 0))
  }
}
