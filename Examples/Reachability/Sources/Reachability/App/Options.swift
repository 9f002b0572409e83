/// The options of the command line.
struct Options {
  static let usage = "usage: Reachability [--reachability on|off]"

  private(set) var reachability = true

  /// Nil if the arguments do not follow `usage`.
  init?(_ arguments: [String]) {
    var rest = arguments.dropFirst()
    while let name = rest.popFirst() {
      switch (name, rest.popFirst()) {
      case ("--reachability", "on"): reachability = true
      case ("--reachability", "off"): reachability = false
      default: return nil
      }
    }
  }
}
