import Testing

@testable import StateKitGenerator

@Suite struct CodeTextTests {
  @Test func `text grows beyond the room that was made for it`() {
    var text = CodeText()
    text.makeRoom(for: 2)
    for part in ["one", "", " and two", " and a piece that is longer than all before"] { text.append(part) }
    #expect(text.string == "one and two and a piece that is longer than all before")
    #expect(text.count == text.string.utf8.count)
  }

  @Test func `a copy is a text of its own`() {
    var text = CodeText()
    text.makeRoom(for: 100)
    text.append("one")
    var copy = text
    copy.append(" two")
    text.append(" three")
    #expect(text.string == "one three")
    #expect(copy.string == "one two")
  }

  @Test func `a text can be put behind itself`() {
    var text = CodeText()
    text.append("again ")
    text.append(text)
    #expect(text.string == "again again ")
  }

  @Test func `other characters are not a text`() {
    var text = CodeText()
    #expect(text.isEmpty)
    #expect(text.string == "")
    text.append(spaces: 2)
    #expect(text.array == [0x20, 0x20])
  }
}
