package import StateKitGenerator

/// The one layout of a schema file: two spaces a level, an object or array on one line where it fits into 100 columns,
/// a line feed at the end of each line.
///
/// The order of keys stays, and numbers and strings are spelled as they were, escapes too: what a schema means never
/// changes. A byte-order mark goes, and so do carriage returns; within a string there can be none.
package enum CanonicalLayout {
  /// The bytes of a file in that layout. None, and what is wrong, for one that is no proper JSON: what is read over in
  /// it, a comment or the second value of a key, would be lost.
  package static func of(_ file: SourceFile) -> (contents: [UInt8]?, diagnostics: [Diagnostic]) {
    let collector = DiagnosticCollector()
    let root = JSONParser.parse(file, reportingTo: collector)
    let diagnostics = collector.sorted(by: [file])
    guard let root, diagnostics.isEmpty else { return (nil, diagnostics) }
    return (LayoutPrinter.text(of: SpelledValue(root, in: file)), [])
  }
}
