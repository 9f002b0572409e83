import Testing

@testable import StateKitGenerator

struct DismissedDomainsCanGoTests {
  /// `Page` dismisses itself, and `App` has these children.
  private static func schema(
    _ children: String,
    more: String = "",
    action: String = "",
    access: String = "internal"
  ) -> String {
    #"""
    {"statekit": 1, "access": "\#(access)", "domains": {
      "App": {"children": {\#(children)}},
      "Page": {"state": {"id": "Int = 0"}, "actions": {"closed": {"dismisses": 1️⃣true\#(action)}}}\#(more)}}
    """#
  }

  @Test func `a child that is always there is not dismissed`() {
    assertDiagnostics(
      Self.schema(#"2️⃣"page": "Page""#),
      .warning(
        "SK0657",
        """
        'closed' removes nothing: 'Page' is always there, as the child 'page' of 'App'; give it the kind "optional", or \
        leave 'dismisses' out
        """,
        notes: ["2️⃣"]
      )
    )
  }

  @Test func `a case of a one-of that is always there is not dismissed`() {
    assertDiagnostics(
      Self.schema(#"2️⃣"page": {"oneOf": {"page": "Page"}, "initial": "page"}"#),
      .warning(
        "SK0657",
        "as the child 'page' of 'App'; leave out 'initial' there, or 'dismisses' here",
        notes: ["2️⃣"]
      )
    )
  }

  @Test(arguments: [
    #""page": {"domain": "Page", "kind": "optional"}"#, #""page": {"domain": "Page", "kind": "each"}"#,
    #""page": {"oneOf": {"page": "Page"}}"#, #""page": {"stack": {"page": "Page"}}"#,
    #""page": "Page", "other": {"domain": "Page", "kind": "optional"}"#,
    #""page": {"oneOf": {"page": "Page"}, "initial": "page"}, "other": {"stack": {"page": "Page"}}"#, "",
  ])
  func `one place where it can be removed is enough, and the root of a store needs none`(children: String) {
    assertDiagnostics(Self.schema(children))
  }

  @Test func `other modules may have another place`() {
    assertDiagnostics(Self.schema(#""page": "Page""#, access: "public"))
  }

  @Test func `the diagnostic can be allowed at the action`() {
    assertDiagnostics(Self.schema(#""page": "Page""#, action: #", "allow": ["SK0657"]"#))
  }

  @Test func `beside an error there is no further diagnostic`() {
    assertDiagnostics(
      Self.schema(#""page": "Page""#, more: #", "Other": {"children": {"x": 1️⃣"Unknown"}}"#)
        .replacing("1️⃣true", with: "true"),
      .error("SK0601")
    )
  }

  @Test func `a phase of a request dismisses, too`() {
    let schema = #"""
      {"statekit": 1, "domains": {
        "App": {"children": {CHILD}},
        "Page": {"requests": {"save": {"into": "saved", "success": {"dismisses": 1️⃣true}}}}}}
      """#
    assertDiagnostics(
      schema.replacing("CHILD", with: #"2️⃣"page": "Page""#),
      .warning("SK0657", "'save.success' removes nothing: 'Page' is always there", notes: ["2️⃣"])
    )
    let optional = #""page": {"domain": "Page", "kind": "optional"}"#
    assertDiagnostics(schema.replacing("CHILD", with: optional).replacing("1️⃣", with: ""))
  }
}
