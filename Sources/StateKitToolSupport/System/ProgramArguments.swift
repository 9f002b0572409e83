/// The arguments of this program, without its name.
package enum ProgramArguments {
  /// On Linux, Swift reads the arguments from `/proc`. Where that is missing, as in a bare `chroot`, it gives an empty
  /// list, even without the name of the program. The program would then print its help and succeed, so that a check
  /// would pass without checking anything.
  package static func read() throws(CommandFailure) -> ArraySlice<String> {
    let all = CommandLine.arguments
    guard !all.isEmpty else {
      throw CommandFailure(.unreadableInput, ["cannot read the arguments of the program: there is no /proc"])
    }
    return all.dropFirst()
  }
}
