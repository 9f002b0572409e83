/// The forms of a report.
package enum ReportFormat: String, CaseIterable, Sendable {
  case text, json, markdown
}

/// The changes in a format for people or scripts.
package struct SchemaReport {
  package let changes: [SchemaChange]

  package init(_ changes: [SchemaChange]) {
    self.changes = changes
  }

  package var isBreaking: Bool { changes.contains(where: \.isBreaking) }

  /// `3 changes, 1 breaking`
  var summary: String {
    let breaking = changes.count(where: \.isBreaking)
    let all = changes.count == 1 ? "1 change" : "\(changes.count) changes"
    return "\(all), \(breaking) breaking"
  }

  package func text(as format: ReportFormat) -> String {
    switch format {
    case .text: SchemaReportText.of(changes)
    case .json: SchemaReportJSON.of(changes)
    case .markdown: SchemaReportMarkdown.of(changes)
    }
  }
}

extension SchemaChange.Impact {
  /// The two impacts in reports for scripts, where a migration counts as compatible.
  var word: String { self == .breaking ? "breaking" : "compatible" }

  var phrase: String { self == .migrated ? "compatible by migrate" : word }
}
