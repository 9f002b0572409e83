internal import StateKitToolSupport

/// Does something again whenever what it looks at has changed.
enum Watch {
  /// Calls `body` when two looks in a row see the same, and it is not what was there at the last call: whoever writes a
  /// file in pieces, or takes it away and puts another in its place, is left in peace until it is done.
  /// - Parameters:
  ///   - first: What was there when it was done the first time.
  ///   - look: What is there now.
  ///   - pause: Waits until the next look, shortly if there is something new; false if there is no next look.
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
