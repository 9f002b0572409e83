package import Foundation

/// A page of the documentation on one diagnostic, which is the source of what `statekit-gen explain` says.
///
/// The kind and the messages are what the tool says of the wrong files: `.ci/record-reference` writes them into the page.
package struct DiagnosticPage: Sendable {
  /// The whole page.
  package let text: String
  /// For example `SK0640`.
  package let code: Substring
  /// A line, for example `Bridges that never end`.
  package let title: Substring
  /// The mistake, in a few sentences of Markdown.
  package let meaning: Substring
  /// For example `Error`.
  package let kind: Substring
  /// The reason why the mistake matters, and the correction, in Markdown.
  package let reason: Substring
  /// Files with this one mistake.
  package let wrong: [ExampleFile]
  /// The tool's messages on them, as a list.
  package let messages: Substring
  /// The same files without the mistake.
  package let right: [ExampleFile]

  /// Reads a page.
  ///
  /// - Throws: An error if the page has not all parts of one, in their order, or has more.
  package init(_ text: String) throws {
    var rest = PageText(rest: text[...])
    self.text = text
    _ = try rest.next(before: "# ")
    code = try rest.next(before: ": ")
    title = try rest.next(before: "\n\n")
    meaning = try rest.next(before: "\n\n@Metadata {\n  @TitleHeading(\"")
    kind = try rest.next(before: "\")\n}\n\n@Options {\n  @AutomaticArticleSubheading(disabled)\n}\n\n")
    reason = try rest.next(before: "\n\n## Wrong\n\n")
    let elided = ExampleFile.elided(onPage: code)
    wrong = try ExampleFile.files(in: rest.next(before: "\n\nThe tool says:\n\n"), elided: elided)
    messages = try rest.next(before: "\n\n## Right\n\n")
    right = try ExampleFile.files(in: rest.rest, elided: [])
  }

  /// The page with other words of the tool.
  package func saying(_ messages: String, kind: String) -> String {
    let (before, between, after) = (
      text[..<self.kind.startIndex], text[self.kind.endIndex..<self.messages.startIndex],
      text[self.messages.endIndex...]
    )
    return "\(before)\(kind)\(between)\(messages)\(after)"
  }
}

extension DiagnosticPage {
  /// The folder of the pages.
  package static var folder: URL {
    // The fuzzers have this file by a link.
    URL(filePath: #filePath).resolvingSymlinksInPath()
      .appending(path: "../../../../Sources/statekit-gen/statekit-gen.docc/Reference/Diagnostics")
      .standardizedFileURL
  }

  /// All pages, in the order of their codes. Other pages of the folder lead to them.
  package static func all() throws -> [DiagnosticPage] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path())
      .filter { $0.hasPrefix("SK") }.sorted().map(page(named:))
  }

  private static func page(named name: String) throws -> DiagnosticPage {
    do {
      let page = try DiagnosticPage(String(contentsOf: folder.appending(path: name), encoding: .utf8))
      guard name == "\(page.code).md" else { throw PageText.Mistake("its code is \(page.code)") }
      return page
    } catch let mistake as PageText.Mistake {
      throw PageText.Mistake("\(name): \(mistake)")
    }
  }
}

extension DiagnosticPage: CustomStringConvertible {
  package var description: String { String(code) }
}
