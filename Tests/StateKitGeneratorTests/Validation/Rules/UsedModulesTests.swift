import StateKitTestSupport
import Testing

@testable import StateKitGenerator

/// The diagnostics about schemas that use other modules.
struct UsedModulesTests {
  private static let accounts = #"""
    {"statekit": 1, "access": "public",
      "domains": {"Users": {"state": {"all": "[User]"}, "actions": {"renamed": "(user: User)"}}},
      "types": {"User": {"struct": {"name": "String"}}, "Role": {"enum": ["guest", "owner"]}}}
    """#

  private static func app(_ domain: String, uses: String = #""Accounts""#, rest: String = "") -> String {
    #"{"statekit": 1, "uses": [\#(uses)]\#(rest), "domains": {"App": \#(domain)}}"#
  }

  private func assert(
    _ app: String,
    _ expected: ExpectedDiagnostic...,
    using modules: KeyValuePairs<String, String> = ["Accounts": accounts],
    moduleName: String? = nil,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    assertDiagnostics(
      in: ["App.statekit.json": app],
      expected,
      moduleName: moduleName,
      using: modules,
      sourceLocation: sourceLocation
    )
  }

  @Test func `domains and types of another module can be named`() {
    assert(
      Self.app(
        #"""
        {"state": {"last": "Accounts.User?", "role": "Accounts.Role = .guest", "states": "[Accounts.UsersState]",
          "other": {"type": "Accounts.Role", "default": "owner"}},
          "children": {"users": "Accounts.Users"}, "actions": {"noted": "(user: Accounts.User)"},
          "bridges": [{"on": "users.renamed", "dispatch": "noted"}]}
        """#
      )
    )
  }

  @Test func `two types of one module are two types`() {
    assert(
      Self.app(
        #"""
        {"state": {"user": "Accounts.User?", "role": "Accounts.Role = .guest"},
          "actions": {"noted": {"payload": "(role: Accounts.Role)", "set": {"user": "$1️⃣role"}}}}
        """#
      ),
      .error("SK0527")
    )
  }

  @Test func `an action whose value has the name of the id and another type ends all work`() {
    let net = #"""
      {"statekit": 1, "access": "public", "types": {"Lost": {"enum": ["gone"]}, "Slow": {"struct": {}}},
        "domains": {"Net": {"requests": {"ask": {"failure": "Lost"}, "wait": {"failure": "Slow"}}}}}
      """#
    func code(_ until: String) -> String {
      let app = Self.app(
        #"""
        {"children": {"net": "Net.Net"}, "effects": {"tell": {"on": "net.ask.failure", "until": "\#(until)",
          "id": "$error", "kind": "fireAndForget"}}}
        """#,
        uses: #""Net""#
      )
      return generated(["App": app], using: [usedModule("Net", ["Net": net])])["App.statekit.swift"] ?? ""
    }
    #expect(code("net.wait.failure").contains(#"(ending: "tell")"#))
    #expect(code("net.ask.failure").contains(#"(ending: "tell", id: "#))
  }

  @Test func `a type of another module is an error if that module names it as one`() {
    let net = #"""
      {"statekit": 1, "access": "public", "types": {"Lost": {"enum": ["gone"]}, "Slow": {"enum": ["very"]}},
        "domains": {"Net": {"requests": {"ask": {"failure": "Lost"}}}}}
      """#
    func app(_ failure: String) -> String {
      Self.app(
        #"""
        {"actions": {"opened": {}, "failed": "Net.\#(failure)"}, "requests": {"load": {"failure": "1️⃣Net.\#(failure)"}},
          "effects": {"watch": {"on": "opened", "failure": "2️⃣failed"}}}
        """#,
        uses: #""Net""#
      )
    }
    assert(app("Lost"), using: ["Net": net])
    assert(
      app("Slow"),
      .error("SK0664", "name it as a 'failure' in a schema of 'Net', or declare an enum"),
      .error("SK0664", at: "2️⃣", "in a schema of 'Net', or choose an action"),
      using: ["Net": net]
    )
  }

  @Test func `a module must be given`() {
    assert(
      Self.app(#"{"children": {"users": "Accounts.Users"}}"#, uses: #"1️⃣"Accounts""#),
      .error("SK0680", "the module 'Accounts' are not known: if it has any, let the target depend on it"),
      using: [:]
    )
    assert(Self.app("{}", uses: #"1️⃣"Acounts""#), .error("SK0680", suggestion: "Accounts"))
  }

  @Test func `a module that is given and not used is not looked at`() {
    assert(Self.app("{}", uses: ""), using: ["Accounts": "{"])
  }

  @Test func `a module that a module uses must be given, too`() {
    assert(
      Self.app("{}", uses: #"1️⃣"Accounts""#),
      .error("SK0681", "'Accounts' cannot be used: mend their errors first", notes: ["2️⃣"]),
      using: ["Accounts": #"{"statekit": 1, "uses": [2️⃣"Base"], "domains": {"Users": {}}}"#]
    )
  }

  @Test(arguments: [
    #"{"statekit": 1, "domains": {"Users": 2️⃣1}}"#,
    #"{"statekit": 1, "domains": {"Users": {"children": {"posts": 2️⃣"Posts"}}}}"#,
    #"{"statekit": 1, "domains": {"Users": {"state": {"role": "2️⃣"}}}}"#,
  ])
  func `mistakes in a used module are told of by the first, and have no consequences`(module: String) {
    assert(
      Self.app(
        #"""
        {"children": {"users": "Accounts.Users", "lost": "Accounts.Lost"},
          "bridges": [{"on": "users.lost", "dispatch": "lost.x"}]}
        """#,
        uses: #"1️⃣"Accounts""#
      ),
      .error("SK0681", notes: ["2️⃣"]),
      using: ["Accounts": module]
    )
  }

  @Test func `warnings in a used module are not repeated`() {
    assert(
      Self.app("{}"),
      using: ["Accounts": #"{"statekit": 1, "imports": ["StateKit"], "domains": {"Users": {}}}"#]
    )
  }

  @Test func `modules do not use each other`() {
    let module = #"{"statekit": 1, "uses": ["App"], "domains": {"Users": {}}}"#
    assert(
      Self.app("{}", uses: #"1️⃣"Accounts""#),
      .error("SK0682", "the module 'App' uses itself (App → Accounts → App): let one of them do without"),
      using: ["Accounts": module],
      moduleName: "App"
    )
    let own = [SourceFile(path: "App.statekit.json", text: Self.app("{}"))]
    let modules = [
      usedModule("Accounts", ["A": #"{"statekit": 1, "uses": ["Base"], "domains": {"Users": {}}}"#]),
      usedModule("Base", ["B": #"{"statekit": 1, "uses": ["Accounts"], "domains": {"Posts": {}}}"#]),
    ]
    let found = Generator().validate(own, using: modules)
    expectEqual(found.map(\.code), ["SK0681"])
    let cause = "the module 'Accounts' uses itself (Accounts → Base → Accounts)"
    expectEqual(found.first?.notes.map { $0.message.hasPrefix(cause) }, [true])
  }

  @Test func `a domain that the module does not have is an error, with a suggestion`() {
    assert(
      Self.app(#"{"children": {"users": 1️⃣"Accounts.User"}}"#),
      .error("SK0601", suggestion: "Accounts.Users")
    )
    assert(
      Self.app(#"{"children": {"users": 1️⃣"Users"}}"#),
      .error("SK0601", suggestion: "Accounts.Users")
    )
    assert(
      Self.app(#"{"children": {"users": 1️⃣"Usres"}}"#),
      .error("SK0601", suggestion: "Accounts.Users")
    )
  }

  @Test func `a domain of a module that the file does not use is an error that names the module`() {
    assert(
      Self.app(#"{"children": {"users": 1️⃣"Accounts.Users"}}"#, uses: ""),
      .error("SK0601", "no domain 'Accounts.Users'; put the name of its module into 'uses'")
    )
  }

  @Test func `each file names its used modules, even if other files name them`() {
    assertDiagnostics(
      in: [
        "A.statekit.json": Self.app("{}"),
        "B.statekit.json": #"""
        {"statekit": 1, "domains": {"Other": {"state": {"a": "[1️⃣Accounts.User]", "b": "3️⃣Accounts.Unknown?"},
          "children": {"users": 2️⃣"Accounts.Users"}}}}
        """#.replacing("[1️⃣", with: "1️⃣["),
      ],
      [
        .error(
          "SK0683",
          #"'Accounts.User' is of the module 'Accounts', which this file does not use: put "Accounts""#
        ),
        .error("SK0683", at: "2️⃣", "the domain 'Accounts.Users'"),
        .error("SK0683", at: "3️⃣", "the type 'Accounts.Unknown'"),
      ],
      using: ["Accounts": Self.accounts]
    )
  }

  @Test func `a type of a module that no file uses is an error as soon as the module is known`() {
    let domain =
      #"{"state": {"a": "1️⃣Accounts.User?", "b": "Other.User?"}, "actions": {"x": "2️⃣[Accounts.Role]"}}"#
    assert(
      Self.app(domain, uses: ""),
      .error(
        "SK0683",
        #"'Accounts.User' is of the module 'Accounts', which this file does not use: put "Accounts""#
      ),
      .error("SK0683", at: "2️⃣", "the type 'Accounts.Role'")
    )
    let plain = domain.replacing("1️⃣", with: "").replacing("2️⃣", with: "")
    assert(Self.app(plain, uses: "", rest: #", "imports": ["Accounts"]"#))
    assert(Self.app(plain, uses: ""), moduleName: "Accounts")
  }

  @Test func `a file that imports the module may name its types`() {
    assertDiagnostics(
      in: [
        "A.statekit.json": Self.app("{}"),
        "B.statekit.json": #"""
        {"statekit": 1, "imports": ["Accounts"], "domains": {"Other": {"state": {"a": "[Accounts.User]"}}}}
        """#,
      ],
      [],
      using: ["Accounts": Self.accounts]
    )
  }

  @Test func `other modules cannot see internal declarations`() {
    let module = #"""
      {"statekit": 1, "domains": {2️⃣"Users": {}}, "types": {3️⃣"User": {"struct": {}}}}
      """#
    assert(
      Self.app(#"{"state": {"last": "4️⃣Accounts.User?"}, "children": {"users": 1️⃣"Accounts.Users"}}"#),
      .error(
        "SK0684",
        #"'Accounts.Users' is internal, so that no other module sees it: put "access": "public""#,
        notes: ["2️⃣"]
      ),
      .error("SK0684", at: "4️⃣", "the type 'Accounts.User'", notes: ["3️⃣"]),
      using: ["Accounts": module]
    )
  }

  @Test(arguments: [("package", false), ("public", true)])
  func `declarations for the package are not public`(access: String, isWrong: Bool) {
    let module = #"{"statekit": 1, "access": "package", "domains": {2️⃣"Users": {}}}"#
    let app = Self.app(
      #"{"children": {"users": 1️⃣"Accounts.Users"}}"#,
      rest: #", "access": "\#(access)""#
    )
    let expected: [ExpectedDiagnostic] = isWrong ? [.error("SK0507", notes: ["2️⃣"])] : []
    assertDiagnostics(in: ["App.statekit.json": app], expected, using: ["Accounts": module])
  }

  @Test func `a type that is called like the module hides it`() {
    assert(
      Self.app("{}", uses: #"1️⃣"Accounts""#, rest: #", "types": {2️⃣"Accounts": {"struct": {}}}"#),
      .error("SK0685", "the type 'Accounts' hides the module", notes: ["2️⃣"])
    )
    assert(
      Self.app("{}", uses: #"1️⃣"UsersState""#),
      .error(
        "SK0685",
        "the state of the domain 'Users' hides the module 'UsersState', by whose name generated code reaches its declarations:"
          + " rename the domain or the module",
        notes: ["2️⃣"]
      ),
      using: ["UsersState": #"{"statekit": 1, "domains": {2️⃣"Users": {}}}"#]
    )
  }

  @Test func `so does a type that is written by hand, where a schema names it`() {
    assert(
      Self.app(#"{"state": {"last": "2️⃣Accounts?", "user": "Accounts.User?"}}"#, uses: #"1️⃣"Accounts""#),
      .error("SK0685", "the type 'Accounts' hides the module 'Accounts'", notes: ["2️⃣"])
    )
    func accounts(_ domain: String, access: String = "public") -> String {
      #"{"statekit": 1, "access": "\#(access)", "domains": {"Users": \#(domain)}}"#
    }
    for domain in [
      #"{"actions": {"opened": "(of: 2️⃣[Accounts])"}}"#, #"{"state": "2️⃣Accounts"}"#,
      #"{"actions": {"swift": "2️⃣Accounts", "cases": {"a": {"reduce": "none"}}}}"#,
    ] {
      assert(
        Self.app("{}", uses: #"1️⃣"Accounts""#),
        .error("SK0685", notes: ["2️⃣"]),
        using: ["Accounts": accounts(domain)]
      )
    }
    let hidden = accounts(#"{"state": {"all": "Accounts?"}}"#, access: "internal")
    assert(Self.app("{}"), using: ["Accounts": hidden])
  }

  @Test func `a used module need not be imported, and is named once`() {
    assert(
      Self.app("{}", uses: #"2️⃣"Accounts", 1️⃣"Accounts""#, rest: #", "imports": [3️⃣"Accounts"]"#),
      .warning("SK0415", notes: ["2️⃣"]),
      .warning("SK0414", at: "3️⃣")
    )
    assert(Self.app("{}", uses: #"1️⃣"A.B""#), .error("SK0412", suggestion: "A"))
    assert(Self.app("{}", uses: #"1️⃣"App""#), .error("SK0413"), moduleName: "App")
  }

  @Test func `conformances and fits are known across modules`() {
    assert(
      #"""
      {"statekit": 1, "uses": ["Accounts"], "conformances": ["Codable"], "domains": {"App": {
        "state": {"count": "Int = 0", "last": "1️⃣Accounts.User?"}, "children": {"users": 2️⃣"Accounts.Users"},
        "actions": {"counted": {"payload": "(user: 5️⃣Accounts.User)", "set": {"count": "$3️⃣user"}}}}}}
      """#,
      .error("SK0503", notes: ["6️⃣"]),
      .error("SK0503", at: "5️⃣", notes: ["6️⃣"]),
      .error("SK0506", at: "2️⃣", "'Accounts.Users'", notes: ["4️⃣"]),
      .error("SK0527", at: "3️⃣"),
      using: [
        "Accounts": Self.accounts.replacing(#""Users""#, with: #"4️⃣"Users""#)
          .replacing(#""User":"#, with: #"6️⃣"User":"#)
      ]
    )
  }

  @Test func `a type of this module is not its namesake in another`() {
    assert(
      Self.app(
        #"""
        {"children": {"users": "Accounts.Users"}, "actions": {2️⃣"noted": "(user: User)"},
          "bridges": [{"on": "users.renamed", "dispatch": "1️⃣noted"}]}
        """#,
        rest: #", "types": {"User": {"struct": {}}}"#
      ),
      .error("SK0622", notes: ["3️⃣", "2️⃣"]),
      using: ["Accounts": Self.accounts.replacing(#""renamed""#, with: #"3️⃣"renamed""#)]
    )
  }

  /// Swift does not find a member of a module that is not imported, on any path.
  @Test(arguments: [
    (#"{"on": "shell.users.1️⃣renamed", "dispatch": "ended"}"#, "the action 'renamed'"),
    (#"{"on": "ended", "dispatch": "noted", "with": {"users": "@shell.users.1️⃣all"}}"#, "the property 'all'"),
    (
      #"{"on": "ended", "dispatch": "noted", "with": {"users": []}, "when": "shell.last.1️⃣on"}"#,
      "the property 'on'"
    ),
    (#"{"on": "ended", "dispatch": "shell.took", "with": {"role": 1️⃣"guest"}}"#, "the type 'Accounts.Role'"),
  ])
  func `a module behind another module must be used if a bridge names its declarations`(
    bridge: String,
    message: String
  ) {
    let shell = #"""
      {"statekit": 1, "access": "public", "uses": ["Accounts"], "domains": {
        "Shell": {"state": {"last": "Accounts.User?"}, "children": {"users": "Accounts.Users"},
          "actions": {"took": "(role: Accounts.Role)"}}}}
      """#
    func app(_ bridge: String, uses: String) -> String {
      Self.app(
        #"""
        {"children": {"shell": "Shell.Shell"}, "actions": {"noted": "(users: [User])", "ended": {}},
          "bridges": [\#(bridge)]}
        """#,
        uses: uses
      )
    }
    assert(
      app(bridge, uses: #""Shell""#),
      .error("SK0683", "\(message) is of the module 'Accounts', which this file does not use"),
      using: ["Shell": shell, "Accounts": Self.accounts]
    )
    assert(
      app(bridge.replacing("1️⃣", with: ""), uses: #""Shell", "Accounts""#),
      using: ["Shell": shell, "Accounts": Self.accounts]
    )
  }

  @Test func `a cycle of bridges may lead through another module`() {
    let module = #"""
      {"statekit": 1, "access": "public", "domains": {"Users": {"actions": {"a": {}, "b": {}},
        "bridges": [2️⃣{"on": "a", "dispatch": "b"}]}}}
      """#
    let found = Stage.validation.diagnostics(
      of: [
        SourceFile(
          path: "App.statekit.json",
          text: Self.app(
            #"{"children": {"users": "Accounts.Users"}, "bridges": [{"on": "users.b", "dispatch": "users.a"}]}"#
          )
        )
      ],
      using: [usedModule("Accounts", ["A": module.replacing("2️⃣", with: "")])]
    )
    expectEqual(found.map(\.code), ["SK0640"])
  }

  @Test func `visibility holds across modules`() {
    assert(
      Self.app(
        #"{"children": {"users": "Accounts.Users"}, "actions": {"x": {}}, "bridges": [{"on": "users.1️⃣a", "dispatch": "x"}]}"#
      ),
      .error("SK0614", "'a' is for 'Accounts.Users' alone", notes: ["2️⃣"]),
      using: [
        "Accounts": #"""
        {"statekit": 1, "access": "public", "domains": {"Users": {"actions": {"a": {"visibility": 2️⃣"internal"}}}}}
        """#
      ]
    )
  }
}
