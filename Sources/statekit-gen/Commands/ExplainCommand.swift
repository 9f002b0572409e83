internal import ArgumentParser
internal import StateKitGenerator
internal import StateKitReports
internal import StateKitToolSupport

/// `explain`: what a diagnostic means.
struct ExplainCommand: StateKitCommand {
  static let configuration: CommandConfiguration = CommandConfiguration(
    commandName: "explain",
    abstract: "Says what a diagnostic means, with a wrong and a right example."
  )

  @Argument(
    help: ArgumentHelp("The code in brackets behind a message, for example SK0640.", valueName: "code")
  )
  var code: String

  func execute() throws(CommandFailure) {
    guard let explanation = Explanations.explanation(of: code) else {
      throw CommandFailure(.wrongUsage, [.notExplained(code, near: Explanations.codes(near: code))])
    }
    try Console.report(explanation.text)
  }
}

extension String {
  /// A known code without a text and one that there is not look alike to who asks.
  fileprivate static func notExplained(_ code: String, near: [String]) -> String {
    let question = near.isEmpty ? "" : "; did you mean \(near.joined(separator: ", "))?"
    return "there is no explanation of '\(code)'\(question)"
  }
}
