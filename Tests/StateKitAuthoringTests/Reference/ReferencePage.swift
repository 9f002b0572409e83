/// A page of the documentation.
struct ReferencePage: Sendable {
  /// The path below the folder of the reference, for example `Diagnostics/SK0640.md`.
  let path: String
  /// The text in Markdown with DocC's directives.
  let text: String
}

/// The reference of the schema language and of all diagnostics.
///
/// The pages are in `Sources/statekit-gen/statekit-gen.docc/Reference`, as a test holds; `.ci/record-reference`
/// writes what the tool says in them.
enum Reference {
  static func pages() throws -> [ReferencePage] {
    try [LanguagePage.page] + DiagnosticPages.all()
  }
}
