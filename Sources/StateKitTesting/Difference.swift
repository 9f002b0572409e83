#if Testing

import CustomDump

/// An expected value and the one that came, line by line, with the differing lines marked.
///
/// - Parameter actual: The name of the second value, for example `Received`.
func difference<Value>(expected: Value, _ actual: String, _ value: Value) -> String {
  difference(expected, "Expected", value, actual)
}

/// Two values with their names, line by line, with the differing lines marked.
func difference<Value>(_ first: Value, _ firstName: String, _ second: Value, _ secondName: String) -> String {
  let text = diff(first, second) ?? "\(String(customDumping: first)) is written as what it does not equal."
  return "\(indented(text))\n\n(\(firstName): -, \(secondName): +)"
}

/// The text of a value, in as many lines as it needs, indented.
func dumped<Value>(_ value: Value) -> String {
  indented(String(customDumping: value))
}

private func indented(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false)
    .map { $0.isEmpty ? "" : "  \($0)" }
    .joined(separator: "\n")
}

#endif
