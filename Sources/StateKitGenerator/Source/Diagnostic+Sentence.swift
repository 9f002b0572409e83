extension Diagnostic {
  /// The message, with what the author may have meant as a question.
  package var sentence: String {
    guard let suggestion else { return message }
    return "\(message.hasSuffix(".") ? String(message.dropLast()) : message); did you mean '\(suggestion)'?"
  }
}
