import StateKitGenerator
import StateKitTestSupport
import Testing

@testable import StateKitAuthoring
@testable import StateKitLanguageServer

struct PositionEncodingTests {
  private static let file = SourceFile(path: "a", text: "\u{FEFF}a😀é\r\n\nb\n")

  @Test func `a position counts the units of its line`() {
    let offset = 3 + 1 + 4
    expectEqual(PositionEncoding.utf16.position(of: offset, in: Self.file), ["line": 0, "character": 3])
    expectEqual(PositionEncoding.utf8.position(of: offset, in: Self.file), ["line": 0, "character": 5])
    expectEqual(
      PositionEncoding.utf16.position(of: Self.file.bytes.count, in: Self.file),
      [
        "line": 3, "character": 0,
      ]
    )
  }

  @Test(arguments: [PositionEncoding.utf8, .utf16])
  func `each place is found again`(encoding: PositionEncoding) {
    for offset in Self.file.textStart...Self.file.bytes.count {
      let isInside = offset < Self.file.bytes.count && UTF8.isContinuation(Self.file.bytes[offset])
      let isBetweenLineEnds = offset == Self.file.textStart + 8
      if isInside || isBetweenLineEnds { continue }
      let position = encoding.position(of: offset, in: Self.file)
      expectEqual(encoding.offset(of: position, in: Self.file), offset, "\(offset)")
    }
  }

  @Test func `there is no position between a carriage return and its line feed`() {
    let end = 3 + 1 + 4 + 2
    expectEqual(PositionEncoding.utf16.position(of: end, in: Self.file), ["line": 0, "character": 4])
    expectEqual(PositionEncoding.utf16.position(of: end + 1, in: Self.file), ["line": 0, "character": 4])
    expectEqual(PositionEncoding.utf16.position(of: end + 2, in: Self.file), ["line": 1, "character": 0])
  }

  @Test(arguments: [PositionEncoding.utf8, .utf16])
  func `a position that there is not is the nearest one before it`(encoding: PositionEncoding) {
    expectEqual(encoding.offset(of: ["line": 0, "character": 99], in: Self.file), 3 + 1 + 4 + 2)
    expectEqual(encoding.offset(of: ["line": 99, "character": 0], in: Self.file), Self.file.bytes.count)
    expectEqual(encoding.offset(of: ["line": -1, "character": -1], in: Self.file), 0)
    expectEqual(encoding.offset(of: .null, in: Self.file), 0)
  }
}
