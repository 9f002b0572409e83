package import StateKitGenerator

/// The one layout of a schema file: two spaces per level, an object or array on one line if it fits into 100
/// columns, a line feed at the end of each line.
///
/// The order of keys stays, and numbers and strings keep their spelling, including escapes: the meaning of a
/// schema does not change. A byte-order mark and carriage returns are removed; strings cannot contain them.
package enum CanonicalLayout {
  /// The maximum length of a line that can be broken.
  static let lineLength = 100

  /// The bytes of a file in that layout. Nil with diagnostics for a file that is not strict JSON: a comment
  /// or a duplicate key would be lost.
  package static func of(_ file: SourceFile) -> (contents: [UInt8]?, diagnostics: [Diagnostic]) {
    let collector = DiagnosticCollector()
    let root = JSONParser.parse(file, reportingTo: collector)
    let diagnostics = collector.sorted(by: [file])
    guard let root, diagnostics.isEmpty else { return (nil, diagnostics) }
    return (LayoutPrinter.text(of: SpelledValue(root, in: file)), [])
  }
}
