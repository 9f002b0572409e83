import Foundation
import StateKit
import StateKitTestSupport
import Testing

struct UndoHistoryTests {
  private func history(_ steps: (String, group: String?)..., limit: Int = 100) -> UndoHistory<String> {
    var history = UndoHistory<String>()
    for (value, group) in steps { history.record(value, group: group, limit: limit) }
    return history
  }

  @Test func `values are undone and redone in turn, and nothing happens at both ends`() {
    var history = history(("", nil), ("a", nil))
    var text = "ab"
    var texts: [String] = []
    for undoes in [true, true, true, false, false, false] {
      if undoes { history.undo(&text) } else { history.redo(&text) }
      texts.append(text)
    }
    expectEqual(texts, ["a", "", "", "a", "ab", "ab"])
  }

  @Test func `a history says whether there is something to undo and to redo`() {
    var history = UndoHistory<String>()
    expectEqual([history.canUndo, history.canRedo], [false, false])
    history.record("")
    expectEqual([history.canUndo, history.canRedo], [true, false])
    var text = "a"
    history.undo(&text)
    expectEqual([history.canUndo, history.canRedo], [false, true])
  }

  @Test func `steps of one group are one step, until another group or the end of the group`() {
    expectEqual(history(("", "t"), ("a", "t"), ("ab", "t")).past, [""])
    expectEqual(history(("", "t"), ("a", "u"), ("ab", "t")).past, ["", "a", "ab"])
    expectEqual(history(("", "t"), ("a", nil), ("ab", nil)).past, ["", "a", "ab"])
    var history = history(("", "t"))
    history.endGroup()
    history.record("a", group: "t")
    expectEqual(history.past, ["", "a"])
  }

  @Test func `undo and redo end a group`() {
    var history = history(("", "t"))
    var text = "a"
    history.undo(&text)
    history.redo(&text)
    history.record(text, group: "t")
    expectEqual(history.past, ["", "a"])
  }

  @Test func `the oldest steps are forgotten, and a step forgets what was undone`() {
    var history = history(("a", nil), ("b", nil), ("c", nil), limit: 2)
    expectEqual(history.past, ["b", "c"])
    var text = "d"
    history.undo(&text)
    history.record(text)
    expectEqual(history.future, [])
    history.clear()
    expectEqual(history, UndoHistory())
  }

  @Test func `a history is saved with its values`() throws {
    var history = history(("a", "t"), ("b", "u"))
    var text = "c"
    history.undo(&text)
    let data = try JSONEncoder().encode(history)
    expectEqual(try JSONDecoder().decode(UndoHistory<String>.self, from: data), history)
  }
}
