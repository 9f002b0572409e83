/// An app for measuring compilers: a tree of domains with ten children each, and twenty actions of mixed payloads in
/// each domain, ten domains to a schema.
struct CompileSchema {
  let domains: Int
  /// Of the domain that is edited, how many actions it has more.
  var moreActions = 0
  /// Of everything that is generated, besides `Equatable` and `Sendable`.
  var conformance: String?

  private static let domainsPerFile = 10
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

  private var parts: [Range<Int>] {
    stride(from: 0, to: domains, by: CompileSchema.domainsPerFile)
      .map { $0..<min($0 + CompileSchema.domainsPerFile, domains) }
  }

  private func children(of domain: Int) -> Range<Int> {
    let first = domain * 10 + 1
    return min(first, domains)..<min(first + 10, domains)
  }

  /// Payload and change of ten actions: the usual mixture.
  private static let actions: [(payload: String, change: String)] = [
    ("", #""add": { "count": 1 }"#),
    ("", #""toggle": ["isOn"]"#),
    ("", #""set": { "note": null }"#),
    ("(Int)", #""set": { "count": "$0" }"#),
    ("(name: String)", #""set": { "name": "$name" }"#),
    ("(id: Int, name: String)", ""),
    ("(id: Int, isOn: Bool, value: Double)", ""),
    ("([String])", #""set": { "tags": "$0" }"#),
    ("(note: String?)", #""set": { "note": "$note" }"#),
    ("(id: Int)", #""reduce": "none""#),
  ]

  private func actions(of domain: Int) -> [(name: String, payload: String, change: String)] {
    (0..<20 + (domain == edited ? moreActions : 0)).map { number in
      let action = CompileSchema.actions[number % CompileSchema.actions.count]
      return ("action\(number)", action.payload, action.change)
    }
  }

  private func schema(of domains: Range<Int>) -> String {
    """
    {
      "statekit": 1,
      "conformances": [\(conformance.map { "\"\($0)\"" } ?? "")],
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
    return #"""
      "D\#(number)": {
            "state": {
              "count": "Int = 0", "name": "String = \"\"", "isOn": "Bool = false", "note": "String?",
              "tags": "[String] = []"
            },
            "actions": {
              \#(actions.joined(separator: ",\n          "))
            },
            "children": { \#(children.joined(separator: ", ")) }
          }
      """#
  }

  private func enumeration(of number: Int) -> String {
    let own = actions(of: number).map { "  case \($0.name)\($0.payload)" }
    let children = children(of: number).map { "  case d\($0)(D\($0)Action)" }
    return "enum D\(number)Action: Sendable, Equatable {\n\((own + children).joined(separator: "\n"))\n}"
  }
}
