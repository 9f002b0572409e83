/// A name does not mix in letters that only look like other letters: Swift code with the plain letters would not find
/// the name.
struct NamesHaveOneAlphabet: FileRule {
  func check(_ file: FileEntry, reportingTo diagnostics: DiagnosticCollector) {
    file.forEachName(withEarlier: false) { kind, name in
      guard let plain = NamesHaveOneAlphabet.plain(name.value) else { return }
      diagnostics.report(.twoAlphabets(kind, name, plain))
    }
  }

  /// The plain name that a name looks like; nil if the name has one alphabet, or visibly has two.
  private static func plain(_ name: String) -> String? {
    let seen = name.seen
    let isDisguised = seen != name && seen.utf8.allSatisfy { $0 < 0x80 }
    return isDisguised && name.utf8.contains(where: ASCII.isLetter) ? seen : nil
  }
}

extension Diagnostic {
  /// `plain` is the plain name that the name looks like.
  fileprivate static func twoAlphabets(
    _ kind: NameKind,
    _ name: Located<String>,
    _ plain: String
  ) -> Diagnostic {
    Diagnostic(
      .warning,
      "SK0430",
      "the \(kind.rawValue) \(name.value.quoted) is written in two alphabets",
      at: name.location,
      suggestion: plain
    )
  }
}
