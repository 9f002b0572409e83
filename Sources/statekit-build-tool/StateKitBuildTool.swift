#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif
internal import StateKitToolSupport

/// The tool of the build plugin: it does the work of `statekit-gen generate`, with the plugin's arguments.
@main
enum StateKitBuildTool {
  static func main() {
    do {
      let result = try BuildArguments.parse(ProgramArguments.read()).write()
      // The objects are kept until the process ends: freeing them one by one would take longer than reading the schemas.
      withExtendedLifetime(result) { exit(EXIT_SUCCESS) }
    } catch {
      error.report()
      exit(error.status.rawValue)
    }
  }
}
