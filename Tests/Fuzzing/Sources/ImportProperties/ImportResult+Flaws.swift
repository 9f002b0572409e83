#if Import
internal import StateKitAuthoring
internal import StateKitGenerator
internal import StateKitImport
internal import SwiftParser
internal import SwiftSyntax

#if canImport(Properties)
internal import Properties
#endif

extension ImportResult {
  /// The written files.
  var files: [SourceFile] { changes.map { SourceFile(path: $0.path, bytes: $0.contents) } }

  /// The written files as a list that can be compared and read.
  var contents: [String] { changes.map { "\($0.path):\n\(String(decoding: $0.contents, as: UTF8.self))" } }

  /// The generator takes the schemas of a first import, the Swift files have no mistakes in their syntax, and the report is
  /// about the files that were read.
  func requireSense(in read: [SourceFile]) throws(Flaw) {
    try require(diagnostics.isEmpty, "the schemas are wrong: \(diagnostics.map(\.message))")
    try require(Set(changes.map(\.path)).count == changes.count, "a file is written twice: \(changes.map(\.path))")
    for line in report.lines {
      try require(read.contains { $0 === line.location.file || $0.path == line.location.file.path }, "\(line.shown) is in none of the files")
    }
    let schemas = files.filter { $0.path.hasSuffix(".statekit.json") }
    for schema in schemas {
      try require(CanonicalLayout.of(schema).contents == schema.bytes, "the layout of \(schema.path) is another")
    }
    for file in files where file.path.hasSuffix(".swift") { try file.requireSyntax() }
    for file in Generator().generate(schemas).files {
      try SourceFile(path: file.name, bytes: file.contents).requireSyntax()
    }
  }
}

extension SourceFile {
  fileprivate func requireSyntax() throws(Flaw) {
    let text = String(decoding: bytes, as: UTF8.self)
    try require(!Parser.parse(source: text).hasError, "\(path) has a mistake in its syntax:\n\(text)")
  }
}
#endif
