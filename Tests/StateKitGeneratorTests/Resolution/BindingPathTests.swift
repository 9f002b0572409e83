import Testing

@testable import StateKitGenerator

struct BindingPathTests {
  private static func schema(_ app: String, settings: String = "") -> String {
    #"""
    {"statekit": 1, "domains": {
      "App": {"state": {"title": "String", "part": "Settings.Part?"},
        "actions": {"began": {"reduce": "handler"}, "named": {"payload": "String", "set": {"title": "$0"}}},
        "children": {"settings": "Settings", "detail": {"domain": "Settings", "kind": "optional"}}, \#(app)},
      "Settings": {"state": {"name": "String", "size": "Int", "isLoud": "Bool"}, "binds": 9️⃣["name", "size"],
        "actions": {"opened": {"reduce": "handler"}} \#(settings)}}}
    """#
  }

  @Test(arguments: [
    #""bridges": [{"on": "settings.binding.name", "dispatch": "named"}]"#,
    #""bridges": [{"on": "settings.binding.name", "dispatch": "named", "with": {"0": "$0"}}]"#,
    #""bridges": [{"on": "began", "dispatch": "settings.binding.size", "with": {"0": 7}}]"#,
    #""bridges": [{"on": "named", "dispatch": "settings.binding.name"}]"#,
    #""reactions": {"settings.binding.name": {"set": {"title": "$0"}}, "settings.binding.size": "handler"}"#,
    #""effects": {"search": {"on": "settings.binding.name", "output": "settings.binding.name"}}"#,
    #""requests": {"load": {"until": "settings.binding.name"}}"#,
  ])
  func `a path leads to a bound property, whose value is the payload`(app: String) {
    assertDiagnostics(Self.schema(app))
  }

  @Test(
    arguments: [
      ("settings.binding.1️⃣nmae", "SK0656", "'nmae' is not bound by 'Settings'", "name", []),
      ("settings.binding.1️⃣x", "SK0656", "by 'Settings'; there is 'name' and 'size'", nil, []),
      ("settings.binding.1️⃣isLoud", "SK0656", "by 'Settings': add it to 'binds'", nil, ["9️⃣"]),
      ("binding.1️⃣title", "SK0656", "by 'App': add it to 'binds'", nil, []),
      ("1️⃣binding.x", "SK0610", "the domain 'App' has no child 'binding'", nil, []),
      ("settings.binding.name.1️⃣count", "SK0611", "'name' is an action and has no parts", nil, []),
      ("settings.1️⃣bindin", "SK0610", "the domain 'Settings' has no action 'bindin'", "binding", []),
    ] as [(String, String, String, String?, [String])]
  )
  func `another path is an error where it goes wrong`(
    path: String,
    code: String,
    message: String,
    suggestion: String?,
    notes: [String]
  ) {
    assertDiagnostics(
      Self.schema(#""bridges": [{"on": "\#(path)", "dispatch": "began"}]"#),
      .error(code, message, suggestion: suggestion, notes: notes)
    )
  }

  @Test func `a path does not lead to all bound properties`() {
    assertDiagnostics(
      Self.schema(#""bridges": [{"on": "settings.1️⃣binding", "dispatch": "began"}]"#),
      .error(
        "SK0655",
        "'binding' has an action for each bound property, and the path must lead to one of them:"
          + " 'binding.name' or 'binding.size'"
      )
    )
  }

  @Test(arguments: ["xyz", "other", "unknown"])
  func `after a mistake in 'binds', a path to another property is not reported`(name: String) {
    assertDiagnostics(
      withDomain(
        #"""
        {"state": {"a": "Int", "other": "Int"}, "binds": ["a", 1️⃣"xyz"], "reactions": {"binding.\#(name)": "handler"}}
        """#
      ),
      .error("SK0550")
    )
  }

  // MARK: Reactions

  @Test(arguments: [
    #""reactions": {"binding.name": {"toggle": ["isLoud"]}, "binding.size": "handler"}"#,
    #""reactions": {"binding.name": {"set": {"name": "$0"}}}"#,
  ])
  func `a domain reacts to its own bound properties`(settings: String) {
    assertDiagnostics(Self.schema(#""doc": "A.""#, settings: ", " + settings))
  }

  @Test func `the value of another type is an error in a reaction`() {
    assertDiagnostics(
      Self.schema(#""doc": "A.""#, settings: #", "reactions": {"binding.size": {"set": {"name": "1️⃣$0"}}}"#)
        .replacing("\"1️⃣$0", with: "\"$1️⃣0"),
      .error("SK0527")
    )
  }

  @Test func `a handler of a reaction has a name of its own`() {
    assertDiagnostics(
      withDomain(
        #"""
        {"state": {"a": "Int"}, "binds": ["a"], "actions": {1️⃣"bindingA": {}}, "reactions": {2️⃣"binding.a": "handler"}}
        """#
      ),
      .error(
        "SK0405",
        at: "2️⃣",
        "the handler 'bindingA' of the reaction to 'binding.a' clashes with the handler of 'bindingA'",
        notes: ["1️⃣"]
      )
    )
  }

  // MARK: Together

  @Test func `a child that the domain's own reaction takes away is absent for bridges`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "domains": {
        "App": {"state": {"isOpen": "Bool"}, "binds": ["isOpen"],
          "children": {"detail": {"domain": "Detail", "kind": "optional"}},
          "reactions": {"binding.isOpen": {"set": {2️⃣"detail": null}}},
          "bridges": [{"on": "binding.isOpen", "dispatch": "1️⃣detail.shown"}]},
        "Detail": {"actions": {"shown": {"reduce": "handler"}}}}}
      """#,
      .warning("SK0644", notes: ["2️⃣"])
    )
  }

  @Test func `bridges that set a bound property over and over never end`() {
    assertDiagnostics(
      withDomain(
        #"""
        {"state": {"a": "Int"}, "binds": ["a"], "bridges": [1️⃣{"on": "binding.a", "dispatch": "binding.a"}]}
        """#
      ),
      .error("SK0640")
    )
  }

  @Test func `an own action is not used by a bound property of its name`() {
    assertDiagnostics(
      withDomain(
        #"""
        {"state": {"title": "String", "size": "Int"}, "binds": ["title"], "actions": {1️⃣"title": {"reduce": "none"}},
          "reactions": {"binding.title": {"add": {"size": 1}}}}
        """#
      ),
      .warning("SK0690")
    )
  }
}
