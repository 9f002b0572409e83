import Testing

@testable import StateKitGenerator

struct KeysAreHashableTests {
  private func assert(
    _ type: String,
    _ expected: ExpectedDiagnostic...,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    assertDiagnostics(
      in: [
        "Test.statekit.json": #"""
        {"statekit": 1, "domains": {"Test": {"conformances": ["-Equatable"], "actions": {"sent": "1️⃣\#(type)"}}},
         "types": {2️⃣"Point": {"struct": {"x": "Int"}}, "Phase": {"enum": ["a"]}}}
        """#
      ],
      expected,
      sourceLocation: sourceLocation
    )
  }

  @Test(arguments: [
    "[Point: Int]", "Set<Point>", "[[Int: Set<Point>]]?", "Result<Set<Point>, Never>", "[(Int, Set<Point>)]",
  ])
  func `a key that is a struct needs Hashable`(type: String) {
    assert(
      type,
      .error("SK0505", "'Point' is not Hashable, as keys and the elements of sets must be: put", notes: ["2️⃣"])
    )
  }

  @Test func `a type that cannot be Hashable cannot be a key`() {
    assert("[(Int, Int): Int]", .error("SK0505", "use another type"))
  }

  @Test(arguments: ["[Phase: Point]", "Set<Phase>", "[User.ID: Int]", "[String: Point]"])
  func `other keys are fine`(type: String) {
    assert(type)
  }
}
