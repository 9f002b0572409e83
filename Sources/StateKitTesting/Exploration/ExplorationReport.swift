#if Testing

import CustomDump
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import StateKit
import StateKitRecording

/// The text about a mistake that an exploration found.
@MainActor
struct ExplorationReport<State: Sendable, Action: RecordableAction> {
  let run: ExploredRun<State, Action>
  /// The work of the domain.
  let work: [WorkLine]
  /// How the run is repeated.
  let origin: String

  var text: String {
    let steps = run.steps.enumerated().map { "  \($0 + 1). \(text(of: $1))" }.joined(separator: "\n")
    let parts = [
      run.failure?.message ?? "The mistake did not happen again.",
      run.steps.isEmpty ? "It is so without a step." : "The steps:\n\n\(steps)",
      run.failure?.difference, origin, "The choices: \(Choices.text(of: run.choices))",
      test.map { "A test of it:\n\n\($0)" }, recording,
    ]
    return parts.compactMap(\.self).joined(separator: "\n\n")
  }

  private func text(of step: ExploredStep<Action>) -> String {
    switch step {
    case .sent(let action): "A screen sends \(shown(action))"
    case .answered(let name, let action): "\(name) sends \(shown(action))"
    case .ended(let name): "\(name) ends"
    case .passed(let time): "\(time) pass"
    }
  }

  /// The name, the ids and the payload as in a recording, where sensitive values are hidden.
  private func shown(_ action: Action) -> String { LineToWrite(action).shown }

  // MARK: The test

  /// A test for a `TestStore` that takes the same steps; nil without a step.
  private var test: String? {
    if run.steps.isEmpty { return nil }
    let lines = registrations + run.steps.flatMap(code)
    return """
        @Test func explored() async {
          let store = TestStore(…)  // the store of the exploration
          store.exhaustivity = .off
      \(lines.map { "    \($0)" }.joined(separator: "\n"))
        }
      """
  }

  /// Closures that never answer, for the work whose answers the test sends itself.
  private var registrations: [String] {
    var names: [String] = []
    for case .answered(let name, _) in run.steps where !names.contains(name) { names.append(name) }
    for case .ended(let name) in run.steps where !names.contains(name) { names.append(name) }
    return names.compactMap { name in
      guard let line = work.first(where: { $0.name == name }) else { return nil }
      let effect = name.split(separator: ".").last ?? ""
      return "store.sideEffects.register(\(line.domain)Effects(\(effect): unanswered))"
    }
  }

  private func code(of step: ExploredStep<Action>) -> [String] {
    switch step {
    case .sent(let action): ["store.send(\(code(of: action)))"]
    case .answered(let name, let action): ["store.send(\(code(of: action)))  // \(name)"]
    case .ended(let name): ["// \(name) ends"]
    case .passed(let time): ["// \(time) pass"]
    }
  }

  /// The Swift of an action, in one line.
  private func code(of action: Action) -> String {
    let text = String(customDumping: action)
    if text.contains("\"\"\"") { return text }
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
    return lines.reduce(into: "") { code, line in code += code.hasSuffix(",") ? " \(line)" : "\(line)" }
  }

  // MARK: The recording

  private var recording: String? {
    if run.recording.isEmpty { return nil }
    let name = "explored-\(UUID().uuidString.prefix(8)).jsonl"
    let path = FileManager.default.temporaryDirectory.appending(path: name)
    let text = run.recording.map { "\($0)\n" }.joined()
    guard (try? Data(text.utf8).write(to: path)) != nil else { return nil }
    let file = path.path(percentEncoded: false)
    return """
      A recording of it is in \(file): statekit-gen view shows it, and statekit-gen scaffold --test-from writes a whole test.
      """
  }
}

/// The closure of a request or an effect that never answers, so that a test sends the answer itself.
///
///     store.sideEffects.register(CartEffects(save: unanswered))
///     store.send(.save(.request))
///     store.send(.save(.failure(error: .offline)))
///
/// It waits until its task is cancelled, and then for ever, because it has nothing to return.
public func unanswered<each Input: Sendable, Output: Sendable>(_ input: repeat each Input) async -> Output {
  for await _ in AsyncStream<Never>.makeStream().stream {}
  return await withUnsafeContinuation { (_: UnsafeContinuation<Output, Never>) in }
}

#endif
