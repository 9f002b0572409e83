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
  var written: [SourceFile] { changes.map { SourceFile(path: $0.path, bytes: $0.contents) } }

  /// The written files as a list that can be compared and read.
  var texts: [String] { changes.map { "\($0.path):\n\(String(decoding: $0.contents, as: UTF8.self))" } }

  /// The generator takes the schemas of a first import, no Swift file has a mistake in its syntax, and the report is about
  /// the files that were read, with a line for each construct.
  func requireSense(in read: [SourceFile]) throws(Flaw) {
    try require(diagnostics.isEmpty, "the schemas are wrong: \(diagnostics.map(\.message))")
    let paths = changes.map(\.path)
    try require(Set(paths).count == paths.count, "a file is written twice: \(paths)")
    for line in report.lines {
      let path = line.location.file.path
      try require(read.contains { $0.path == path }, "the report is about \(path), which was not read")
      try require(!line.shown.contains(where: \.isNewline), "a line of the report is several: \(line.shown)")
    }
    let schemas = written.filter { $0.path.hasSuffix(".statekit.json") }
    for schema in schemas {
      let layout = CanonicalLayout.of(schema).contents
      try require(layout == schema.bytes, "\(schema.path) is laid out in another way")
    }
    for file in written where file.path.hasSuffix(".swift") { try file.requireSyntax() }
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
