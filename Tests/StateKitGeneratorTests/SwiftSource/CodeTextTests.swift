import StateKitTestSupport
import Testing

@testable import StateKitGenerator

@Suite struct CodeTextTests {
  @Test func `text grows beyond the room that was made for it`() {
    var text = CodeText()
    text.makeRoom(for: 2)
    for part in ["one", "", " and two", " and a piece that is longer than all before"] { text.append(part) }
    expectEqual(text.string, "one and two and a piece that is longer than all before")
    expectEqual(text.count, text.string.utf8.count)
  }

  @Test func `a copy is a text of its own`() {
    var text = CodeText()
    text.makeRoom(for: 100)
    text.append("one")
    var copy = text
    copy.append(" two")
    text.append(" three")
    expectEqual(text.string, "one three")
    expectEqual(copy.string, "one two")
  }

  @Test func `a text can be put behind itself`() {
    var text = CodeText()
    text.append("again ")
    text.append(text)
    expectEqual(text.string, "again again ")
  }

  @Test func `other characters are not a text`() {
    var text = CodeText()
    #expect(text.isEmpty)
    expectEqual(text.string, "")
    text.append(spaces: 2)
    expectEqual(text.array, [0x20, 0x20])
  }
}
