@testable import StateKitAuthoring
@testable import StateKitGenerator

/// The pages on diagnostics: one that leads to all, one for each range of codes, one for each code.
enum DiagnosticPages {
  static var all: [ReferencePage] {
    [contents] + DiagnosticRange.all.map(\.page) + Explanations.all.map(\.page)
  }

  private static var contents: ReferencePage {
    let ranges = DiagnosticRange.all.map { "- <doc:\($0.fileName)>" }.joined(separator: "\n")
    return ReferencePage(
      path: "Diagnostics.md",
      text: """
        # Diagnostics

        What the tool says of schemas, and of your own files beside them, by its codes.

        @Options {
          @AutomaticArticleSubheading(disabled)
        }

        Each message ends in a code, which stays the same for good: look for `SK0640` by its number. On a terminal
        `statekit-gen explain SK0640` says what its page says. All problems of all files are found in one run; while
        there is an error, nothing is written. Warnings and notes can be silenced where they are meant, by
        `"allow": ["SK0641"]`; errors cannot.

        ## Topics

        ### By code

        \(ranges)

        """
    )
  }
}

extension Explanation {
  fileprivate var page: ReferencePage {
    ReferencePage(
      path: "Diagnostics/\(code).md",
      text: """
        # \(code): \(title)

        \(Markdown.text(meaning.onOneLine))

        @Metadata {
          @TitleHeading("\(kind)")
        }

        @Options {
          @AutomaticArticleSubheading(disabled)
        }

        \(Markdown.text(reason.onOneLine))

        ## Wrong

        \(wrong.map(\.markdown).joined(separator: "\n\n"))

        The tool says:

        \(messages)

        ## Right

        \(right.map(\.markdown).joined(separator: "\n\n"))

        """
    )
  }

  /// The tool's messages on the wrong example. Code in a list is wrapped where a page is narrow; a listing is not.
  private var messages: String {
    ExampleRun(wrong).diagnostics.flatMap { diagnostic in
      ["\(diagnostic.location): \(diagnostic.severity.rawValue): \(diagnostic.sentence) [\(diagnostic.code)]"]
        + diagnostic.notes.map { "\($0.location): note: \($0.message)" }
    }.map { "- \(Markdown.code($0))" }.joined(separator: "\n")
  }

  private var kind: String {
    ExampleRun(wrong).diagnostics.first?.severity.rawValue.asTitle ?? ""
  }
}

extension ExampleFile {
  fileprivate var markdown: String {
    if text.isEmpty { return "\(Markdown.code(path)), with nothing in it." }
    let listing = Markdown.listing(text, language: isSwift ? "swift" : "json")
    return path.isEmpty ? listing : "\(Markdown.code(path)):\n\n\(listing)"
  }
}

extension String {
  fileprivate var asTitle: String { prefix(1).uppercased() + dropFirst() }
}
