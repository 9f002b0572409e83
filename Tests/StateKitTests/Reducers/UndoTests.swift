import Foundation
import StateKitTestSupport
import Testing

@testable import StateKit

/// The reducer that the article on undo shows.
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
    case .left, .undone, .redone: break
    }
  }
  .undoable(\.text, history: \.history, limit: 3) { action in
    switch action {
    case .typed: .edit(group: "typing")
    case .pasted: .edit()
    case .left: .pause
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

  @Test func `an edit is undone and redone, and changes outside of the part stay`() {
    let undone = state(after: .pasted("a"), .moved(1), .pasted("b"), .moved(2), .undone)
    expectEqual(undone.text, "a")
    expectEqual(undone.cursor, 2)
    expectEqual(state(after: .pasted("a"), .pasted("b"), .undone, .undone).text, "")
    expectEqual(state(after: .pasted("a"), .pasted("b"), .undone, .undone, .redone).text, "a")
    expectEqual(state(after: .pasted("a"), .pasted("b"), .undone, .undone, .redone, .redone).text, "b")
  }

  @Test func `edits of a group are one step, until another edit, a pause or an undo`() {
    expectEqual(state(after: .typed("a"), .typed("ab"), .moved(1), .typed("abc"), .undone).text, "")
    expectEqual(state(after: .typed("a"), .pasted("b"), .typed("c"), .undone).text, "b")
    expectEqual(state(after: .typed("a"), .left, .typed("ab"), .undone).text, "a")
    expectEqual(state(after: .pasted("a"), .typed("b"), .undone, .typed("c"), .undone).text, "a")
    expectEqual(state(after: .pasted("a"), .pasted("b"), .undone).text, "a")
  }

  @Test func `an edit after an undo forgets what was undone`() {
    let state = state(after: .pasted("a"), .pasted("b"), .undone, .pasted("c"), .redone)
    expectEqual(state.text, "c")
    expectEqual(state.history.past, ["", "a"])
  }

  @Test func `the oldest steps are forgotten`() {
    let state = state(after: .pasted("a"), .pasted("b"), .pasted("c"), .pasted("d"))
    expectEqual(state.history.past, ["a", "b", "c"])
  }

  @Test func `an edit without a change and an ignored action are no steps`() {
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

  @Test func `an undo starts no effects of the edits`() {
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

  @Test func `the article shows this reducer`() throws {
    let tests = URL(filePath: #filePath).appending(path: "../..").standardizedFileURL
    let article = tests.appending(path: "../../Sources/StateKit/StateKit.docc/Undo.md").standardizedFileURL
    let code = try String(contentsOf: tests.appending(path: "Support/Undo.swift"), encoding: .utf8)
    let page = try String(contentsOf: article, encoding: .utf8)
    #expect(page.contains("```swift\n\(code)```\n"))
  }
}
