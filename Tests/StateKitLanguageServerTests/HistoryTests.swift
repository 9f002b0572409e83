import Foundation
import Testing

/// Whatever was edited, opened, closed, written and deleted before, the server knows what a server knows that has just been
/// started.
///
///     STATEKIT_SEED=7 STATEKIT_SCHEMAS=300 swift test --filter HistoryTests
struct HistoryTests {
  @Test(arguments: 0..<Seeds.count)
  func `a server with a history says what a new one says`(number: Int) {
    let seed = Seeds.seed(ofSchema: number)
    guard let report = RandomHistory(seed: seed).report() else { return }
    Issue.record("STATEKIT_SEED=\(seed) STATEKIT_SCHEMAS=1 finds: \(report)")
  }

  @Test(arguments: try HistoryTests.corpus())
  func `what a fuzzer found is answered as other messages`(_ input: URL) throws {
    let bytes = [UInt8](try Data(contentsOf: input))
    #expect(throws: Never.self, "\(input.lastPathComponent)") { try Property.serve.check(bytes) }
  }

  private static func corpus() throws -> [URL] {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let folder = tests.appending(path: "Fuzzing/Corpus/Serve")
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}
