/// A line of the session: a word, and what it is about.
struct Command {
  let verb: String
  let text: String

  /// The text as a number; 0 if it is none.
  var number: Int { Int(text) ?? 0 }

  init(_ line: String) {
    let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
    verb = parts.first ?? ""
    text = parts.dropFirst().first ?? ""
  }
}
