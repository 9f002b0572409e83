@testable import StateKitAuthoring
@testable import StateKitGenerator

/// The description of the language in the editors' schema, part by part.
struct DescribedLanguage {
  private let file: SourceFile
  private let root: JSONNode

  /// Returns nil if the text is not JSON.
  init?(_ text: String) {
    file = SourceFile(path: EditorSchema.fileName, text: text)
    guard let root = JSONParser.parse(file, reportingTo: DiagnosticCollector()) else { return nil }
    self.root = root
  }

  /// The definition of a name in `$defs`; the whole schema if the name is missing there.
  func part(_ name: String?) -> JSONNode {
    name.flatMap { root["$defs"]?[$0] } ?? root
  }

  func title(of part: JSONNode) -> String { part["title"]?.text ?? "" }

  /// The place's own description counts before that of the definition that the place refers to.
  func description(of node: JSONNode) -> String {
    (node["description"] ?? resolved(node)["description"])?.text ?? ""
  }

  /// The keys of an object, or of the one form that is an object.
  func keys(of part: JSONNode) -> [LanguageKey] {
    let form = forms(of: part).first { $0["properties"] != nil }
    let required = form?["required"]?.elements.compactMap(\.text) ?? []
    return (form?["properties"]?.members ?? []).map { member in
      LanguageKey(
        name: member.key.text,
        isRequired: required.contains(member.key.text),
        kind: kind(of: member.value, withDefault: true),
        meaning: meaning(of: member.value)
      )
    }
  }

  /// The examples of a part whose values fit on a line.
  func shortExamples(of part: JSONNode) -> [String] {
    forms(of: part).filter { $0["properties"] == nil }.flatMap(examples)
  }

  private func forms(of part: JSONNode) -> [JSONNode] { [part] + (part["anyOf"]?.elements ?? []) }

  private func examples(of node: JSONNode) -> [String] {
    (node["examples"]?.elements ?? []).map(spelling)
  }

  private func meaning(of node: JSONNode) -> String {
    let part = resolved(node)
    let words = (part["enum"] ?? part["items"]?["enum"])?.elements ?? []
    let meanings = (part["enumDescriptions"] ?? part["items"]?["enumDescriptions"])?.elements ?? []
    var sentences = [Markdown.text(description(of: node))]
    sentences += zip(words, meanings).map { word, meaning in
      "\(Markdown.code(spelling(of: word))): \(Markdown.text(meaning.text ?? ""))"
    }
    let isShown = section(of: node) == nil
    let examples = isShown ? examples(of: node["examples"] == nil ? part : node).filter { $0.count < 60 } : []
    if !examples.isEmpty {
      sentences.append("For example \(examples.map(Markdown.code).joined(separator: ", ")).")
    }
    return sentences.joined(separator: " ")
  }

  private func kind(of node: JSONNode, withDefault: Bool = false) -> String {
    if let section = section(of: node) {
      return "[\(title(of: section).asWords)](doc:#\(title(of: section).asAnchor))"
    }
    let part = resolved(node)
    let initial = withDefault ? part["default"].map { "; default \(Markdown.code(spelling(of: $0)))" } : nil
    return form(of: part) + (initial ?? "")
  }

  private func form(of part: JSONNode) -> String {
    if let forms = part["anyOf"]?.elements { return forms.map { kind(of: $0) }.joined(separator: " or ") }
    if let word = part["const"] { return Markdown.code(spelling(of: word)) }
    if let words = part["enum"]?.elements {
      return words.map { Markdown.code(spelling(of: $0)) }.joined(separator: ", ")
    }
    switch part["type"]?.text {
    case "array": return part["items"].map(array) ?? "array"
    case "object":
      if let keys = part["properties"]?.members, !keys.isEmpty { return object(of: keys) }
      return part["additionalProperties"].map { "object of names, each with \(kind(of: $0))" } ?? "object"
    case let type?: return type
    case nil: return "JSON"
    }
  }

  /// An object with keys of its own in the place of another kind of value.
  private func object(of keys: [JSONMember]) -> String {
    let kinds = keys.map { key in "\(Markdown.code(key.key.text)): \(kind(of: key.value))" }
    return "object of \(kinds.joined(separator: "; "))"
  }

  private func array(of entry: JSONNode) -> String {
    if section(of: entry) != nil { return "array, each \(kind(of: entry))" }
    let kind = kind(of: entry)
    return "array of \(kind == "string" ? "strings" : kind)"
  }

  /// The definition that a place refers to, if the definition has a section of its own.
  private func section(of node: JSONNode) -> JSONNode? {
    let isSection = LanguageSection.all.contains { $0.name != nil && $0.name == name(in: node) }
    return isSection ? resolved(node) : nil
  }

  private func resolved(_ node: JSONNode) -> JSONNode {
    name(in: node).map(part) ?? node
  }

  private func name(in node: JSONNode) -> String? {
    node["$ref"]?.text?.split(separator: "/").last.map(String.init)
  }

  private func spelling(of node: JSONNode) -> String {
    String(decoding: file.bytes[node.range], as: UTF8.self)
  }
}

extension String {
  /// The title `A domain` as it is written inside a sentence: `a domain`.
  fileprivate var asWords: String { prefix(1).lowercased() + dropFirst() }

  /// The anchor that DocC makes of a heading.
  fileprivate var asAnchor: String { split(separator: " ").joined(separator: "-") }
}
