internal import StateKitToolSupport

/// `generate --watch`: generates, and again after each save, until it is interrupted.
struct GenerateWatch {
  /// Files and folders of schemas.
  let paths: [String]
  let generate: () throws(CommandFailure) -> GenerateResult

  /// Milliseconds between two checks, and until the check whether a save is complete.
  private static let pause: (long: Int, short: Int) = (50, 20)

  /// At the start, a file that cannot be read or written ends the watch. Later it does not, because the file may come back.
  func execute() throws(CommandFailure) {
    let interruption = Interruption()
    var schemas = SchemaWatch(paths)
    let first = schemas.look()
    try turn(paths.joined(separator: ", ")) { $0 == .found }
    try Watch.run(
      after: first,
      look: { schemas.look() },
      pause: { interruption.wait(milliseconds: $0 ? GenerateWatch.pause.short : GenerateWatch.pause.long) },
      { (old, new) throws(CommandFailure) in
        let changes = SchemaWatch.changes(from: old, to: new)
        try turn(changes.count == 1 ? changes[0] : "\(changes.count) schemas") { _ in true }
      }
    )
    // Ends the line with the ^C that the terminal shows.
    Console.progress("\n")
  }

  /// Generates once, and reports the result in one line.
  /// - Parameters:
  ///   - cause: The changes since the last time.
  ///   - mayGoOn: Whether the watch continues after a failure, which is then only reported.
  private func turn(
    _ cause: String,
    goingOnAfter mayGoOn: (CommandFailure.Status) -> Bool
  ) throws(CommandFailure) {
    let start = ContinuousClock.now
    var outcome = "nothing written"
    do throws(CommandFailure) {
      outcome = try generate().summary
    } catch {
      guard mayGoOn(error.status) else { throw error }
      error.report()
    }
    let time = start.duration(to: .now) / .milliseconds(1)
    try Console.report("\(PrintableText.of(cause)): \(outcome) (\(Int(time.rounded())) ms)\n")
  }
}
