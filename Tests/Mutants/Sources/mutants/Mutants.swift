import Foundation

/// Prints the mutants of Swift files as JSON. Their numbers depend on the files and their order alone.
@main
enum Mutants {
  static func main() throws {
    var mutants: [Mutant] = []
    for path in CommandLine.arguments.dropFirst() {
      let text = try String(contentsOfFile: path, encoding: .utf8)
      mutants += MutantFinder(path: path, text: text, first: mutants.count + 1).mutants
    }
    try FileHandle.standardOutput.write(contentsOf: JSONEncoder().encode(mutants))
  }
}
