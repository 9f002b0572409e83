internal import StateKitGenerator

/// An item that a completion offers.
struct CompletionItem {
  /// The numbers of the protocol.
  enum Kind: Int {
    case request = 2
    case effect = 3
    case property = 5
    case value = 6
    case domain = 7
    case child = 8
    case module = 9
    case key = 10
    case keyword = 14
    case snippet = 15
    case enumCase = 20
    case word = 12
    case type = 22
    case action = 23
  }

  let label: String
  let kind: Kind
  var detail: String?
  var documentation: String?
  var isDeprecated = false
  /// Items with a higher number come later.
  var rank = 0
  /// The text to insert.
  var text: String
  /// The bytes that the text replaces.
  var range: Range<Int>
  /// The text that a client compares with the text in the range; nil for the label.
  var filter: String?
  /// Whether the text has places to fill in.
  var isSnippet = false

  /// The same item without the quotes that the file already has: some clients compare only the letters behind a quote,
  /// and insert a text without replacing the one that follows.
  func insideQuotes(around offset: Int, in file: SourceFile) -> CompletionItem {
    guard text.first == "\"", range.lowerBound < offset, file.bytes[range.lowerBound] == ASCII.quote else {
      return self
    }
    var item = self
    item.text.removeFirst()
    item.filter = filter.map { $0.replacing("\"", with: "") }
    var end = range.upperBound
    // If the text ends with the name, the second quote stays as well.
    if end > offset, file.bytes[end - 1] == ASCII.quote, text == "\"\(label)\"" {
      item.text.removeLast()
      end -= 1
    }
    item.range = (range.lowerBound + 1)..<end
    return item
  }
}

extension Symbol.Kind {
  var completionKind: CompletionItem.Kind {
    switch self {
    case .domain: .domain
    case .type: .type
    case .property: .property
    case .action, .phase: .action
    case .request: .request
    case .effect: .effect
    case .child: .child
    case .invariant: .property
    case .label: .value
    case .enumCase: .enumCase
    }
  }
}
