import ArgumentParser

/// An app for measuring dispatch: domains with ten actions each, all below the root, or as a tree with ten children each.
/// A second root has the same domains and a thousand bridges, a third one a list of elements, a fourth one a child that is
/// one of twenty domains, and a stack, and a fifth one a list of elements with effects that run as long as a condition holds.
struct DispatchSchema: ExpressibleByArgument {
  enum Shape: String {
    case flat, tree
    /// Flat, with a list of the key paths.
    case indexed
    /// Flat, with the domains in another module than the roots.
    case modules
    /// Flat, with actions that can be recorded, and the library of the inspector.
    case inspected
  }

  let domains: Int
  let shape: Shape

  init(domains: Int, shape: Shape) {
    self.domains = domains
    self.shape = shape
  }

  /// From a shape and a number, as in `flat100`.
  init?(argument: String) {
    let shape = argument.prefix { $0.isLetter }
    let domains = argument.drop { $0.isLetter }
    guard let shape = Shape(rawValue: String(shape)), let domains = Int(domains), domains > 0 else {
      return nil
    }
    self.init(domains: domains, shape: shape)
  }

  var defaultValueDescription: String { "\(shape.rawValue)\(domains)" }

  /// The numbers of the domains that lead to the one in the middle.
  var path: [Int] { path(to: domains / 2) }

  /// The module of the app.
  var name: String { "\(shape.rawValue.capitalized)\(domains)" }

  /// Whether the program has the workloads of recorders and inspectors.
  static func isInspected(_ module: String) -> Bool { module.hasPrefix("Inspected") }

  static func isDomains(_ module: String) -> Bool { module.hasSuffix("Domains") }

  /// The module of the domains, if it is another one.
  var domainsModule: String? { shape == .modules ? "\(name)Domains" : nil }

  /// The schemas of each module by their files. A big app has many files: a release build compiles each file by itself in the end,
  /// and takes a time that grows with the square of its size.
  var files: [(module: String, files: [String: String])] {
    let parts = stride(from: 0, to: domains, by: 20).map { $0..<min($0 + 20, domains) }
    let pairs = parts.map {
      ("Part\($0.lowerBound).statekit.json", schema($0.map(domain), isPublic: shape == .modules))
    }
    let own = [("App.statekit.json", schema(roots, uses: domainsModule))]
    guard let domainsModule else { return [(name, Dictionary(uniqueKeysWithValues: pairs + own))] }
    return [
      (domainsModule, Dictionary(uniqueKeysWithValues: pairs)), (name, Dictionary(uniqueKeysWithValues: own)),
    ]
  }

