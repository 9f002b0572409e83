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
  /// the whole enum. It is read byte by byte: a documentation may begin with a character that joins the space.
  static func parse(_ table: String) -> [ActionLeaf] {
    var leaves: [ActionLeaf] = []
    for line in table.utf8.split(separator: UInt8(ascii: "\n")) {
      let parts = line.split(separator: space, maxSplits: 1, omittingEmptySubsequences: false)
      let documentation: String? = parts.count > 1 ? text(parts[1]) : nil
      if line.first == space, let last = leaves.popLast() {
        leaves.append(last.continued(by: documentation ?? ""))
      } else {
        leaves.append(ActionLeaf(signature: parts[0], documentation: documentation))
      }
    }
    return leaves
  }

  private static let space = UInt8(ascii: " ")

  private static func text(_ bytes: some Sequence<UInt8>) -> String {
    String(decoding: Array(bytes), as: UTF8.self)
  }

  /// From `name(label:label:)`.
  private init(signature: Substring.UTF8View, documentation: String?) {
    let parts = signature.split(separator: UInt8(ascii: "("))
    let labels = parts.count > 1 ? parts[1].dropLast().split(separator: UInt8(ascii: ":")) : []
    self.init(
      name: ActionLeaf.text(parts[0]),
      documentation: documentation,
      labels: labels.map { ActionLeaf.text($0) }
    )
  }

  private func continued(by line: String) -> ActionLeaf {
    ActionLeaf(name: name, documentation: (documentation ?? "") + "\n" + line, labels: labels)
  }
}
