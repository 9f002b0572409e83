internal import ArgumentParser
internal import StateKitAuthoring
internal import StateKitToolSupport

/// `explain`: the meaning of a diagnostic.
struct ExplainCommand: StateKitCommand {
  static let configuration: CommandConfiguration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explains a diagnostic, with a wrong and a right example.",
    discussion: """
      Explains each code that is given; without a code it lists all codes with their titles.

      Example: statekit-gen explain SK0640
      """
  )

  @Argument(
    help: ArgumentHelp(
      "The codes in brackets after messages, for example SK0640; 640 is enough.",
      valueName: "code"
    ),
    completion: .list(Explanations.all.map(\.code))
  )
  var codes: [String] = []

  func execute() throws(CommandFailure) {
    guard !codes.isEmpty else { return try Console.report(Explanations.list) }
    var texts: [String] = []
    for code in codes {
      guard let explanation = Explanations.explanation(of: code) else {
        throw CommandFailure(.wrongUsage, [.notExplained(code, near: Explanations.codes(near: code))])
      }
      texts.append(explanation.text)
    }
    try Console.report(texts.joined(separator: "\n"))
  }
}

extension Explanations {
  /// A line for each code.
  fileprivate static var list: String { all.map { "\($0.code)  \($0.title)\n" }.joined() }
}

extension String {
  /// The message for an unknown number, or for text that is not a number.
  fileprivate static func notExplained(_ code: String, near: [String]) -> String {
    let remedy =
      near.isEmpty
      ? "'statekit-gen explain' lists all codes" : "did you mean \(near.joined(separator: ", "))?"
    return "there is no code '\(code)'; \(remedy)"
  }
}
