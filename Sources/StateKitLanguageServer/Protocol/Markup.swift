internal import StateKitAuthoring

/// A text about a name, a key or a word, in the form that the client shows.
struct Markup {
  let isMarkdown: Bool

  /// - Parameter formats: The formats that the client has named. Without them, texts are not Markdown.
  init(_ formats: JSONValue) { isMarkdown = formats.elements.contains("markdown") }

  /// The documentation of an item.
  func documentation(_ text: String) -> JSONValue {
    isMarkdown ? ["kind": "markdown", "value": .string(text)] : .string(Markup.plain(text))
  }

  /// The contents of a hover.
  func contents(_ text: String) -> JSONValue {
    [
      "kind": isMarkdown ? "markdown" : "plaintext",
      "value": .string(isMarkdown ? text : Markup.plain(text)),
    ]
  }

  /// The text without the signs of Markdown.
  private static func plain(_ text: String) -> String {
    text.replacing("```swift\n", with: "").replacing("\n```", with: "").replacing("`", with: "")
  }
}
