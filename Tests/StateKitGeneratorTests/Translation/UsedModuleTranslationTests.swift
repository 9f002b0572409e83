import StateKitTestSupport
import Testing

@testable import StateKitGenerator

/// The imports and qualified names in a generated file.
struct UsedModuleTranslationTests {
  private static let accounts = #"""
    {"statekit": 1, "access": "public",
      "domains": {
        "Users": {"state": {"role": "Role = .guest"}, "actions": {"renamed": "(role: Role, tag: Tag)"}},
        "Cards": {"state": "CardBox"}},
      "types": {"Role": {"enum": ["guest", "owner"]}}}
    """#

  private func app(
    _ domain: String,
    access: String = "internal",
    accounts: String = accounts
  ) -> String {
    let text =
      #"{"statekit": 1, "access": "\#(access)", "uses": ["Accounts"], "domains": {"App": \#(domain)}}"#
    let files = generated(["App": text], using: [usedModule("Accounts", ["Users": accounts])])
    #expect(files.count <= 1)
    return files["App.statekit.swift"] ?? "nothing"
  }

  @Test func `declarations of a used module are not generated again, and their names include the module`() {
    let text = app(
      #"""
      {"children": {"users": "Accounts.Users", "cards": "Accounts.Cards"},
        "actions": {"noted": "(tag: Tag, role: Accounts.Role)"},
        "bridges": [
          {"on": "users.renamed", "dispatch": "noted"},
          {"on": "noted", "dispatch": "users.renamed", "with": {"role": "owner"}, "when": "users.isOn"}]}
      """#
    )
    for line in [
      "import Accounts", "var users: Accounts.UsersState",
      "users: Accounts.UsersState = Accounts.UsersState()",
      "var cards: Accounts.CardsAction.DomainState", "case users(Accounts.UsersAction)",
      "StateKit.Reducer<Accounts.UsersState, Accounts.UsersAction>",
      "StateKit.Reducer<Accounts.CardsAction.DomainState, Accounts.CardsAction>",
      "Accounts.Role.owner",
    ] {
      #expect(text.contains(line), "\(line)\n\(text)")
    }
    #expect(!text.contains("struct UsersState"))
  }

  @Test(arguments: [("", "import Accounts"), (#", "binds": ["role"]"#, "public import Accounts")])
  func `properties of a state written by hand need a public import where they are bound`(
    binds: String,
    expected: String
  ) {
    let text = app(
      #"{"state": {"swift": "AppBox", "properties": {"role": "Accounts.Role"}}\#(binds)}"#,
      access: "public"
    )
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.contains(expected[...]), "\(text)")
    expectEqual(lines.contains("public import Accounts"), expected.hasPrefix("public"))
  }

  @Test func `a payload of another module's request is named by that module`() {
    let text =
      generated(
        [
          "App": #"""
          {"statekit": 1, "uses": ["Accounts"], "domains": {"App": {
            "children": {"users": "Accounts.Users"}, "reactions": {"users.find.success": "handler"},
            "effects": {"warn": {"on": "users.find.failure"}, "note": {"on": "users.find.request"}}}},
            "types": {"Role": {"enum": ["app"]}}}
          """#
        ],
        using: [
          usedModule(
            "Accounts",
            [
              "Users": #"""
              {"statekit": 1, "access": "public", "types": {"Role": {"enum": ["guest"]}, "Lost": {"enum": ["gone"]}},
                "domains": {"Users": {
                  "requests": {"find": {"input": "(like: Role)", "output": "(roles: [Role])", "failure": "Lost"}}}}}
              """#
            ]
          )
        ]
      )["App.statekit.swift"] ?? "nothing"
    for line in [
      "func usersFindSuccess(_ state: inout AppState, roles: [Accounts.Role])",
      "(@Sendable (_ like: Accounts.Role) async -> AppAction)?",
      "(@Sendable (_ error: Accounts.Lost) async -> AppAction)?",
    ] {
      #expect(text.contains(line), "\(line)\n\(text)")
    }
  }

  @Test(arguments: [
    (#"{"children": {"users": "Accounts.Users"}}"#, true),
    (#"{"state": {"role": "[Accounts.Role]"}}"#, true),
    (#"{"actions": {"a": "(tag: Accounts.Tag?)"}}"#, true),
    (#"{"state": "Accounts.CardBox"}"#, true),
    (#"{"state": {"tag": {"type": "Int", "default": {"swift": "Accounts.first"}}}}"#, true),
    (#"{"state": {"count": "Int = 0"}}"#, false),
    (#"{"state": {"tag": "Tag"}}"#, false),
  ])
  func `the import is public where something public names the module`(domain: String, isShown: Bool) {
    #expect(app(domain).contains("\nimport Accounts\n"))
    let text = app(domain, access: "public")
    expectEqual(text.contains("\npublic import Accounts\n"), isShown)
    expectEqual(text.contains("\nimport Accounts\n"), !isShown)
  }

  @Test(arguments: [
    (#""effects": {"tell": {"on": "shell.users.renamed", "kind": "fireAndForget"}}"#, true),
    (#""effects": {"ask": {"on": "asked", "output": "shell.users.renamed"}}"#, true),
    (#""effects": {"ask": {"on": "asked", "kind": "fireAndForget", "until": "shell.users.renamed"}}"#, false),
    (#""reactions": {"shell.users.renamed": "handler"}"#, true),
    (#""reactions": {"shell.rows.left": "handler"}"#, true),
    (#""reactions": {"shell.users.renamed": {"set": {"isOn": true}}}"#, false),
    (
      #""bridges": [{"on": "asked", "dispatch": "shell.rows.left", "with": {"rows": 1}, "when": "isOn"}]"#,
      false
    ),
  ])
  func `the import is public where only a closure or a handler names the module`(part: String, isShown: Bool)
  {
    let accounts = #"""
      {"statekit": 1, "access": "public",
        "domains": {
          "Users": {"actions": {"renamed": "(role: Role)"}},
          "Row": {"state": {"id": "Int"}, "actions": {"left": {"reduce": "none"}}}},
        "types": {"Role": {"enum": ["guest", "owner"]}}}
      """#
    let texts: KeyValuePairs<String, String> = [
      "App": #"""
      {"statekit": 1, "access": "public", "uses": ["Accounts"], "domains": {"App": {
        "state": {"isOn": "Bool = false"}, "actions": {"asked": {"reduce": "none"}}, "children": {"shell": "Shell"},
        \#(part)}}}
      """#,
      "Shell": #"""
      {"statekit": 1, "access": "public", "uses": ["Accounts"], "domains": {"Shell": {
        "children": {"users": "Accounts.Users", "rows": {"domain": "Accounts.Row", "kind": "each"}}}}}
      """#,
    ]
    let text = generated(texts, using: [usedModule("Accounts", ["Users": accounts])])["App.statekit.swift"]
    expectEqual(text?.contains("\npublic import Accounts\n"), isShown)
    expectEqual(text?.contains("\nimport Accounts\n"), !isShown)
  }

  @Test func `a type that Swift must judge is not taken for one of the other import`() {
    let text = generated(
      [
        "App": #"""
        {"statekit": 1, "access": "public", "uses": ["Accounts"], "imports": ["Foundation"],
          "domains": {"App": {"actions": {"a": "(tag: Accounts.Tag?)"}}}}
        """#
      ],
      using: [usedModule("Accounts", ["Users": Self.accounts])]
    )["App.statekit.swift"]
    expectEqual(text?.contains("\nimport Foundation\n"), true)
  }

  @Test(arguments: [
    (#""Users": {"#, #""Users": {"doc": "All.","#),
    (#""renamed":"#, #""gone": {}, "renamed":"#),
    (#""Role = .guest""#, #""Role = .owner", "more": "Int?""#),
    (#""guest", "owner""#, #""guest", "owner", "king""#),
    (#""Cards":"#, #""App": {}, "Cards":"#),
  ])
  func `a change in a used domain does not change the file`(old: String, new: String) {
    let domain = #"""
      {"children": {"users": "Accounts.Users"}, "actions": {"noted": "(role: Accounts.Role)"},
        "bridges": [{"on": "users.renamed", "dispatch": "noted"}]}
      """#
    let changed = Self.accounts.replacing(old, with: new)
    #expect(changed != Self.accounts)
    #expect(app(domain) != "nothing")
    expectEqual(app(domain), app(domain, accounts: changed))
  }
}
