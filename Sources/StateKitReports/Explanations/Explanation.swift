internal import StateKitGenerator

/// What a diagnostic means, for who has read its message and wants to know more.
package struct Explanation: Sendable {
  /// For example `SK0640`.
  package let code: String
  /// A line, for example `Bridges that never end`.
  package let title: String
  /// What was found, in a few sentences.
  package let meaning: String
  /// Why it matters, and what to do.
  package let reason: String
  /// A schema that has the mistake, and no other.
  package let wrong: String
  /// The same one without it.
  package let right: String
  /// What stands for `…` in `wrong`, where nobody would want to read it in full.
  let elided: String

  /// `wrong` and `right` are the members of `domains`, and `types` those of `types` in both.
  init(
    _ code: String,
    _ title: String,
    meaning: String,
    reason: String,
    wrong: String,
    right: String,
    types: String = "",
    elided: String = ""
  ) {
    self.code = code
    self.title = title
    self.meaning = meaning
    self.reason = reason
    self.wrong = Explanation.schema(wrong, types)
    self.right = Explanation.schema(right, types)
    self.elided = elided
  }

  /// All of it, as the command line shows it.
  package var text: String {
    """
    \(code): \(title)

    \(meaning)

    \(reason)

    Wrong:

    \(wrong.indented(by: 4))

    Right:

    \(right.indented(by: 4))

    """
  }

  private static func schema(_ domains: String, _ types: String) -> String {
    let types = types.isEmpty ? "" : ",\n  \"types\": {\n\(types.indented(by: 4))\n  }"
    return "{\n  \"statekit\": 1,\n  \"domains\": {\n\(domains.indented(by: 4))\n  }\(types)\n}"
  }
}

extension String {
  fileprivate func indented(by width: Int) -> String {
    let space = String(repeating: " ", count: width)
    return split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : space + $0 }
      .joined(separator: "\n")
  }
}
