import Testing

@testable import StateKitGenerator

@Suite struct ParsingFuzzTests {
  /// What mutations put in.
  private static let tokens: [[UInt8]] =
    [
      "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u", "\\uD83D", "$", "@", "!", ".", "(", ")", "?", "=", "<",
      ">",
      "null", "true", "0", "-", "1e", "\n", "\r\n", "\t", "//", "/*", "\u{FEFF}", "é", "👩‍👩‍👧", "\u{0}",
      "payload",
      "{\"swift\": ", "\"domains\"", "\"bridges\"",
    ].map { Array($0.utf8) } + [[0xFF], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF0, 0x9F]]

  private func mutated(_ bytes: [UInt8], by random: inout SplitMix64) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let start = Int.random(in: 0...bytes.count, using: &random)
      let end = min(bytes.count, start + Int.random(in: 0...8, using: &random))
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: bytes[start..<end], at: end)
      case 2: bytes.replaceSubrange(start..<end, with: Self.tokens.randomElement(using: &random) ?? [])
      default: bytes.insert(contentsOf: Self.tokens.randomElement(using: &random) ?? [], at: start)
      }
    }
    return bytes
  }

  /// What is wrong with what the generator says of a file; nil if nothing is.
  private func flaw(_ file: SourceFile) -> String? {
    let collector = DiagnosticCollector()
    let node = JSONParser.parse(file, reportingTo: collector)
    let schema = node.flatMap { SchemaParser.parse($0, of: file, reportingTo: collector) }
    if schema == nil, !collector.hasErrors { return "refused without a word" }
    let found = Generator().validate([file])
    if found.count < collector.diagnostics.count { return "the rules hide what was said before" }
    for diagnostic in found {
      for location in [diagnostic.location] + diagnostic.notes.map(\.location) {
        if !(0...file.bytes.count).contains(location.offset) {
          return "\(diagnostic.code) is outside the file"
        }
        if location.line < 1 || location.column < 1 { return "\(diagnostic.code) has no place" }
      }
      if diagnostic.message.unicodeScalars.contains(where: { $0.value < 0x20 }) {
        return "the message of \(diagnostic.code) is broken"
      }
    }
    return nil
  }

  @Test(.timeLimit(.minutes(10)), arguments: [1, 2, 3, 4] as [UInt64])
  func `a thousand mutated schemas are read or refused at a place in the file`(seed: UInt64) throws {
    let files = try SchemaFolder.valid()
    var random = SplitMix64(seed: seed)
    for round in 0..<1000 {
      guard let file = files.randomElement(using: &random) else { return }
      let bytes = mutated(file.bytes, by: &random)
      let flaw = flaw(SourceFile(path: file.path, bytes: bytes))
      #expect(flaw == nil, "round \(round) of \(seed): \(String(decoding: bytes, as: UTF8.self))")
    }
  }

  @Test func `every beginning of a schema is read or refused at a place in the file`() throws {
    for file in try SchemaFolder.valid() where file.bytes.count < 4000 {
      for end in file.bytes.indices {
        let flaw = flaw(SourceFile(path: file.path, bytes: Array(file.bytes[..<end])))
        #expect(flaw == nil, "\(file.path) up to \(end)")
      }
    }
  }
}
