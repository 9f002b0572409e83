/// The arguments of this program, without its name.
package enum ProgramArguments {
  /// On Linux Swift reads them in `/proc`. Where that is missing, as in a bare `chroot`, there are none, not even the name of the
  /// program: it would print its help, and a check would pass that has checked nothing.
  package static func read() throws(CommandFailure) -> ArraySlice<String> {
    let all = CommandLine.arguments
    guard !all.isEmpty else {
      throw CommandFailure(.unreadableInput, ["cannot read the arguments of the program: there is no /proc"])
    }
    return all.dropFirst()
  }
}
