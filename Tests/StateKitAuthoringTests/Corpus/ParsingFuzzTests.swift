import StateKitTestSupport
import Testing

@testable import StateKitGenerator

@Suite struct ParsingFuzzTests {
  private func mutated(_ bytes: [UInt8], by random: inout SplitMix64) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let start = Int.random(in: 0...bytes.count, using: &random)
      let end = min(bytes.count, start + Int.random(in: 0...8, using: &random))
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: bytes[start..<end], at: end)
      case 2: bytes.replaceSubrange(start..<end, with: SchemaTokens.all.randomElement(using: &random) ?? [])
      default: bytes.insert(contentsOf: SchemaTokens.all.randomElement(using: &random) ?? [], at: start)
      }
    }
    return bytes
  }

  /// Fails if the generator's messages about a file do not make sense.
  private func check(_ file: SourceFile) throws {
    let collector = DiagnosticCollector()
    let schema = SchemaParser.parse(file, reportingTo: collector)
    try require(schema != nil || collector.hasErrors, "refused without a word")
    let found = Generator().validate([file])
    try require(found.count >= collector.diagnostics.count, "the rules hide what was said before")
    try found.requireSense(in: [file])
  }

  @Test(.timeLimit(.minutes(10)), arguments: Thoroughness.some(1, of: [1, 2, 3, 4] as [UInt64]))
  func `a thousand mutated schemas are read or refused at a place in the file`(seed: UInt64) throws {
    let files = try SchemaFolder.valid()
    var random = SplitMix64(seed: seed)
    for round in 0..<1000 {
      guard let file = files.randomElement(using: &random) else { return }
      let bytes = mutated(file.bytes, by: &random)
      #expect(throws: Never.self, "round \(round) of \(seed): \(String(decoding: bytes, as: UTF8.self))") {
        try check(SourceFile(path: file.path, bytes: bytes))
      }
    }
  }

  @Test func `every beginning of a schema is read or refused at a place in the file`() throws {
    for file in try SchemaFolder.valid() where file.bytes.count < 4000 {
      for end in stride(from: 0, to: file.bytes.count, by: Thoroughness.rounds(3, all: 1)) {
        #expect(throws: Never.self, "\(file.path) up to \(end)") {
          try check(SourceFile(path: file.path, bytes: Array(file.bytes[..<end])))
        }
      }
    }
  }
}
