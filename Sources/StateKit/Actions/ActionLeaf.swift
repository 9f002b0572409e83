/// One leaf of an action tree: a case that is no child's.
///
///     for leaf in AppAction.leaves { print(leaf.name, leaf.labels) }
///     // lifecycle.didBecomeActive []
///     // users.renamed ["id", "name"]
public struct ActionLeaf: Sendable, Hashable {
  /// The path from the root of the tree, for example `lifecycle.didBecomeActive`.
  public let name: String
  /// The documentation that the schema gives.
  public let documentation: String?
  /// The labels of the payload in order, `_` for a value without one.
  public let labels: [String]

  /// Makes the description of a leaf.
  public init(name: String, documentation: String? = nil, labels: [String] = []) {
    self.name = name
    self.documentation = documentation
    self.labels = labels
  }

  func below(_ child: String) -> ActionLeaf {
    ActionLeaf(name: "\(child).\(name)", documentation: documentation, labels: labels)
  }
}

extension ActionLeaf {
  /// Reads the table of a generated domain: a line per case, `name(label:label:) documentation`; a line that
  /// starts with a space goes on with the documentation of the line before it.
  ///
  /// The table is one literal because an array of initialiser calls takes the compiler half as long again as
  /// the whole enum.
  static func parse(_ table: String) -> [ActionLeaf] {
    var leaves: [ActionLeaf] = []
    for line in table.split(separator: "\n", omittingEmptySubsequences: true) {
      if line.first == " ", let last = leaves.popLast() {
        leaves.append(last.continued(by: line.dropFirst()))
      } else {
        leaves.append(ActionLeaf(line: line))
      }
    }
    return leaves
  }

  private init(line: Substring) {
    let parts = line.split(separator: " ", maxSplits: 1)
    let signature = parts.first ?? ""
    let labels = signature.split(separator: "(").dropFirst().first?.dropLast() ?? ""
    self.init(
      name: String(signature.prefix { $0 != "(" }),
      documentation: parts.count > 1 ? String(parts[1]) : nil,
      labels: labels.split(separator: ":").map(String.init)
    )
  }

  private func continued(by line: Substring) -> ActionLeaf {
    ActionLeaf(name: name, documentation: (documentation ?? "") + "\n" + line, labels: labels)
  }
}
