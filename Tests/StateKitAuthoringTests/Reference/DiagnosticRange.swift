import StateKitTestSupport

/// Codes that belong together.
struct DiagnosticRange: Sendable {
  /// The title, for example `Bridges`.
  let title: String
  /// The mistakes in the range, in a sentence.
  let summary: String
  /// The number of the first code that the range may have; the range goes on to the next one.
  let start: Int

  private init(_ start: Int, _ title: String, _ summary: String) {
    self.start = start
    self.title = title
    self.summary = summary
  }

  /// All ranges, in the order of their codes.
  static let all: [DiagnosticRange] = [
    DiagnosticRange(100, "JSON", "The file is not JSON, or not text."),
    DiagnosticRange(200, "Keys and values", "A key is unknown or missing, or has a value of another kind."),
    DiagnosticRange(300, "Types and payloads", "A text is not a Swift type, or not a type for states."),
    DiagnosticRange(330, "Default expressions", "The code of a default is not one whole expression."),
    DiagnosticRange(400, "Names", "A name is not an identifier, or clashes with another one."),
    DiagnosticRange(500, "Conformances and access", "A type cannot conform, or is not visible enough."),
    DiagnosticRange(510, "Values and changes", "A value does not fit, or a change cannot be made."),
    DiagnosticRange(600, "Children and paths", "A domain, action or property is not where a path ends."),
    DiagnosticRange(620, "Bridges", "A bridge lacks a value, or never ends."),
    DiagnosticRange(650, "Reactions, requests and effects", "Work has no place for its result."),
    DiagnosticRange(680, "Modules", "The schemas of another module are missing, wrong or closed."),
    DiagnosticRange(690, "Use and cost", "The schema is right, but can be improved."),
    DiagnosticRange(800, "Scaffold", "A Swift file of yours is not changed, because the place is not sure."),
    DiagnosticRange(810, "Code that lost its action", "A method of yours is not needed."),
  ]

  /// The name of the page in `<doc:…>`.
  var fileName: String {
    "Diagnostics-\(title.split { !$0.isLetter }.joined(separator: "-"))"
  }

  func page(of pages: [DiagnosticPage]) -> ReferencePage {
    let codes = pages.map(\.code).filter(contains)
    let span = [codes.first, codes.last].compactMap(\.self).joined(separator: " to ")
    let links = codes.map { "- <doc:\($0)>" }.joined(separator: "\n")
    return ReferencePage(
      path: "Diagnostics/\(fileName).md",
      text: """
        # \(title)

        \(summary)

        @Metadata {
          @TitleHeading("\(span)")
        }

        ## Topics

        ### \(span)

        \(links)

        """
    )
  }

  func contains(_ code: Substring) -> Bool {
    let end = DiagnosticRange.all.first { $0.start > start }?.start ?? .max
    return (start..<end).contains(Int(code.dropFirst(2)) ?? 0)
  }
}
