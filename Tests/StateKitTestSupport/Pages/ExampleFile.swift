/// A file of an example: a schema, or a user's Swift file.
package struct ExampleFile: Sendable {
  /// For example `Users.swift`; empty for a schema whose name does not matter. The folder is the module, and the module
  /// of the first file is the one that generates; others are used.
  package let path: String
  /// The text as it is shown.
  package let text: String
  /// The real bytes.
  package let bytes: [UInt8]

  /// Whether the file is the user's code; a schema otherwise.
  package var isSwift: Bool { path.hasSuffix(".swift") }

  /// The folder of the file.
  package var module: String? {
    path.contains("/") ? path.split(separator: "/").first.map(String.init) : nil
  }

  /// The file's name for messages.
  package var name: String { path.isEmpty ? "Example.statekit.json" : path }
}

extension ExampleFile {
  /// The files in Markdown: listings, below their names if these matter.
  ///
  /// - Throws: An error for anything else in the text.
  static func files(in markdown: Substring, elided: [UInt8]) throws -> [ExampleFile] {
    let form =
      #/
      (?: ` (?<path>[^`]+) ` :\n\n )? ``` (?:json|swift) \n (?<text>(?s).*?) \n ``` \n*
      | ` (?<empty>[^`]+) `,\ with\ nothing\ in\ it\. \n*
      /#
    var (files, rest): ([ExampleFile], Substring) = ([], markdown)
    while let file = rest.prefixMatch(of: form) {
      let path = file.path ?? file.empty ?? ""
      files.append(ExampleFile(path: String(path), text: String(file.text ?? ""), elided: elided))
      rest = rest[file.range.upperBound...]
    }
    guard rest.isEmpty, !files.isEmpty else {
      throw PageText.Mistake("this is not a file: \(rest.prefix(200))")
    }
    return files
  }

  private init(path: String, text: String, elided: [UInt8]) {
    let parts = elided.isEmpty ? [text[...]] : text.split(separator: "…", omittingEmptySubsequences: false)
    self.init(path: path, text: text, bytes: Array(parts.map(\.utf8).joined(separator: elided)))
  }

  /// What each `…` in the wrong files of a page stands for, if it is not itself: invisible, or too much to read.
  static func elided(onPage code: Substring) -> [UInt8] {
    switch code {
    case "SK0102": [0xE9]
    case "SK0113": [0x09]
    case "SK0118": [UInt8](repeating: UInt8(ascii: "["), count: 510)
    case "SK0304": [UInt8](repeating: UInt8(ascii: "["), count: 64)
    case "SK0342": [UInt8](repeating: UInt8(ascii: "("), count: 33)
    case "SK0703": (2...500).flatMap { #""action\#($0)": {}, "#.utf8 }
    default: []
    }
  }
}
