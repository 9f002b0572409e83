#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif
internal import StateKitToolSupport

/// The tool of the build plugin: `statekit-gen generate`, for the arguments of the plugin.
@main
enum StateKitBuildTool {
  static func main() {
    do {
      let result = try BuildArguments.parse(ProgramArguments.read()).write()
      // The memory is freed with the process: freeing the objects one by one would take longer than reading
      // the schemas.
      withExtendedLifetime(result) { exit(EXIT_SUCCESS) }
    } catch {
      error.report()
      exit(error.status.rawValue)
    }
  }
}
