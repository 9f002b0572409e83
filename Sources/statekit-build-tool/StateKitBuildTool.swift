#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif
internal import StateKitToolSupport

/// What the build plugin runs: `statekit-gen generate`, for the arguments that the plugin gives.
@main
enum StateKitBuildTool {
  static func main() {
    do {
      let result = try BuildArguments.parse(CommandLine.arguments.dropFirst()).write()
      // What is in memory goes with the process: to let go of it piece by piece would take longer than to read it.
      withExtendedLifetime(result) { exit(EXIT_SUCCESS) }
    } catch {
      error.report()
      exit(error.status.rawValue)
    }
  }
}
