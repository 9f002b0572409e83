/// An app for measuring dispatch: domains with ten actions each, all below the root, or as a tree with ten children each.
struct DispatchSchema {
  enum Shape: String {
    case flat, tree
  }

  let domains: Int
  let shape: Shape

  /// The numbers of the domains that lead to the one in the middle.
  var path: [Int] { path(to: domains / 2) }

  /// The schemas by their files. Those of a big app are many: a release build compiles each file by itself in the end,
  /// and takes a time that grows with the square of what is in one.
  var files: [String: String] {
    let parts = stride(from: 0, to: domains, by: 20).map { $0..<min($0 + 20, domains) }
    let pairs = parts.map { ("Part\($0.lowerBound).statekit.json", schema($0.map(domain))) }
    let root = #""App": { "children": { \#(entries(rootChildren)) } }"#
    return Dictionary(uniqueKeysWithValues: pairs + [("App.statekit.json", schema([root]))])
  }

  private func schema(_ domains: [String]) -> String {
    """
    {
      "statekit": 1,
      "domains": {
        \(domains.joined(separator: ",\n    "))
      }
    }
    """
  }

  /// The domains below the root.
  var rootChildren: Range<Int> { 0..<(shape == .flat ? domains : min(domains, 10)) }

  /// In a tree the first ten are below the root, the next hundred below those, and so on.
  func children(of domain: Int) -> Range<Int> {
    guard shape == .tree else { return 0..<0 }
    let first = (domain + 1) * 10
    return min(first, domains)..<min(first + 10, domains)
  }

  private func path(to domain: Int) -> [Int] {
    guard shape == .tree, domain >= 10 else { return [domain] }
    return path(to: domain / 10 - 1) + [domain]
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
    domains.map { #""d\#($0)": "D\#($0)""# }.joined(separator: ", ")
  }
}
