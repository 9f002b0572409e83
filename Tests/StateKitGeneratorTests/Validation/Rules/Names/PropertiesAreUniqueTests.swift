import Testing

@testable import StateKitGenerator

struct PropertiesAreUniqueTests {
  @Test func `a property and a child of one name are an error`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "domains": {"Other": {}, "Test": {
        "state": {1️⃣"other": "Int"}, "children": {2️⃣"other": "Other"}}}}
      """#,
      .error("SK0405", at: "2️⃣", "the child 'other' clashes with the property 'other'", notes: ["1️⃣"])
    )
  }

  @Test func `'into' is a property that is written by hand, listed or not`() {
    assertDiagnostics(
      withDomain(
        #"""
        {"state": {"swift": "Panel", "properties": {
            "a": "Loadable<Int, Never>", "b": "StateKit.Loadable<Int, Never>", "c": "1️⃣Int"}},
          "requests": {"loadA": {"output": "Int", "into": "a"}, "loadB": {"output": "Int", "into": "b"},
            "loadC": {"output": "Int", "into": 2️⃣"c"}, "loadD": {"output": "Int", "into": "d"}}}
        """#
      ),
      .error(
        "SK0405",
        at: "2️⃣",
        "'into' keeps 'StateKit.Loadable<Int, Never>' in 'c', which is listed as 'Int'",
        notes: ["1️⃣"]
      )
    )
  }
}
