import StateKitTestSupport

@testable import StateKitAuthoring
@testable import StateKitGenerator

/// The pages on diagnostics: one that leads to all, one for each range of codes, one for each code. Those for codes are
/// written by hand, but for what the tool says in them.
enum DiagnosticPages {
  static func all() throws -> [ReferencePage] {
    let pages = try DiagnosticPage.all()
    return [contents] + DiagnosticRange.all.map { $0.page(of: pages) } + pages.map(\.recorded)
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

extension DiagnosticPage {
  fileprivate var recorded: ReferencePage {
    let found = ExampleRun(wrong).allDiagnostics
    let kind = found.first?.severity.rawValue.asTitle ?? ""
    return ReferencePage(path: "Diagnostics/\(code).md", text: saying(found.asMarkdown, kind: kind))
  }
}

extension String {
  fileprivate var asTitle: String { prefix(1).uppercased() + dropFirst() }
}
