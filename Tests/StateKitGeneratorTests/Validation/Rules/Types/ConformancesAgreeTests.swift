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

  @Test func `the conformances of states and of actions do not contradict each other`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "conformances": {"state": ["Hashable"], "actions": ["-Equatable"], "types": []},
        "domains": {"Test": {"conformances": {"state": ["Codable"], "actions": []}}}}
      """#
    )
  }

  @Test func `what a domain says of its actions agrees with what the file says of them`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "conformances": {"state": ["Hashable"], "actions": [1️⃣"-Equatable"]}, "domains": {
        "Test": {"conformances": {"actions": [2️⃣"Hashable", 3️⃣"Hashable"]}}}}
      """#,
      .error("SK0501", at: "2️⃣", "'Hashable' contradicts '-Equatable'", notes: ["1️⃣"]),
      .error("SK0501", at: "3️⃣", notes: ["1️⃣"]),
      .warning("SK0502", at: "3️⃣", notes: ["2️⃣"])
    )
  }

  @Test func `a list of a domain agrees with both parts of the file, and is reported once`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "conformances": {"state": [1️⃣"Hashable"], "actions": ["Hashable"]}, "domains": {
        "Test": {"conformances": [2️⃣"-Equatable"]}}}
      """#,
      .error("SK0501", at: "2️⃣", notes: ["1️⃣"])
    )
  }

  @Test func `a domain has no types`() {
    assertDiagnostics(
      withDomain(#"{"conformances": {1️⃣"types": []}}"#),
      .error("SK0201", at: "1️⃣", "'types'")
    )
  }
}
