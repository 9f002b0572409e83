internal import StateKitAuthoring
internal import StateKitLanguageServer

#if canImport(Properties)
internal import Properties
#endif

/// Checks that all places in an answer are in their documents.
struct AnswerPlaces {
  /// The editor when it asked.
  let editor: EditorState

  /// - Parameter path: The document that is meant where an answer names none.
  func check(_ answer: JSONValue, in path: String?) throws(Flaw) {
    switch answer {
    case .array(let elements): for element in elements { try check(element, in: path) }
    case .object: try check(object: answer, in: named(answer) ?? path)
    case .null, .bool, .number, .string: break
    }
  }

  private func named(_ object: JSONValue) -> String? {
    let uri = object["uri"].string ?? object["targetUri"].string ?? object["textDocument"]["uri"].string
    return uri.flatMap { DocumentURI($0).path }
  }

  private func check(object: JSONValue, in path: String?) throws(Flaw) {
    if !object["start"]["line"].isNull { try check(range: object, in: path) }
    if let start = object["startLine"].int, let end = object["endLine"].int {
      let lines = try lengths(path).count
      try require(0 <= start && start < end && end < lines, "lines that are not there: \(object.text)")
    }
    if !object["selectionRange"].isNull {
      let (inner, outer) = (object["selectionRange"], object["range"])
      let isInside =
        Place(outer["start"]) <= Place(inner["start"]) && Place(inner["end"]) <= Place(outer["end"])
      try require(isInside, "a name outside of its symbol: \(object.text)")
    }
    for member in object.members {
      switch member.key {
      // The server's own, which it gets back.
      case "data" where member.value.members.isEmpty: try check(tokens: member.value, in: path)
      case "data": break
      case "changes":
        for document in member.value.members {
          try check(document.value, in: DocumentURI(document.key).path)
        }
      default: try check(member.value, in: path)
      }
    }
  }

  private struct Place: Comparable {
    let line: Int
    let character: Int

    init(_ position: JSONValue) {
      line = position["line"].int ?? -1
      character = position["character"].int ?? -1
    }

    static func < (left: Place, right: Place) -> Bool {
      (left.line, left.character) < (right.line, right.character)
    }
  }

  private func lengths(_ path: String?) throws(Flaw) -> [Int] {
    guard let path, let document = editor.place(path) else {
      throw Flaw("a place in a document that is not there: \(path ?? "")")
    }
    return document.lengths
  }

  private func check(range: JSONValue, in path: String?) throws(Flaw) {
    let lengths = try lengths(path)
    let (start, end) = (Place(range["start"]), Place(range["end"]))
    for place in [start, end] {
      let isInside =
        lengths.indices.contains(place.line) && (0...lengths[place.line]).contains(place.character)
      try require(isInside, "a place outside of \(path ?? ""): \(range.text)")
    }
    try require(start <= end, "a range that ends before its start: \(range.text)")
  }

  /// Semantic tokens: five numbers for each, the first two relative to the token before.
  private func check(tokens data: JSONValue, in path: String?) throws(Flaw) {
    let numbers = data.elements.compactMap(\.int)
    if numbers.isEmpty { return }
    try require(numbers.count % 5 == 0, "\(numbers.count) numbers of tokens")
    let lengths = try lengths(path)
    var (line, character) = (0, 0)
    var end = (0, 0)
    for start in stride(from: 0, to: numbers.count, by: 5) {
      character = (numbers[start] == 0 ? character : 0) + numbers[start + 1]
      line += numbers[start]
      let isInside =
        lengths.indices.contains(line) && character >= 0 && numbers[start + 2] > 0
        && character + numbers[start + 2] <= lengths[line]
      try require((line, character) >= end, "tokens that overlap: \(numbers[start..<start + 5])")
      end = (line, character + numbers[start + 2])
      try require(isInside, "a token outside of \(path ?? ""): \(numbers[start..<start + 5])")
    }
  }
}
