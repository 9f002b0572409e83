#if Import
package import StateKitGenerator
internal import StateKitImport

// The tests have the files of both targets in one module.
#if canImport(Properties)
package import Properties
#endif

extension Property {
  /// Swift files become schemas and Swift files without mistakes, the same ones each time, and a second import changes
  /// nothing.
  package static let `import` = Property(name: "Import") { bytes throws(Flaw) in
    try checkImport(of: Input(bytes, suffix: ".swift").files)
  }

  package static func checkImport(of files: [SourceFile]) throws(Flaw) {
    let importer = Importer(dialect: .auto)
    let first = importer.run(files, existing: [], folder: "Imported")
    let report = first.report.text(of: files)
    try first.requireSense(in: files)

    let again = importer.run(files, existing: [], folder: "Imported")
    try require(again.texts == first.texts, "other files the second time")
    try require(again.report.text(of: files) == report, "another report the second time")

    let over = importer.run(files, existing: first.written, folder: "Imported")
    try require(over.changes.isEmpty, "a second import changes \(over.texts)")
    try require(over.report.text(of: files) == report, "another report over the result")
  }
}
#endif
