internal import StateKitGenerator

/// The meaning of a diagnostic, for readers who want to know more than its message.
package struct Explanation: Sendable {
  /// For example `SK0640`.
  package let code: String
  /// A line, for example `Bridges that never end`.
  package let title: String
  /// The mistake, in a few sentences.
  package let meaning: String
  /// The reason why it matters, and the correction.
  package let reason: String
  /// Files with this one mistake.
  package let wrong: [ExampleFile]
  /// The same files without the mistake.
  package let right: [ExampleFile]

  /// `wrong` and `right` are the members of `domains`, and `types` those of `types` in both.
  init(
    _ code: String,
    _ title: String,
    meaning: String,
    reason: String,
    wrong: String,
    right: String,
    types: String = "",
    elided: [UInt8] = []
  ) {
    self.init(
      code,
      title,
      meaning: meaning,
      reason: reason,
      wrongFile: Explanation.schema(wrong, types),
      rightFile: Explanation.schema(right, types),
      elided: elided
    )
  }

  /// `wrongFile` and `rightFile` are whole schemas.
  init(
    _ code: String,
    _ title: String,
    meaning: String,
    reason: String,
    wrongFile: String,
    rightFile: String,
    elided: [UInt8] = []
  ) {
    self.init(
      code,
      title,
      meaning: meaning,
      reason: reason,
      wrongFiles: [ExampleFile("", wrongFile, elided: elided)],
      rightFiles: [ExampleFile("", rightFile)]
    )
  }

  /// For examples of several files, or with names of files that matter. Files in both examples come first.
  init(
    _ code: String,
    _ title: String,
    meaning: String,
    reason: String,
    inBoth: [ExampleFile] = [],
    wrongFiles: [ExampleFile],
    rightFiles: [ExampleFile]
  ) {
    self.code = code
    self.title = title
    self.meaning = meaning
    self.reason = reason
    self.wrong = inBoth + wrongFiles
    self.right = inBoth + rightFiles
  }

  /// The whole explanation, as the command line shows it.
  package var text: String {
    """
    \(code): \(title)

    \(meaning)

    \(reason)

    Wrong:

    \(wrong.map(\.shown).joined(separator: "\n"))
    Right:

    \(right.map(\.shown).joined(separator: "\n"))
    """
  }

  private static func schema(_ domains: String, _ types: String) -> String {
    let types = types.isEmpty ? "" : ",\n  \"types\": {\n\(types.indented(by: 4))\n  }"
    return "{\n  \"statekit\": 1,\n  \"domains\": {\n\(domains.indented(by: 4))\n  }\(types)\n}"
  }
}

extension String {
  func indented(by width: Int) -> String {
    let space = String(repeating: " ", count: width)
    return split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : space + $0 }
      .joined(separator: "\n")
  }
}
