import StateKitTestSupport
import Testing

@testable import StateKitGenerator

@Suite struct JSONEncodingTests {
  private func diagnostics(of bytes: [UInt8]) -> [String] {
    let file = SourceFile(path: "Test", bytes: bytes)
    return Stage.json.diagnostics(of: [file]).map { "\($0.code) \($0.location) \($0.location.offset)" }
  }

  @Test(
    arguments: [
      ("a continuation byte alone", [0x80]),
      ("an overlong slash", [0xC0, 0xAF]),
      ("an overlong form of two bytes", [0xC1, 0xBF]),
      ("an overlong form of three bytes", [0xE0, 0x9F, 0xBF]),
      ("a high surrogate", [0xED, 0xA0, 0x80]),
      ("a low surrogate", [0xED, 0xBF, 0xBF]),
      ("an overlong form of four bytes", [0xF0, 0x8F, 0xBF, 0xBF]),
      ("a scalar above U+10FFFF", [0xF4, 0x90, 0x80, 0x80]),
      ("a first byte of five", [0xF8, 0x88, 0x80, 0x80, 0x80]),
      ("a byte that is never UTF-8", [0xFF]),
      ("two bytes cut short", [0xC3]),
      ("three bytes cut short", [0xE6, 0xBC]),
      ("four bytes cut short", [0xF0, 0x9F, 0x98]),
      ("a third byte that does not go on", [0xE6, 0xBC, 0x41]),
      ("Latin-1", [0xE9]),
    ] as [(String, [UInt8])]
  )
  func `bytes that are no UTF-8 are an error where they start`(name: String, bytes: [UInt8]) {
    let inString = Array("[\n \"é".utf8) + bytes + Array("\"]".utf8)
    expectEqual(diagnostics(of: inString), ["SK0102 Test:2:4 6"], "\(name)")
    let outside = Array("[\n ".utf8) + bytes + Array("]".utf8)
    expectEqual(diagnostics(of: outside), ["SK0102 Test:2:2 3"], "\(name)")
  }

  @Test(arguments: [[0xC3], [0xE6, 0xBC], [0xF0, 0x9F, 0x98], [0xF0]] as [[UInt8]])
  func `a character cut short by the end of the file is an error`(bytes: [UInt8]) {
    expectEqual(diagnostics(of: Array("\"a".utf8) + bytes), ["SK0102 Test:1:3 2"])
    expectEqual(diagnostics(of: bytes), ["SK0102 Test:1:1 0"])
  }

  @Test(
    arguments: [
      [0xC2, 0x80], [0xDF, 0xBF], [0xE0, 0xA0, 0x80], [0xED, 0x9F, 0xBF], [0xEE, 0x80, 0x80],
      [0xEF, 0xBF, 0xBF], [0xF0, 0x90, 0x80, 0x80], [0xF4, 0x8F, 0xBF, 0xBF],
    ] as [[UInt8]]
  )
  func `the limits of each length are UTF-8`(bytes: [UInt8]) {
    expectEqual(diagnostics(of: Array("\"".utf8) + bytes + Array("\"".utf8)), [])
  }

  @Test(
    arguments: [
      [0xFF, 0xFE, 0x7B, 0x00], [0xFE, 0xFF, 0x00, 0x7B], [0x7B, 0x00, 0x7D, 0x00], [0x00, 0x7B],
    ] as [[UInt8]]
  )
  func `UTF-16 is an error that names it`(bytes: [UInt8]) {
    let found = Stage.json.diagnostics(of: [SourceFile(path: "Test", bytes: bytes)])
    expectEqual(found.map(\.code), ["SK0102"])
    expectEqual(found.first?.message.contains("UTF-16"), true)
  }

  @Test func `a file of a byte-order mark alone is empty`() {
    expectEqual(diagnostics(of: [0xEF, 0xBB, 0xBF]), ["SK0101 Test:1:1 3"])
  }
}
