extension String {
  /// A text that is broken into lines for its source alone.
  var onOneLine: String { split(separator: "\n").joined(separator: " ") }
}
