import Testing

@testable import StateKitGenerator

struct BridgesFindTheirChildTests {
  /// `App` has the optional children `detail` and `panel`, and `detail` has `sheet`. `more` are members of `App`.
  private static func schema(
    _ bridges: String,
    more: String = "",
    detail: String = "",
    access: String = "internal"
  ) -> String {
    #"""
    {"statekit": 1, "access": "\#(access)", "domains": {
      "App": {"state": {"isOn": "Bool", "isNew": "Bool", "name": "String?"},
        "children": {"bar": "Bar", "detail": {"domain": "Detail", "kind": "optional"},
          "panel": {"domain": "Bar", "kind": "optional"}, "rows": {"domain": "Row", "kind": "each"}},
        "actions": {"began": {"set": {"isOn": true}}, "ended": {"set": {7️⃣"detail": null}}, "renewed": {},
          "named": {"payload": "(name: String)", "set": {8️⃣"detail": null}}},
        "bridges": [\#(bridges)]\#(more)},
      "Detail": {"state": {"isOn": "Bool"}, "children": {"sheet": {"domain": "Bar", "kind": "optional"}},
        "actions": {"shown": {"set": {"isOn": true}}, "closed": {"set": {9️⃣"sheet": null}}, "renewed": {}}\#(detail)},
      "Row": {"state": {"id": "Int"}, "children": {"bar": {"domain": "Bar", "kind": "optional"}},
        "actions": {"closed": {"set": {6️⃣"bar": null}}}},
      "Bar": {"state": {"isOn": "Bool"}, "actions": {"tapped": {"set": {"isOn": true}}, "renewed": {}},
        "requests": {"load": {"output": "Int", "into": "count"}}}}}
    """#
  }

  @Test func `a child that an earlier bridge makes anew is there`() {
    let schema = { (second: String) in
      #"""
      {"statekit": 1, "domains": {
        "App": {"state": {"isOn": "Bool"}, "children": {"detail": {"domain": "Detail", "kind": "optional"}}, "actions": {
          "began": {"reduce": "none"}, "closed": {"set": {2️⃣"detail": null}}, "reopened": {"set": {"detail": {"isOn": true}}},
          "other": {"set": {"isOn": true}}},
          "bridges": [3️⃣{"on": "began", "dispatch": "closed"}, {"on": "began", "dispatch": "\#(second)"},
            {"on": "began", "dispatch": "1️⃣detail.shown"}]},
        "Detail": {"state": {"isOn": "Bool"}, "actions": {"shown": {"set": {"isOn": true}}}}}}
      """#
    }
    assertDiagnostics(schema("reopened"))
    assertDiagnostics(schema("other"), .warning("SK0644", "comes too late", notes: ["3️⃣", "2️⃣"]))
  }

  // MARK: The action itself

  @Test func `a child that the action itself removes is absent for its bridges`() {
    assertDiagnostics(
      Self.schema(#"{"on": "ended", "dispatch": "1️⃣detail.shown"}"#),
      .warning(
        "SK0644",
        "'detail.shown' comes too late: the child 'detail' is gone, taken away on 'ended'; let another action take it away,"
          + " dispatched by a bridge after this one",
        notes: ["7️⃣"]
      )
    )
  }

  @Test(arguments: ["detail.1️⃣sheet.tapped", "detail.1️⃣sheet.load.request"])
  func `domains below it are absent, and a child that a domain below removes is absent, too`(dispatch: String)
  {
    assertDiagnostics(
      Self.schema(#"{"on": "detail.closed", "dispatch": "\#(dispatch)"}"#),
      .warning("SK0644", "the child 'detail.sheet' is gone, taken away on 'detail.closed'", notes: ["9️⃣"])
    )
    assertDiagnostics(
      Self.schema(
        #"{"on": "ended", "dispatch": "\#(dispatch.replacing("1️⃣", with: "").replacing("detail", with: "1️⃣detail"))"}"#
      ),
      .warning("SK0644", "the child 'detail' is gone, taken away on 'ended'", notes: ["7️⃣"])
    )
  }

  @Test func `a reaction takes away, too`() {
    assertDiagnostics(
      Self.schema(
        #"{"on": "bar.tapped", "dispatch": "1️⃣panel.tapped"}, {"on": "bar.load.success", "dispatch": "2️⃣panel.tapped"}"#,
        more:
          #", "reactions": {"bar.tapped": {"set": {3️⃣"panel": null}}, "bar.load.success": {"set": {4️⃣"panel": null}}}"#
      ),
      .warning("SK0644", "taken away on 'bar.tapped'; let", notes: ["3️⃣"]),
      .warning("SK0644", at: "2️⃣", "taken away on 'bar.load.success'; let", notes: ["4️⃣"])
    )
  }

  @Test func `a reaction comes after the handler of its action`() {
    assertDiagnostics(
      Self.schema(
        #"{"on": "bar.renewed", "dispatch": "1️⃣panel.tapped"}"#,
        more: #", "reactions": {"bar.renewed": {"set": {2️⃣"panel": null}}}"#
      ),
      .warning("SK0644", notes: ["2️⃣"])
    )
  }

  @Test(arguments: ["bar.tapped", "began", "detail.renewed", "rows.closed"])
  func `a child that other actions remove is present`(trigger: String) {
    assertDiagnostics(Self.schema(#"{"on": "\#(trigger)", "dispatch": "detail.shown"}"#))
  }

  @Test(arguments: ["bar.tapped", "renewed", "began"])
  func `a bridge that leads elsewhere does not matter`(dispatch: String) {
    assertDiagnostics(Self.schema(#"{"on": "ended", "dispatch": "\#(dispatch)"}"#))
  }

  @Test func `a handler above may bring it back`() {
    let bridge = #"{"on": "detail.closed", "dispatch": "1️⃣detail.sheet.tapped"}"#
    assertDiagnostics(Self.schema(bridge, more: #", "reactions": {"detail.closed": "handler"}"#))
    assertDiagnostics(
      Self.schema(
        bridge.replacing(".1️⃣sheet", with: ".sheet"),
        more: #", "reactions": {"detail.shown": "handler"}"#
      )
      .replacing("1️⃣detail.sheet", with: "detail.1️⃣sheet"),
      .warning("SK0644", notes: ["9️⃣"])
    )
  }

  @Test func `a bridge can belong to a domain above the other bridge`() {
    func schema(_ reaction: String) -> String {
      #"""
      {"statekit": 1, "domains": {
        "Root": {"state": {"isOn": "Bool"}, "children": {"app": "App"}, "reactions": {"app.ended": \#(reaction)}},
        "App": {"children": {"bar": {"domain": "Bar", "kind": "optional"}},
          "actions": {"ended": {"set": {2️⃣"bar": null}}}, "bridges": [{"on": "ended", "dispatch": "1️⃣bar.tapped"}]},
        "Bar": {"actions": {"tapped": {}}}}}
      """#
    }
    assertDiagnostics(schema(#""handler""#))
    assertDiagnostics(schema(#"{"toggle": ["isOn"]}"#), .warning("SK0644", notes: ["2️⃣"]))
  }

  @Test func `other modules may have such a domain`() {
    let bridge = #"{"on": "ended", "dispatch": "1️⃣detail.shown"}"#
    assertDiagnostics(Self.schema(bridge, access: "public"))
    assertDiagnostics(
      Self.schema(bridge, access: "public")
        .replacing(#""ended": {"#, with: #""ended": {"visibility": "view", "#),
      .warning("SK0644", notes: ["7️⃣"])
    )
  }

  // MARK: A bridge before

  @Test func `a child that an earlier bridge removes is absent`() {
    assertDiagnostics(
      Self.schema(#"2️⃣{"on": "began", "dispatch": "ended"}, {"on": "began", "dispatch": "1️⃣detail.shown"}"#),
      .warning(
        "SK0644",
        "the child 'detail' is gone, taken away on 'ended', which a bridge before this one dispatches; put this bridge before"
          + " that one",
        notes: ["2️⃣", "7️⃣"]
      )
    )
  }

  @Test func `a child that a later bridge removes is present`() {
    assertDiagnostics(
      Self.schema(#"{"on": "began", "dispatch": "detail.shown"}, {"on": "began", "dispatch": "ended"}"#)
    )
  }

  @Test func `a reaction to the dispatched action can remove the child`() {
    assertDiagnostics(
      Self.schema(
        #"2️⃣{"on": "began", "dispatch": "bar.tapped"}, {"on": "began", "dispatch": "1️⃣panel.tapped"}"#,
        more: #", "reactions": {"bar.tapped": {"set": {3️⃣"panel": null}}}"#
      ),
      .warning(
        "SK0644",
        "taken away on 'bar.tapped', which a bridge before this one dispatches",
        notes: ["2️⃣", "3️⃣"]
      )
    )
  }

  @Test func `the consequences of the actions come after all of the actions`() {
    assertDiagnostics(
      Self.schema(
        #"""
        2️⃣{"on": "began", "dispatch": "ended"}, {"on": "began", "dispatch": "bar.renewed"},
        {"on": "began", "dispatch": "bar.load.request"}, {"on": "began", "dispatch": "3️⃣detail.renewed"},
        {"on": "began", "dispatch": "1️⃣detail.shown"}
        """#
      ),
      .warning("SK0644", notes: ["2️⃣", "7️⃣"]),
      .warning("SK0644", at: "3️⃣", notes: ["2️⃣", "7️⃣"])
    )
  }

  @Test(arguments: [
    #"{"on": "began", "dispatch": "renewed"}"#, #"{"on": "began", "dispatch": "renewed", "when": "isOn"}"#,
  ])
  func `a handler in between may bring it back`(between: String) {
    assertDiagnostics(
      Self.schema(
        #"{"on": "began", "dispatch": "ended"}, \#(between), {"on": "began", "dispatch": "detail.shown"}"#
      )
    )
  }

  @Test func `a reaction by hand in between may`() {
    assertDiagnostics(
      Self.schema(
        #"""
        {"on": "began", "dispatch": "ended"}, {"on": "began", "dispatch": "bar.tapped"},
        {"on": "began", "dispatch": "detail.shown"}
        """#,
        more: #", "reactions": {"bar.tapped": "handler"}"#
      )
    )
  }

  @Test func `a bridge that may not fire does not remove a child for certain`() {
    // 'bar.tapped' and 'detail.shown' wait in the queue when 'ended' is derived from the former.
    assertDiagnostics(
      Self.schema(
        #"""
        {"on": "began", "dispatch": "bar.tapped"}, {"on": "bar.tapped", "dispatch": "ended"},
        {"on": "began", "dispatch": "detail.shown"}
        """#
      )
    )
  }

  // MARK: Conditions

  @Test(arguments: [
    (#", "when": "isOn""#, ""), (#", "when": "isOn""#, #", "when": "isNew""#),
    (#", "when": "isOn""#, #", "when": "!isOn""#),
  ])
  func `the child stays absent through other actions in between`(first: String, second: String) {
    assertDiagnostics(
      Self.schema(
        #"{"on": "began", "dispatch": "ended"\#(first)}, {"on": "began", "dispatch": "detail.shown"\#(second)}"#
      )
    )
  }

  @Test(arguments: [
    ("", #", "when": "isOn""#), (#", "when": "isOn""#, #", "when": "isOn""#),
    (#", "when": "!isNew""#, #", "when": "!isNew""#),
  ])
  func `two bridges of which one always fires remove the child`(first: String, second: String) {
    assertDiagnostics(
      Self.schema(
        #"2️⃣{"on": "began", "dispatch": "ended"\#(first)}, {"on": "began", "dispatch": "1️⃣detail.shown"\#(second)}"#
      ),
      .warning("SK0644", notes: ["2️⃣", "7️⃣"])
    )
  }

  @Test func `a value that may be nil is a condition`() {
    func schema(_ name: String) -> String {
      Self.schema(
        #"""
        2️⃣{"on": "began", "dispatch": "named", "with": {"name": \#(name)}}, {"on": "began", "dispatch": "1️⃣detail.shown"}
        """#
      )
    }
    assertDiagnostics(schema(#""@name""#))
    assertDiagnostics(schema(#""Ada""#), .warning("SK0644", notes: ["2️⃣", "8️⃣"]))
  }

  @Test func `an action that may miss its own child does not remove a child above for certain`() {
    let bridges =
      #"2️⃣{"on": "began", "dispatch": "detail.shown"}, {"on": "began", "dispatch": "1️⃣panel.tapped"}"#
    let reaction = #", "reactions": {"detail.shown": {"set": {3️⃣"panel": null}}}"#
    assertDiagnostics(Self.schema(bridges, more: reaction))
    // The action began in `detail`, so that `detail` is there.
    assertDiagnostics(
      Self.schema(bridges.replacing(#""began""#, with: #""detail.renewed""#), more: reaction),
      .warning("SK0644", notes: ["2️⃣", "3️⃣"])
    )
  }

  @Test func `a child that it removes below itself is absent in any case`() {
    assertDiagnostics(
      Self.schema(
        #"2️⃣{"on": "began", "dispatch": "detail.closed"}, {"on": "began", "dispatch": "detail.1️⃣sheet.tapped"}"#
      ),
      .warning("SK0644", notes: ["2️⃣", "9️⃣"])
    )
  }

  // MARK: Elements

  @Test func `of a list it is that of the same element`() {
    func schema(_ id: String) -> String {
      Self.schema(#"{"on": "rows.closed", "dispatch": "rows.1️⃣bar.tapped", "with": {"rows": \#(id)}}"#)
    }
    assertDiagnostics(schema(#""$rows""#), .warning("SK0644", "the child 'rows.bar' is gone", notes: ["6️⃣"]))
    assertDiagnostics(schema("3"))
  }

  @Test func `two bridges may name the same element`() {
    func schema(_ first: String, _ second: String) -> String {
      Self.schema(
        #"""
        2️⃣{"on": "began", "dispatch": "rows.closed", "with": {"rows": \#(first)}},
        {"on": "began", "dispatch": "rows.1️⃣bar.tapped", "with": {"rows": \#(second)}}
        """#
      )
    }
    assertDiagnostics(schema("3", "3"), .warning("SK0644", notes: ["2️⃣", "6️⃣"]))
    assertDiagnostics(
      schema("@rows.count", "@rows.count").replacing("@rows.count", with: #""@rows.count""#),
      .warning("SK0644", notes: ["2️⃣", "6️⃣"])
    )
    assertDiagnostics(schema("3", "4"))
  }

  // MARK: Several domains

  @Test func `bridges of a domain below come before`() {
    assertDiagnostics(
      Self.schema(
        #"{"on": "detail.shown", "dispatch": "detail.1️⃣sheet.tapped"}"#,
        detail: #", "bridges": [2️⃣{"on": "shown", "dispatch": "closed"}]"#
      ),
      .warning(
        "SK0644",
        "taken away on 'detail.closed', which a bridge of a domain below dispatches first; declare that bridge here, after"
          + " this one",
        notes: ["2️⃣", "9️⃣"]
      )
    )
  }

  @Test func `the domains above come later`() {
    assertDiagnostics(
      Self.schema(
        #"{"on": "detail.shown", "dispatch": "detail.closed"}"#,
        detail: #", "bridges": [{"on": "shown", "dispatch": "sheet.tapped"}]"#
      )
    )
  }

  @Test func `a domain that is taken away has bridges no more`() {
    assertDiagnostics(
      Self.schema(
        "",
        more: #", "reactions": {"detail.shown": {"set": {2️⃣"detail": null}}}"#,
        detail: #", "bridges": [1️⃣{"on": "shown", "dispatch": "renewed"}]"#
      ),
      .warning(
        "SK0644",
        "this bridge never fires: the child 'detail' of 'App', in which it stands, is taken away on 'shown' first; let another"
          + " action of 'App' take it away, dispatched by a bridge of 'App'",
        notes: ["2️⃣"]
      )
    )
  }

  @Test func `the bridges of a removed domain do not remove other children`() {
    assertDiagnostics(
      Self.schema(
        #"{"on": "detail.shown", "dispatch": "panel.tapped"}"#,
        more:
          #", "reactions": {"detail.shown": {"set": {2️⃣"detail": null}}, "detail.closed": {"set": {"panel": null}}}"#,
        detail: #", "bridges": [1️⃣{"on": "shown", "dispatch": "closed"}]"#
      ),
      .warning("SK0644", "this bridge never fires", notes: ["2️⃣"])
    )
  }

  @Test func `at another place the domain may stay`() {
    func schema(_ members: String) -> String {
      #"""
      {"statekit": 1, "domains": {
        "App": {"children": {"one": {"domain": "Bar", "kind": "optional"}, \#(members)}},
        "Other": {"children": {"three": {"domain": "Bar", "kind": "optional"}},
          "reactions": {"three.tapped": {"set": {"three": null}}}},
        "Bar": {"actions": {"tapped": {"toggle": ["isOn"]}, "renewed": {}}, "state": {"isOn": "Bool"},
          "bridges": [1️⃣{"on": "tapped", "dispatch": "renewed"}]}}}
      """#
    }
    let reaction = #""reactions": {"one.tapped": {"set": {2️⃣"one": null}}"#
    assertDiagnostics(schema(#""two": "Bar"}, \#(reaction)}"#.replacing("}}", with: "}")))
    assertDiagnostics(
      schema(#""two": "Other"}, \#(reaction)"#),
      .warning("SK0644", "this bridge never fires", notes: ["2️⃣"])
    )
  }

  @Test func `a child can be removed from further up`() {
    func schema(_ reaction: String) -> String {
      #"""
      {"statekit": 1, "domains": {
        "App": {"children": {"tab": {"domain": "Tab", "kind": "optional"}},
          "reactions": {"tab.bar.tapped": \#(reaction)}},
        "Tab": {"children": {"bar": "Bar"}},
        "Bar": {"actions": {"tapped": {"toggle": ["isOn"]}, "renewed": {}}, "state": {"isOn": "Bool"},
          "bridges": [1️⃣{"on": "tapped", "dispatch": "renewed"}]}}}
      """#
    }
    assertDiagnostics(
      schema(#"{"set": {2️⃣"tab": null}}"#),
      .warning(
        "SK0644",
        "the child 'tab' of 'App', in which it stands, is taken away on 'tapped' first",
        notes: ["2️⃣"]
      )
    )
    assertDiagnostics(schema(#""handler""#))
  }

  @Test func `a domain of a used module takes away, too`() {
    assertDiagnostics(
      in: [
        "App.statekit.json": #"""
        {"statekit": 1, "uses": ["Accounts"], "domains": {
          "App": {"children": {"users": "Accounts.Users"},
            "bridges": [{"on": "users.closed", "dispatch": "users.1️⃣sheet.tapped"}]}}}
        """#
      ],
      [.warning("SK0644", notes: ["2️⃣"])],
      using: [
        "Accounts": #"""
        {"statekit": 1, "access": "public", "domains": {
          "Users": {"children": {"sheet": {"domain": "Sheet", "kind": "optional"}},
            "actions": {"closed": {"set": {2️⃣"sheet": null}}}},
          "Sheet": {"actions": {"tapped": {}}}}}
        """#
      ]
    )
  }

  // MARK: Domains that dismiss themselves

  /// `Page` dismisses itself, and `App` has it as a child.
  private static func dismissing(
    _ child: String,
    _ bridges: String = "",
    reactions: String = "",
    page: String = ""
  ) -> String {
    #"""
    {"statekit": 1, "domains": {
      "App": {"state": {"isOn": "Bool"}, "children": {"page": \#(child)}, "reactions": {\#(reactions)},
        "actions": {"began": {"set": {"isOn": true}}}, "bridges": [\#(bridges)]},
      "Page": {"state": {"id": "Int = 0", "isNew": "Bool = true"},
        "actions": {"closed": {"dismisses": 9️⃣true}, "shown": {"toggle": ["isNew"]}, "renewed": {}}\#(page)}}}
    """#
  }

  @Test(arguments: [
    (#"{"domain": "Page", "kind": "optional"}"#, "page.closed", "1️⃣page.shown", ""),
    (#"{"domain": "Page", "kind": "each"}"#, "page.closed", "1️⃣page.shown", #", "with": {"page": "$page"}"#),
    (#"{"oneOf": {"page": "Page"}}"#, "page.page.closed", "1️⃣page.page.shown", ""),
    (
      #"{"stack": {"page": "Page"}}"#, "page.page.closed", "1️⃣page.page.shown", #", "with": {"page": "$page"}"#
    ),
  ])
  func `a child that dismisses itself is absent for the bridges of its parent`(
    child: String,
    on: String,
    dispatch: String,
    with: String
  ) {
    assertDiagnostics(
      Self.dismissing(child, #"{"on": "\#(on)", "dispatch": "\#(dispatch)"\#(with)}"#),
      .warning("SK0644", "comes too late: the child 'page' is gone, taken away on '\(on)'", notes: ["9️⃣"])
    )
  }

  @Test(arguments: [
    #"{"domain": "Page", "kind": "optional"}"#, #"{"domain": "Page", "kind": "each"}"#,
    #"{"oneOf": {"page": "Page"}}"#, #"{"stack": {"page": "Page"}}"#,
  ])
  func `a domain that dismisses itself has no bridges on the action`(child: String) {
    assertDiagnostics(
      Self.dismissing(child, page: #", "bridges": [1️⃣{"on": "closed", "dispatch": "shown"}]"#),
      .warning(
        "SK0644",
        "this bridge never fires: the child 'page' of 'App', in which it stands",
        notes: ["9️⃣"]
      )
    )
  }

  @Test func `a bridge that dispatches the dismissal takes away, too`() {
    assertDiagnostics(
      Self.dismissing(
        #"{"domain": "Page", "kind": "optional"}"#,
        #"{"on": "began", "dispatch": "page.closed"}, {"on": "began", "dispatch": "page.shown"}"#
      )
    )
    assertDiagnostics(
      Self.dismissing(
        #"{"domain": "Page", "kind": "optional"}"#,
        #"2️⃣{"on": "page.shown", "dispatch": "page.closed"}, {"on": "page.shown", "dispatch": "1️⃣page.renewed"}"#
      ),
      .warning("SK0644", notes: ["2️⃣", "9️⃣"])
    )
  }

  @Test(arguments: [#""handler""#, #"{"set": {"page": {"id": 1}}}"#])
  func `the reaction may set another child in its place`(reaction: String) {
    assertDiagnostics(
      Self.dismissing(
        #"{"domain": "Page", "kind": "optional"}"#,
        #"{"on": "page.closed", "dispatch": "page.shown"}"#,
        reactions: #""page.closed": \#(reaction)"#,
        page: #", "bridges": [{"on": "closed", "dispatch": "renewed"}]"#
      )
    )
  }

  @Test(arguments: [#""Page""#, #"{"oneOf": {"page": "Page"}, "initial": "page"}"#])
  func `a domain that is always there has its bridges`(child: String) {
    assertDiagnostics(
      Self.dismissing(child, page: #", "bridges": [{"on": "closed", "dispatch": "shown"}]"#)
        .replacing("9️⃣true", with: #"true, "allow": ["SK0657"]"#)
    )
  }

  // MARK: Allowed, and with errors

  @Test func `the diagnostic can be allowed at the bridge`() {
    assertDiagnostics(Self.schema(#"{"on": "ended", "dispatch": "detail.shown", "allow": ["SK0644"]}"#))
  }

  @Test func `beside an error there is no further diagnostic`() {
    assertDiagnostics(
      Self.schema(#"{"on": "ended", "dispatch": "detail.shown"}, {"on": "began", "dispatch": "1️⃣x"}"#),
      .error("SK0610")
    )
  }
}
