import StateKitTestSupport
import Testing

@testable import StateKitGenerator

@Suite struct JSONDuplicateKeyTests {
  @Test func `a duplicate key is an error at the second key, with a note at the first`() {
    assertDiagnostics(
      #"{2️⃣"a": 1, "b": 2, 1️⃣"a": 3}"#,
      .error("SK0119", "'a'", notes: ["2️⃣"]),
      upTo: .json
    )
  }

  @Test func `each further one is an error`() {
    assertDiagnostics(
      #"{1️⃣"a": 1, 2️⃣"a": {"a": 2}, 3️⃣"\u0061": 3}"#,
      .error("SK0119", at: "2️⃣", notes: ["1️⃣"]),
      .error("SK0119", at: "3️⃣", notes: ["1️⃣"]),
      upTo: .json
    )
  }

  @Test func `the first one counts`() {
    let file = SourceFile(path: "Test", text: #"{"a": 1, "b": 2, "a": 3, "c": 4}"#)
    let node = JSONParser.parse(file, reportingTo: DiagnosticCollector())
    expectEqual(node?.rendered, "{‹a›: 1, ‹b›: 2, ‹c›: 4}")
  }

  @Test func `keys that differ in case are two keys`() {
    assertDiagnostics(#"{"a": 1, "A": 2}"#, upTo: .json)
  }

  @Test func `keys whose accents are composed differently are one key`() {
    assertDiagnostics(
      "{2️⃣\"caf\u{E9}\": 1, 1️⃣\"cafe\u{301}\": 2}",
      .error("SK0119", notes: ["2️⃣"]),
      upTo: .json
    )
  }

  @Test(.timeLimit(.minutes(10))) func `an object of 200,000 keys takes linear time`() {
    let same = Array(repeating: "\"a\":0", count: 100_000)
    let distinct = (0..<100_000).map { "\"b\($0)\":0" }
    let file = SourceFile(path: "Test", text: "{\((same + distinct).joined(separator: ","))}")
    expectEqual(Stage.json.diagnostics(of: [file]).count, 99_999)
  }
}
