import StateKitTestSupport
import Testing

@testable import StateKitGenerator

/// A file depends on its own declarations, on the payloads that its bridges name, and on whether a child's state can
/// be made without arguments, and not on more.
struct FileDependencyTests {
  private let app = """
    {
      "statekit": 1,
      "domains": {
        "App": {
          "children": { "users": "Users", "posts": "Posts" },
          "bridges": [{ "on": "users.renamed", "dispatch": "posts.noted", "with": { "text": "$name" } }]
        }
      }
    }
    """
  private let posts = """
    { "statekit": 1, "domains": { "Posts": { "actions": { "noted": "(text: String)" } } } }
    """

  private func users(
    state: String = #""count": "Int = 0""#,
    actions: String = "",
    rest: String = ""
  ) -> String {
    """
    {
      "statekit": 1,
      "domains": {
        "Users": { "state": { \(state) }, "actions": { "renamed": "(name: String)"\(actions) }\(rest) }
        \(rest.contains("Inner") ? #", "Inner": {}"# : "")
      }
    }
    """
  }

  private func files(_ users: String, _ posts: String? = nil) -> [String: String] {
    generated(["App": app, "Users": users, "Posts": posts ?? self.posts])
  }

  @Test func `an action added to one domain leaves all other files byte for byte`() {
    let before = files(users())
    let after = files(users(actions: #", "archived": "(id: Int)", "old": { "deprecated": "x" }"#))
    #expect(before["Users.statekit.swift"] != after["Users.statekit.swift"])
    expectEqual(before["App.statekit.swift"], after["App.statekit.swift"])
    expectEqual(before["Posts.statekit.swift"], after["Posts.statekit.swift"])
  }

  @Test(arguments: [
    #", "children": { "inner": "Inner" }"#, #", "accessors": "full""#, #", "doc": "All users.""#,
    #", "bridges": [{ "on": "renamed", "dispatch": "renamed", "when": "isOn" }]"#,
  ])
  func `other additions to one domain do not change its parent's file`(addition: String) {
    let state = #""isOn": "Bool = true""#
    let before = files(users(state: state))["App.statekit.swift"]
    let after = files(users(state: state, rest: addition))["App.statekit.swift"]
    #expect(before != nil && before == after)
  }

  @Test func `a payload that becomes sensitive leaves all other files`() {
    func action(_ rest: String) -> String { #", "signedIn": { "payload": "(token: String)"\#(rest) }"# }
    let before = files(users(actions: action("")))
    let after = files(users(actions: action(#", "sensitive": ["token"]"#)))
    #expect(before["Users.statekit.swift"] != after["Users.statekit.swift"])
    expectEqual(before["App.statekit.swift"], after["App.statekit.swift"])
  }

  @Test func `a property added to a state leaves the parent's file, unless an argument must be given for it`()
  {
    let before = files(users())["App.statekit.swift"]
    let optional = files(users(state: #""count": "Int = 0", "name": "String?""#))["App.statekit.swift"]
    expectEqual(before, optional)
    let required = files(users(state: #""count": "Int""#))["App.statekit.swift"]
    #expect(before != required)
  }

  @Test
  func
    `a child's first action leaves the parent's file, although it gives the parent's enum its first value`()
  {
    let parent = #"{ "statekit": 1, "domains": { "App": { "children": { "kid": "Kid" } } } }"#
    let files = ["{}", #"{ "actions": { "went": { "reduce": "none" } } }"#].map { kid in
      generated(["App": parent, "Kid": #"{ "statekit": 1, "domains": { "Kid": \#(kid) } }"#])
    }
    #expect(files[0]["Kid.statekit.swift"] != files[1]["Kid.statekit.swift"])
    #expect(files[0]["App.statekit.swift"] != nil)
    expectEqual(files[0]["App.statekit.swift"], files[1]["App.statekit.swift"])
  }

  @Test
  func `a first handler, or a wrapper, takes the default for the reducer out of the file of the parent`() {
    let parent = #"{ "statekit": 1, "domains": { "App": { "children": { "kid": "Kid" } } } }"#
    let files = ["{}", #"{ "actions": { "went": {} } }"#, #"{ "wrapped": true }"#].map { kid in
      let kid = #"{ "statekit": 1, "domains": { "Kid": \#(kid) } }"#
      return generated(["App": parent, "Kid": kid])["App.statekit.swift"]
    }
    let areDefaults = files.map { $0?.contains("kid: StateKit.Reducer<KidState, KidAction> = .kid()") }
    expectEqual(areDefaults, [true, false, false])
    expectEqual(files[1], files[2])
  }

  @Test func `the payload that a bridge names is in the parent's file`() {
    let before = files(users())["App.statekit.swift"]
    let posts =
      #"{ "statekit": 1, "domains": { "Posts": { "actions": { "noted": "(text: String, id: Int?)" } } } }"#
    #expect(files(users(), posts)["App.statekit.swift"] == nil)
    let other = #"{ "statekit": 1, "domains": { "Posts": { "actions": { "noted": "(text: String?)" } } } }"#
    expectEqual(files(users(), other)["App.statekit.swift"], before)
  }

  @Test func `lines that move in one schema leave the others' files, also with lines of schemas`() {
    func files(_ users: String) -> [String: String] {
      generated(["App": app, "Users": users, "Posts": posts]) { $0.sourceLocations = true }
    }
    let before = files(users())
    let after = files("\n\n" + users())
    expectEqual(before["App.statekit.swift"], after["App.statekit.swift"])
    expectEqual(before["Posts.statekit.swift"], after["Posts.statekit.swift"])
  }

  @Test func `lines that move in a schema change line ends of its file alone, which Swift does not look at`()
  {
    func code(_ users: String) -> [Substring] {
      let files = generated(["App": app, "Users": users, "Posts": posts]) { $0.sourceLocations = true }
      return files["Users.statekit.swift"]?.split(separator: "\n").filter { !$0.isEmpty } ?? []
    }
    #expect(code(users()).contains { $0.contains("#sourceLocation(file") })
    expectEqual(code(users()), code("\n\n" + users()))
  }

  @Test func `the order of the files does not change any of them`() {
    let one = generated(["App": app, "Users": users(), "Posts": posts])
    let other = generated(["Posts": posts, "Users": users(), "App": app])
    expectEqual(one, other)
  }
}
