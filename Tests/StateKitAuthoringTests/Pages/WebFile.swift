import Foundation

/// A file of the pages, and how `WebPages.swift` has it: a page as a function of what Swift puts into it, and what stands in
/// a page as a constant.
///
/// The text has slots: `{{values.js}}` for another file, without its last line end, and `{{title}}` for a value.
struct WebFile {
  /// The path in the folder of the pages, as in `Recording/tree-values.js`.
  let path: String
  let text: String

  var folder: String { String(path.prefix { $0 != "/" }) }

  var isPage: Bool { path.hasSuffix(".html") }

  /// The paths of the files that stand in this one, in their order.
  var parts: [String] { slots.compactMap(part) }

  private var slots: [String] { text.matches(of: /{{([^{}]+)}}/).map { String($0.1) } }

  /// The path of the file that a slot stands for; nil for a value.
  private func part(_ slot: String) -> String? {
    guard slot.contains(".") else { return nil }
    return slot.hasPrefix("../") ? String(slot.dropFirst(3)) : "\(folder)/\(slot)"
  }

  /// The lines of the declaration.
  var declaration: [String] {
    let name = WebFile.name(of: path)
    var literal = literal
    guard isPage else {
      literal[0] = "static let \(name): String = \(literal[0])"
      return literal.prefix(1) + literal.dropFirst().map(WebFile.indented)
    }
    literal.insert("", at: literal.count - 1)
    let values = slots.filter { part($0) == nil }
    let parameters = values.map { "  \($0): String\($0 == values.last ? "" : ",")" }
    return ["static func \(name)("] + parameters + [") -> String {"] + literal.map(WebFile.indented) + ["}"]
  }

  /// `Recording/tree-values.js` is `treeValuesScript`.
  private static func name(of path: String) -> String {
    let parts = path.split { "/.".contains($0) }
    let words = parts[1].split(separator: "-")
    let name = words[0] + words.dropFirst().map(\.capitalized).joined()
    return name + (["js": "Script", "css": "Style"][parts[2]] ?? "")
  }

  /// The text without its last line end, in as many number signs that only slots have a meaning in Swift.
  private var literal: [String] {
    var fence = "#"
    while text.contains("\"\"\"\(fence)") || text.contains("\\\(fence)") { fence += "#" }
    let filled = text.replacing(/{{([^{}]+)}}/) { slot in
      let path = part(String(slot.1))
      let name = path.map { "\($0.prefix { $0 != "/" }).\(WebFile.name(of: $0))" } ?? String(slot.1)
      return "\\\(fence)(\(name))"
    }
    let lines = filled.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    return ["\(fence)\"\"\""] + lines + ["\"\"\"\(fence)"]
  }

  static func indented(_ line: String) -> String { line.isEmpty ? line : "  \(line)" }
}
