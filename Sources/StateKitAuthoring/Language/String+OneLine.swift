extension String {
  /// The text without line breaks, which only serve its source code.
  var onOneLine: String { split(separator: "\n").joined(separator: " ") }
}
