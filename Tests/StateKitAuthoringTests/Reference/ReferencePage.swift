/// A page of the documentation that is written from the tool's own texts.
struct ReferencePage: Sendable {
  /// The path below the folder of the reference, for example `Diagnostics/SK0640.md`.
  let path: String
  /// The text in Markdown with DocC's directives.
  let text: String
}

/// The reference of the schema language and of all diagnostics.
///
/// The pages are in `Sources/statekit-gen/statekit-gen.docc/Reference`, as a test holds; `.ci/record-reference`
/// writes them anew.
enum Reference {
  static var pages: [ReferencePage] {
    [LanguagePage.page] + DiagnosticPages.all
  }
}
