/// The language modes in which users may compile generated code.
package enum LanguageModes {
  private static let upcoming = [
    "InternalImportsByDefault", "NonisolatedNonsendingByDefault", "ExistentialAny", "MemberImportVisibility",
  ].flatMap { ["-enable-upcoming-feature", $0] }

  package static let all: [[String]] = [
    ["-swift-version", "6"],
    ["-swift-version", "5"],
    ["-swift-version", "5", "-strict-concurrency=complete"],
    ["-swift-version", "6", "-default-isolation", "MainActor"],
    ["-swift-version", "6"] + upcoming,
    ["-swift-version", "6", "-default-isolation", "MainActor"] + upcoming,
  ]

  /// The strictest mode, or all modes in a full run.
  package static let tried = Thoroughness.some(1, of: all)
}
