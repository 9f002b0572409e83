import Testing

@testable import StateKitGenerator

struct AccessIsWideEnoughTests {
  private let other = #"""
    {"statekit": 1, "access": "package", "domains": {1️⃣"Other": {}}, "types": {2️⃣"Post": {"struct": {}}}}
    """#

  @Test func `a public domain cannot contain a narrower one`() {
    assertDiagnostics(
      in: [
        "A.statekit.json": #"""
        {"statekit": 1, "access": "public", "domains": {"Test": {"children": {"other": 3️⃣"Other"}}}}
        """#,
        "B.statekit.json": other,
      ],
      [
        .error(
          "SK0507",
          at: "3️⃣",
          "this file's access is public, and the domain 'Other' is package: give the other file the same 'access'",
          notes: ["1️⃣"]
        )
      ]
    )
  }

  @Test func `a public state cannot have a narrower type`() {
    assertDiagnostics(
      in: [
        "A.statekit.json": #"""
        {"statekit": 1, "access": "public", "domains": {"Test": {"state": {"posts": "3️⃣[String: [Post]?]"}}}}
        """#,
        "B.statekit.json": other,
      ],
      [.error("SK0507", at: "3️⃣", "the type 'Post' is package", notes: ["2️⃣"])]
    )
  }

  @Test(arguments: ["internal", "package"])
  func `a declaration with the same or wider access can be used`(access: String) {
    assertDiagnostics(
      in: [
        "A.statekit.json": #"""
        {"statekit": 1, "access": "\#(access)", "domains": {
          "Test": {"state": {"posts": "[Post]"}, "children": {"other": "Other"}}}}
        """#,
        "B.statekit.json": other,
      ],
      []
    )
  }
}
