import StateKitTestSupport
import Testing

@testable import StateKitGenerator

@Suite struct StringScannerTests {
  private func scanner(_ text: String) -> StringScanner {
    let file = SourceFile(path: "Test.statekit.json", text: "\"\(text)\"")
    return StringScanner(JSONString(text: text, location: file.location(at: 0), escapes: []))
  }

  @Test func `the scanner advances by characters, of any number of bytes`() {
    var scanner = scanner("aé€😀b")
    var seen: [Unicode.Scalar] = []
    while let next = scanner.current {
      expectEqual(scanner.previous, seen.last)
      seen.append(next)
      scanner.advance()
    }
    expectEqual(seen, ["a", "é", "€", "😀", "b"])
    #expect(scanner.previous == "b" && scanner.isAtEnd && scanner.following == nil)
  }

  @Test func `the next character is the character after the current one`() {
    var scanner = scanner("é😀")
    expectEqual(scanner.following, "😀")
    scanner.advance()
    #expect(scanner.following == nil)
  }

  @Test func `words may have letters of any script`() {
    var scanner = scanner("größe– x")
    expectEqual(scanner.word(), "größe")
    expectEqual(scanner.location.offset, 1 + "größe".utf8.count)
    #expect(scanner.consume("– ") && scanner.word() == "x")
  }
}
