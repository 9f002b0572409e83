internal import StateKitToolSupport

/// Repeats work whenever the watched files have changed.
enum Watch {
  /// Calls `body` when the files differ from those at the last call and two checks in a row have seen the same files,
  /// so that a program that writes a file in pieces, or removes and replaces it, can finish first.
  /// - Parameters:
  ///   - first: The files at the time of the first run.
  ///   - look: Returns the current files.
  ///   - pause: Waits until the next check, for a short time after a change; false if there is no next check.
  static func run<Sight: Equatable>(
    after first: Sight,
    look: () -> Sight,
    pause: (_ isNew: Bool) -> Bool,
    _ body: (_ old: Sight, _ new: Sight) throws(CommandFailure) -> Void
  ) throws(CommandFailure) {
    var done = first
    var seen = first
    while pause(seen != done) {
      let sight = look()
      if sight == seen, sight != done {
        try body(done, sight)
        done = sight
      }
      seen = sight
    }
  }
}
