import Foundation
import StateKitTestSupport

@testable import StateKitAuthoring

/// The explanations that the tool contains: Swift that is recorded from the pages.
enum RecordedExplanations {
  static let file = DiagnosticPage.folder
    .appending(path: "../../../../StateKitAuthoring/Explanations/Explanations+Pages.swift")
    .standardizedFileURL

  /// The whole file.
  static func text(of pages: [DiagnosticPage]) -> String {
    """
    // Recorded by .ci/record-reference from the pages in Sources/statekit-gen/statekit-gen.docc/Reference/Diagnostics.

    extension Explanations {
      /// In the order of their codes.
      package static let all: [Explanation] = [
    \(pages.map(\.explanation.swift).joined(separator: "\n").indented(by: 4))
      ]
    }

    """
  }
}

extension DiagnosticPage {
  /// What `explain` shows.
  var explanation: Explanation {
    let texts = [Markdown.plain(meaning), Markdown.plain(reason)]
    let examples = ["Wrong:"] + wrong.flatMap(\.shown) + ["Right:"] + right.flatMap(\.shown)
    let body = (texts + examples).joined(separator: "\n\n")
    return Explanation(code: String(code), title: String(title), body: body)
  }
}

extension Explanation {
  fileprivate var swift: String {
    """
    Explanation(
      code: "\(code)",
      title: #"\(title)"#,
      body: #\"""
    \(body.indented(by: 4))
        \"""#
    ),
    """
  }
}

extension ExampleFile {
  /// The file's name if that matters, and the text.
  fileprivate var shown: [String] {
    [path.indented(by: 2), text.indented(by: 4)].filter { !$0.isEmpty }
  }
}

extension String {
  fileprivate func indented(by width: Int) -> String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : String(repeating: " ", count: width) + $0 }
      .joined(separator: "\n")
  }
}
