internal import StateKitToolSupport

/// The program that `bench generate` measures with. It is as small as the tool: a program that is started inherits the
/// peak memory of the one that starts it.
///
///     measure run PROGRAM ARGUMENT...
///     measure write REFERENCE OUTPUT
///
/// Prints CPU seconds and the peak of memory in bytes.
@main
enum Measure {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case "run" where arguments.count > 1:
      print(try MeasuredRun.run(Array(arguments.dropFirst())))
    case "write" where arguments.count == 3:
      print(try WritingFloor.write(filesIn: arguments[1], to: arguments[2]))
    default:
      throw CommandFailure(.wrongUsage, ["measure run PROGRAM ARGUMENT... | measure write REFERENCE OUTPUT"])
    }
  }
}
