/// An event of the state, as its author wrote it: `"onChange": ["rows"]`, `"onMade": "detail"`, `"onGone": true`.
struct StateEventSchema {
  let word: StateEventWord
  /// The location of the key.
  let location: SourceLocation
  /// The properties or children that change, or the child that comes or goes; empty for the domain itself.
  let paths: [PathSchema]

  /// The word as if it were the path of an action.
  var on: PathSchema { PathSchema(components: [Located(word.rawValue, at: location)]) }

  /// What the event is about, as the author wrote it; nil for the domain itself.
  var text: String? { paths.isEmpty ? nil : paths.map(\.text).joined(separator: ", ") }
}
