import Testing

@testable import StateKitGenerator

@Suite struct SchemaRecoveryTests {
  @Test func `one run finds the mistakes of all parts of all files`() {
    assertDiagnostics(
      in: [
        "A.statekit.json": #"""
        {
          "statekit": 1, 1️⃣"acess": "public",
          "domains": {
            9️⃣"A": { "state": { "a": 2️⃣1 }, "actions": { "b": 3️⃣2, "c": { "reduce": 4️⃣"non" } } },
            "B": 5️⃣[],
            6️⃣"A": {}
          }
        }
        """#,
        "B.statekit.json": #"{"statekit": 1, "domains": {7️⃣,}}"#,
        "C.statekit.json": #"{"statekit": 1, "domains": {"C": {"children": {"c": 8️⃣{}}}}}"#,
      ],
      [
        .error("SK0201", at: "1️⃣", suggestion: "access"),
        .error("SK0203", at: "2️⃣", suggestion: "Int = 1"),
        .error("SK0203", at: "3️⃣"),
        .error("SK0206", at: "4️⃣", suggestion: "none"),
        .error("SK0203", at: "5️⃣"),
        .error("SK0119", at: "6️⃣", notes: ["9️⃣"]),
        .error("SK0122", at: "7️⃣"),
        .error("SK0202", at: "8️⃣"),
      ],
      upTo: .schema
    )
  }
}
