#if Testing

import CustomDump

/// Two values, line by line, with the differing lines marked.
///
/// - Parameter actual: The name of the second value, for example `Received`.
func difference<Value>(expected: Value, _ actual: String, _ value: Value) -> String {
  let text =
    diff(expected, value) ?? "\(String(customDumping: expected)) is written as what it does not equal."
  return "\(indented(text))\n\n(Expected: -, \(actual): +)"
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
