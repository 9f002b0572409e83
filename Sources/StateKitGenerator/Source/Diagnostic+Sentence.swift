extension Diagnostic {
  /// The message, with the suggestion as a question.
  package var sentence: String {
    guard let suggestion else { return message }
    return "\(message.hasSuffix(".") ? String(message.dropLast()) : message); did you mean '\(suggestion)'?"
  }
}
