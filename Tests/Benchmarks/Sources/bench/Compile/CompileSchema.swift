/// An app for measuring compilers: a tree of domains with ten children each, and twenty actions of mixed payloads in
/// each domain.
struct CompileSchema {
  let domains: Int
  /// How many actions each domain has.
  var actionCount = 20
  /// How many properties each state has more.
  var moreProperties = 0
  /// How many children, of the last domain, each other domain has more.
  var moreChildren = 0
  /// What each domain declares besides, as JSON.
  var more = ""
  /// Of the domain that is edited, how many actions it has more.
  var moreActions = 0
  /// Of everything that is generated, besides `Equatable` and `Sendable`.
  var conformance: String?
  var access = "internal"
  var domainsPerFile = 10

  /// Not the first, which is the root: an edit is usually further down.
  private var edited: Int { domains / 2 }

  /// The schemas by the names of their files.
  var files: [String: String] {
    Dictionary(uniqueKeysWithValues: parts.enumerated().map { ("Part\($0).statekit.json", schema(of: $1)) })
  }

  /// The same enums by hand, by the names of their files.
  var floor: [String: String] {
    Dictionary(
      uniqueKeysWithValues: parts.enumerated().map { part, domains in
        ("Part\(part).swift", domains.map(enumeration).joined(separator: "\n"))
      }
    )
  }

  var parts: [Range<Int>] {
    stride(from: 0, to: domains, by: domainsPerFile)
      .map { $0..<min($0 + domainsPerFile, domains) }
  }

  func children(of domain: Int) -> Range<Int> {
    let first = domain * 10 + 1
    return min(first, domains)..<min(first + 10, domains)
  }

  struct Action {
    var name = ""
    /// With labels that may be nil.
    var values: [(label: String?, type: String)] = []
    /// The change in the words of a schema, and as a person writes it.
    var change = ""
    var handWritten: String?

    var payload: String {
      if values.isEmpty { return "" }
      return "(" + values.map { ($0.label.map { $0 + ": " } ?? "") + $0.type }.joined(separator: ", ") + ")"
    }
  }

  /// Ten actions: the usual mixture.
  private static let actions: [Action] = [
    Action(change: #""add": { "count": 1 }"#, handWritten: "state.count += 1"),
    Action(change: #""toggle": ["isOn"]"#, handWritten: "state.isOn.toggle()"),
    Action(change: #""set": { "note": null }"#, handWritten: "state.note = nil"),
    Action(values: [(nil, "Int")], change: #""set": { "count": "$0" }"#, handWritten: "state.count = value"),
    Action(
      values: [("name", "String")],
      change: #""set": { "name": "$name" }"#,
      handWritten: "state.name = value"
    ),
    Action(values: [("id", "Int"), ("name", "String")]),
    Action(values: [("id", "Int"), ("isOn", "Bool"), ("value", "Double")]),
    Action(
      values: [(nil, "[String]")],
      change: #""set": { "tags": "$0" }"#,
      handWritten: "state.tags = value"
    ),
    Action(
      values: [("note", "String?")],
      change: #""set": { "note": "$note" }"#,
      handWritten: "state.note = value"
    ),
    Action(values: [("id", "Int")], change: #""reduce": "none""#),
  ]

  func actions(of domain: Int) -> [Action] {
    (0..<actionCount + (domain == edited ? moreActions : 0)).map { number in
      var action = CompileSchema.actions[number % CompileSchema.actions.count]
      action.name = "action\(number)"
      return action
    }
  }

  private func schema(of domains: Range<Int>) -> String {
    """
    {
      "statekit": 1,
      "conformances": [\(conformance.map { "\"\($0)\"" } ?? "")],
      "access": "\(access)",
      "domains": {
        \(domains.map(domain).joined(separator: ",\n    "))
      }
    }
    """
  }

  private func domain(_ number: Int) -> String {
    let actions = actions(of: number).map { action in
      let payload = action.payload.isEmpty ? [] : [#""payload": "\#(action.payload)""#]
      let members = (payload + (action.change.isEmpty ? [] : [action.change])).joined(separator: ", ")
      return #""\#(action.name)": { \#(members) }"#
    }
    let children = children(of: number).map { #""d\#($0)": "D\#($0)""# }
    // Not of the last one, which would contain itself.
    let moreChildren = (0..<(number == domains - 1 ? 0 : moreChildren)).map {
      #""more\#($0)": "D\#(domains - 1)""#
    }
    let moreProperties = (0..<moreProperties).map { #", "more\#($0)": "Int = 0""# }.joined()
    return #"""
      "D\#(number)": {
            "state": {
              "count": "Int = 0", "name": "String = \"\"", "isOn": "Bool = false", "note": "String?",
              "tags": "[String] = []"\#(moreProperties)
            },
            "actions": {
              \#(actions.joined(separator: ",\n          "))
            },
            "children": { \#((children + moreChildren).joined(separator: ", ")) }\#(more)
          }
      """#
  }

  func enumeration(of number: Int) -> String {
    let own = actions(of: number).map { "  case \($0.name)\($0.payload)" }
    let children = children(of: number).map { "  case d\($0)(D\($0)Action)" }
    return "enum D\(number)Action: Sendable, Equatable {\n\((own + children).joined(separator: "\n"))\n}"
  }
}
