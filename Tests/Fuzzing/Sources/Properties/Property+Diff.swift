internal import StateKitAuthoring
internal import StateKitGenerator

extension Property {
  /// Two schemas can be compared both ways; one with itself has no changes.
  package static let diff = Property(name: "Diff") { bytes throws(Flaw) in
    let files = Input(bytes, suffix: ".statekit.json").modules[0]
    guard files.count > 1, let old = Generator().check([files[0]]).model,
      let new = Generator().check([files[1]]).model
    else { return }
    for (old, new) in [(old, new), (new, old)] {
      let report = SchemaReport(SchemaDiff(old: old, new: new).changes)
      for format in ReportFormat.allCases {
        try require(!report.text(as: format).isEmpty, "\(format) is empty")
      }
      try requireJSON(report.text(as: .json))
      let again = SchemaReport(SchemaDiff(old: old, new: new).changes)
      try require(report.text(as: .json) == again.text(as: .json), "other changes the second time")
      let none = SchemaDiff(old: old, new: old).changes
      try require(none.isEmpty, "a schema differs from itself: \(SchemaReport(none).text(as: .text))")
    }
  }

  private static func requireJSON(_ text: String) throws(Flaw) {
    let diagnostics = DiagnosticCollector()
    let file = SourceFile(path: "report.json", text: text)
    _ = JSONParser.parse(file, reportingTo: diagnostics)
    try require(!diagnostics.hasErrors, "the report is no JSON: \(diagnostics.sorted(by: [file]).messages)")
  }
}
