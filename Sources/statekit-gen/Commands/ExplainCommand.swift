internal import ArgumentParser
internal import StateKitAuthoring
internal import StateKitToolSupport

/// `explain`: what a diagnostic means.
struct ExplainCommand: StateKitCommand {
  static let configuration: CommandConfiguration = CommandConfiguration(
    commandName: "explain",
    abstract: "Says what a diagnostic means, with a wrong and a right example.",
    discussion: """
      Of several codes it explains each; without one it lists all with their titles.

      Example: statekit-gen explain SK0640
      """
  )

  @Argument(
    help: ArgumentHelp(
      "The codes in brackets behind messages, for example SK0640; 640 is enough.",
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
  /// For a number beyond all codes and for what is no number.
  fileprivate static func notExplained(_ code: String, near: [String]) -> String {
    let remedy =
      near.isEmpty
      ? "'statekit-gen explain' lists all codes" : "did you mean \(near.joined(separator: ", "))?"
    return "there is no code '\(code)'; \(remedy)"
  }
}
