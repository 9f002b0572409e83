/// What the command line asks for.
struct Options {
  static let usage = "usage: Reachability [--reachability on|off]"

  private(set) var reachability = true

  /// Nil where the arguments are not those of `usage`.
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
