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
      try BuildArguments.parse(CommandLine.arguments.dropFirst()).write()
    } catch {
      error.report()
      exit(error.status.rawValue)
    }
  }
}
