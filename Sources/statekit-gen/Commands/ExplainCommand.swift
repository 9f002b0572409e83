internal import ArgumentParser
internal import StateKitReports
internal import StateKitToolSupport

/// `explain`: what a diagnostic means.
struct ExplainCommand: StateKitCommand {
  static let configuration: CommandConfiguration = CommandConfiguration(
    commandName: "explain",
    abstract: "Says what a diagnostic means, with a wrong and a right example.",
    discussion: """
      Without a code it lists all codes with their titles.

      Example: statekit-gen explain SK0640
      """
  )

  @Argument(
    help: ArgumentHelp(
      "The code in brackets behind a message, for example SK0640; 640 is enough.",
      valueName: "code"
    ),
    completion: .list(Explanations.all.map(\.code))
  )
  var code: String?

  func execute() throws(CommandFailure) {
    guard let code else { return try Console.report(Explanations.list) }
    guard let explanation = Explanations.explanation(of: code) else {
      throw CommandFailure(.wrongUsage, [.notExplained(code, near: Explanations.codes(near: code))])
    }
    try Console.report(explanation.text)
  }
}

extension Explanations {
  /// A line for each code.
  fileprivate static var list: String { all.map { "\($0.code)  \($0.title)\n" }.joined() }
}

extension String {
  /// For a number beyond all codes and for what is no number.
  fileprivate static func notExplained(_ code: String, near: [String]) -> String {
    let question = near.isEmpty ? "" : "; did you mean \(near.joined(separator: ", "))?"
    return "there is no code '\(code)'\(question)"
  }
}
