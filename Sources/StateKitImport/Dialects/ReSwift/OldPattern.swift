#if Import
internal import SwiftSyntax

/// The pattern of an action of the app, and the values that it gives to a function.
enum OldPattern {
  static func of(_ found: ReducerBranches.Contribution, _ sites: CallSites) -> (
    pattern: String, values: [String]
  ) {
    switch found.branch.match.subject {
    case .type(let type):
      let name = sites.names.name(of: type.path)
      switch found.branch.action?.form {
      case .properties(let properties)? where !properties.isEmpty:
        return ("let action as \(name)", properties.map { "action.\($0.name)" })
      case .whole?: return ("let action as \(name)", ["action"])
      case .properties?, nil: return ("is \(name)", [])
      }
    case .enumCase(let type, let pattern):
      let element = type.cases.first { $0.name.plainText == pattern.name }
      let values = element?.values ?? []
      let names = values.enumerated().map { index, value in
        value.label ?? "value\(index)"
      }
      let given = names.map { "let \($0)" }.joined(separator: ", ")
      return ("\(sites.names.name(of: type.path)).\(pattern.name)\(given.isEmpty ? "" : "(\(given))")", names)
    }
  }
}
#endif
