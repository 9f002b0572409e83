import Testing

@testable import StateKitGenerator

struct ConformancesAgreeTests {
  @Test func `Hashable contradicts -Equatable, in either order`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "conformances": [1️⃣"Hashable", 2️⃣"-Equatable"], "domains": {
        "Test": {}}}
      """#,
      .error("SK0501", at: "2️⃣", "'-Equatable' contradicts 'Hashable'", notes: ["1️⃣"])
    )
    assertDiagnostics(
      withDomain(#"{"conformances": [1️⃣"-Equatable", "Codable", 2️⃣"Hashable"]}"#),
      .error("SK0501", at: "2️⃣", "'Hashable' contradicts '-Equatable'", notes: ["1️⃣"])
    )
  }

  @Test func `a domain cannot remove a conformance of its file`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "conformances": [1️⃣"Hashable"], "domains": {
        "Test": {"conformances": [2️⃣"-Equatable"]}, "Other": {"conformances": ["Codable"]}}}
      """#,
      .error("SK0501", at: "2️⃣", notes: ["1️⃣"])
    )
  }

  @Test func `a conformance listed twice is a warning`() {
    assertDiagnostics(
      withDomain(#"{"conformances": [1️⃣"Codable", 2️⃣"Codable"]}"#),
      .warning("SK0502", at: "2️⃣", "'Codable' is listed twice", notes: ["1️⃣"])
    )
  }

  @Test func `a domain can repeat a conformance of its file`() {
    assertDiagnostics(
      #"{"statekit": 1, "conformances": ["Codable"], "domains": {"Test": {"conformances": ["Codable"]}}}"#
    )
  }
}
