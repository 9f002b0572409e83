import Testing

@testable import StateKitGenerator

struct FileNamesAreUniqueTests {
  @Test func `schemas whose names differ in case alone are an error`() {
    assertDiagnostics(
      in: [
        "a/Users.statekit.json": #"1️⃣{"statekit": 1, "domains": {"A": {}}}"#,
        "b/users.statekit.json": #"2️⃣{"statekit": 1, "domains": {"B": {}}}"#,
      ],
      [
        .error(
          "SK0407",
          at: "2️⃣",
          "the generated file of 'users' would overwrite that of 'Users'",
          notes: ["1️⃣"]
        )
      ]
    )
  }
}
