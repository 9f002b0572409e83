import Foundation

/// Runs the tool for a user, and ends with its exit status.
struct ToolRun {
  let tool: URL

  /// The exit status of wrong usage. After it the other targets are skipped, because they would give the same message.
  private static let wrongUsage: Int32 = 64

  /// Runs the command for each chosen target. If the schemas of a target have errors, the next target is still handled.
  func perform(_ arguments: [String], on targets: [SchemaTarget], unseen: [String] = []) {
    do {
      let request = try CommandRequest(arguments)
      guard request.isForTargets else { return finish(run(request.arguments)) }
      for folder in unseen { Message.noSwiftFile(in: folder).report() }
      var statuses: [Int32] = unseen.isEmpty ? [] : [1]
      for target in try request.chosen(among: targets) where !statuses.contains(Self.wrongUsage) {
        let problems = target.problems
        for problem in problems { problem.report() }
        statuses.append(problems.hasErrors ? 1 : run(request.arguments(for: target)))
      }
      finish(statuses.first { $0 != 0 } ?? 0)
    } catch {
      error.message.report()
      finish(1)
    }
  }

  private func finish(_ status: Int32) {
    if status != 0 { exit(status) }
  }

  private func run(_ arguments: [String]) -> Int32 {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    do {
      try process.run()
    } catch {
      Message(severity: .error, text: "cannot run '\(tool.path)': \(error)").report()
      return 1
    }
    let interruption = interruption(of: process.processIdentifier)
    process.waitUntilExit()
    interruption.cancel()
    signal(SIGINT, SIG_DFL)
    return process.terminationStatus
  }

  /// Ends the tool when SwiftPM ends the plugin. The tool is in its own process group, so Ctrl-C does not reach it, and
  /// a watching tool would go on alone.
  private func interruption(of tool: Int32) -> any DispatchSourceSignal {
    signal(SIGINT, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    source.setEventHandler { _ = kill(tool, SIGINT) }
    source.resume()
    return source
  }
}
