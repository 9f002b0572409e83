import Testing

@testable import StateKitGenerator

struct TypesHaveTheirIDTests {
  private static func schema(_ type: String) -> String {
    #"""
    {"statekit": 1,
     "types": {"Post": {"struct": {"slug": "String"}}, "User": {"struct": {"id": "Int"}}, "Phase": {"enum": ["a"]}},
     "domains": {"Test": {"actions": {"chosen": "(x: 1️⃣\#(type))"}}, "Row": {"state": {"id": "Int"}}, "Page": {}}}
    """#
  }

  @Test(arguments: [
    ("Post.ID", "Post"), ("[Post.ID?]", "Post"), ("Phase.ID", "Phase"), ("PageState.ID", "PageState"),
    ("App.Post.ID", "Post"), ("Set<Post.ID>", "Post"),
  ])
  func `a type without an id has no ID`(type: String, owner: String) {
    assertDiagnostics(
      Self.schema(type),
      .warning("SK0417", "'\(owner).ID' is the type of a property 'id', and '\(owner)' does not have one"),
      moduleName: "App"
    )
  }

  @Test(arguments: [
    "User.ID", "RowState.ID", "App.User.ID", "Other.Post.ID", "Kitten.ID", "Post.Kind", "User.ID.ID",
    "Phase.RawValue",
  ])
  func `of other types the schema does not know it`(type: String) {
    assertDiagnostics(Self.schema(type).replacing("1️⃣", with: ""), moduleName: "App")
  }

  @Test func `in an extension an author may make it Identifiable`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "types": {"Post": {"struct": {"slug": "String"}}},
       "domains": {"Test": {"actions": {"chosen": {"payload": "(x: Post.ID)", "allow": ["SK0417"]}}}}}
      """#
    )
  }
}
