/// A leaf of an action tree: a case that does not contain the action of a child.
///
///     for leaf in AppAction.leaves { print(leaf.name, leaf.labels) }
///     // lifecycle.didBecomeActive []
///     // users.renamed ["id", "name"]
public struct ActionLeaf: Sendable, Hashable {
  /// The path from the root of the tree, for example `lifecycle.didBecomeActive`.
  public let name: String
  /// The documentation from the schema.
  public let documentation: String?
  /// The labels of the payload in order, `_` for a value without one.
  public let labels: [String]
  /// The sensitive values of the payload, which stay out of logs and recordings: labels, or the position of a value
  /// without a label, as in the schema, for example `["password"]` or `["0"]`.
  public let sensitiveLabels: [String]
  /// The positions in the path, from 0, of names that are lists of domains: an action below them is for one element, by
  /// its id.
  package private(set) var listSteps: [Int] = []
  /// Whether views do not send the action.
  package let isHidden: Bool

  /// Creates the description of a leaf.
  package init(
    name: String,
    documentation: String? = nil,
    labels: [String] = [],
    sensitiveLabels: [String] = [],
    isHidden: Bool = false
  ) {
    self.name = name
    self.documentation = documentation
    self.labels = labels
    self.sensitiveLabels = sensitiveLabels
    self.isHidden = isHidden
  }

  /// Whether the value at a position of the payload is sensitive.
  package func isSensitive(at position: Int) -> Bool {
    sensitiveLabels.contains(ActionLeaf.name(ofValue: labels[position], at: position))
  }

  func below(_ child: String, isList: Bool = false) -> ActionLeaf {
    var leaf = ActionLeaf(
      name: "\(child).\(name)",
      documentation: documentation,
      labels: labels,
      sensitiveLabels: sensitiveLabels,
      isHidden: isHidden
    )
    leaf.listSteps = (isList ? [0] : []) + listSteps.map { $0 + 1 }
    return leaf
  }

  private static func name(ofValue label: String, at position: Int) -> String {
    label == "_" ? "\(position)" : label
  }
}

extension ActionLeaf {
  /// Parses the table of a generated domain: a line per case, `name(label:label:) documentation`. A line that starts
  /// with a space continues the documentation of the line before it. An exclamation mark after a label, which cannot be
  /// part of a name, marks a sensitive value: `signedIn(name:password!:)`. A hyphen before the name marks an action that views
  /// do not send.
  ///
  /// The table is one literal, because an array of initializer calls takes the compiler half as long again as the whole
  /// enum. It is parsed as bytes, because documentation may begin with a combining character, which would join the
  /// space.
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

  /// Parses `name(label:label:)`.
  private init(signature: Substring.UTF8View, documentation: String?) {
    let isHidden = signature.first == UInt8(ascii: "-")
    let parts = signature.dropFirst(isHidden ? 1 : 0).split(separator: UInt8(ascii: "("))
    let values = parts.count > 1 ? parts[1].dropLast().split(separator: UInt8(ascii: ":")) : []
    let mark = UInt8(ascii: "!")
    let labels = values.map { ActionLeaf.text($0.last == mark ? $0.dropLast() : $0) }
    self.init(
      name: ActionLeaf.text(parts[0]),
      documentation: documentation,
      labels: labels,
      sensitiveLabels: values.indices.filter { values[$0].last == mark }
        .map { ActionLeaf.name(ofValue: labels[$0], at: $0) },
      isHidden: isHidden
    )
  }

  private func continued(by line: String) -> ActionLeaf {
    ActionLeaf(
      name: name,
      documentation: (documentation ?? "") + "\n" + line,
      labels: labels,
      sensitiveLabels: sensitiveLabels,
      isHidden: isHidden
    )
  }
}