  private var roots: [String] {
    [
      #""App": { "children": { \#(entries(rootChildren)) } }"#,
      """
      "Bridged": {
            "children": { \(entries(rootChildren)) },
            "bridges": [
              \(bridges.joined(separator: ",\n          "))
            ]
          }
      """,
      #""Listing": { "children": { "rows": { "domain": "Row", "kind": "each" } } }"#,
      """
      "Row": {
            "state": { "id": "Int", "count": "Int = 0" },
            "actions": { "incremented": { "add": { "count": 1 } } }
          }
      """,
      """
      "Screens": {
            "children": {
              "plain": "Screen",
              "sheet": { "domain": "Screen", "kind": "optional" },
              "frame": "Frame",
              "page": { "oneOf": { \(cases) } },
              "path": { "stack": { "screen": "Screen", "other": "Screen" } }
            }
          }
      """,
      #""Players": { "children": { "players": { "domain": "Player", "kind": "each" } } }"#,
      """
      "Player": {
            "state": { "id": "Int", "count": "Int = 0", "isPlaying": "Bool = false" },
            "actions": { "incremented": { "add": { "count": 1 } } },
            "effects": { "play": { "kind": "fireAndForget", "while": "isPlaying" } }
          }
      """,
      list("Sender", #""save": { "on": "rows.incremented", "kind": "fireAndForget", "when": "isSaving" }"#),
      list("Saver", #""save": { "onChange": ["rows"], "kind": "fireAndForget", "when": "isSaving" }"#),
      list("Guest", #""greet": { "onMade": "rows", "kind": "fireAndForget", "when": "isSaving" }"#),
      list(
        "Holder",
        #""hold": { "while": "isSaving", "with": { "rows": "@rows" }, "kind": "fireAndForget" }"#
      ),
      """
      "Market": {
            "state": { "currency": "String = \\"a name on the heap\\"" },
            "children": { "stalls": { "domain": "Stall", "kind": "each", "shares": { "currency": "currency" } } }
          }
      """,
      """
      "Stall": {
            "state": { "id": "Int", "count": "Int = 0", "currency": "String = \\"a name on the heap\\"" },
            "actions": { "incremented": { "add": { "count": 1 } } }
          }
      """,
      #""Ward": { "children": { \#((0..<10).map { "\"w\($0)\": \"Guarded\"" }.joined(separator: ", ")) } }"#,
      """
      "Guarded": {
            "state": { "count": "Int = 0", "limit": "Int = -1", "name": "String = \\"a name on the heap\\"", "isOpen": "Bool = true" },
            "actions": { "incremented": { "add": { "count": 1 } } },
            "invariants": { \((0..<5).map(invariant).joined(separator: ", ")) }
          }
      """,
      #""Frame": { "children": { "plain": "Screen" } }"#,
      """
      "Screen": {
            "state": { "count": "Int = 0", "name": "String = \\"a name on the heap\\"", "items": "[Int] = Array(0..<100)" },
            "actions": { "incremented": { "add": { "count": 1 } } }
          }
      """,
    ]
  }

  /// An invariant that compares stored values, and holds.
  private func invariant(_ number: Int) -> String {
    #""i\#(number)": { "holds": { "any": ["isOpen", { "path": "!count", "is": "@limit" }, { "path": "count", "is": \#(number) }] } }"#
  }

  /// A domain with a list of rows and an effect.
  private func list(_ name: String, _ effect: String) -> String {
    """
    "\(name)": {
          "state": { "isSaving": "Bool = false" },
          "children": { "rows": { "domain": "Row", "kind": "each" } },
          "effects": { \(effect) }
        }
    """
  }

  private var cases: String { (0..<20).map { #""c\#($0)": "Screen""# }.joined(separator: ", ") }

  private func schema(_ domains: [String], isPublic: Bool = false, uses module: String? = nil) -> String {
    """
    {
      "statekit": 1,
      "access": "\(isPublic ? "public" : "internal")",
      "uses": [\(module.map { "\"\($0)\"" } ?? "")],
      "accessors": "\(shape == .indexed ? "indexed" : "read")",
      "conformances": [\(shape == .inspected ? "\"Recordable\"" : "")],
      "domains": {
        \(domains.joined(separator: ",\n    "))
      }
    }
    """
  }

  /// The domains below the root.
  var rootChildren: Range<Int> { 0..<(shape == .tree ? min(domains, 10) : domains) }

  /// In a tree the first ten are below the root, the next hundred below those, and so on.
  func children(of domain: Int) -> Range<Int> {
    guard shape == .tree else { return 0..<0 }
    let first = (domain + 1) * 10
    return min(first, domains)..<min(first + 10, domains)
  }

  /// The numbers of the domains that lead to one.
  func path(to domain: Int) -> [Int] {
    guard shape == .tree, domain >= 10 else { return [domain] }
    return path(to: domain / 10 - 1) + [domain]
  }

  /// A thousand: one on the action of the domain in the middle that workloads dispatch, the others on other actions.
  private var bridges: [String] {
    let one = #"{ "on": "\#(place(domains / 2)).set0", "dispatch": "\#(place(domains / 2)).set1" }"#
    let others = (1..<1_000).map { number in
      let from = "\(place(number % domains)).set\(2 + number / domains % 4)"
      let to = "\(place(number * 7 % domains)).set\(6 + number % 2)"
      return #"{ "on": "\#(from)", "dispatch": "\#(to)", "with": { "0": \#(number) } }"#
    }
    return [one] + others
  }

  private func place(_ domain: Int) -> String {
    path(to: domain).map { "d\($0)" }.joined(separator: ".")
  }

  private func domain(_ number: Int) -> String {
    let sets = (0..<8).map { #""set\#($0)": { "payload": "(Int)", "set": { "count": "$0" } }"# }
    return #"""
      "D\#(number)": {
            "state": { "count": "Int = 0", "name": "String = \"a name on the heap\"", "items": "[Int] = Array(0..<100)" },
            "actions": {
              "incremented": { "add": { "count": 1 } },
              "renamed": { "payload": "(name: String)", "set": { "name": "$name" } },
              \#(sets.joined(separator: ",\n        "))
            },
            "children": { \#(entries(children(of: number))) }
          }
      """#
  }

  private func entries(_ domains: Range<Int>) -> String {
    let prefix = domainsModule.map { $0 + "." } ?? ""
    return domains.map { #""d\#($0)": "\#(prefix)D\#($0)""# }.joined(separator: ", ")
  }
}
