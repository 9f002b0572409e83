/// The meaning of a diagnostic, for readers who want to know more than its message.
///
/// `Explanations.all` is recorded from the pages of the documentation, a page for each code.
package struct Explanation: Sendable {
  /// For example `SK0640`.
  package let code: String
  /// One line, for example `Bridges that never end`.
  package let title: String
  /// The mistake, the reason why it matters, and an example with and without it.
  let body: String

  /// The whole explanation, as the command line shows it.
  package var text: String { "\(code): \(title)\n\n\(body)\n" }
}
