internal import StateKitGenerator
internal import StateKitReports
internal import StateKitToolSupport

/// The second half of `scaffold`: the test files that are not there yet.
struct TestScaffolding {
  /// The folder of the test target's own files.
  let folder: String
  /// The module to be tested.
  let module: String
  let isDryRun: Bool

  func run(_ scaffold: Scaffold) throws(CommandFailure) {
    guard let tests = scaffold.tests(ofModule: module) else {
      throw CommandFailure(.found, ["'\(module)' is no name of a module"])
    }
    if isDryRun { return try write(tests) }
    do {
      try Folder.make(folder)
    } catch {
      throw CommandFailure(.unwritableOutput, ["cannot make the folder '\(folder)': \(error.text)"])
    }
    // Nobody else's files come between reading and writing.
    let lock = FolderLock(folder)
    defer { lock.release() }
    try write(tests)
  }

  private func write(_ tests: TestScaffold) throws(CommandFailure) {
    let files = try SchemaReader.read(try SwiftFileFinder.find(below: folder).map(SchemaInput.file))
    let plan = tests.plan(for: files)
    let writer = ScaffoldWriter(folder: folder)
    if isDryRun { _ = try writer.plan(plan.changes) } else { try writer.write(plan.changes) }
    try ScaffoldReport(writer: writer, isDryRun: isDryRun).print(plan.changes)
    for path in plan.present { try Console.report("left as it is \(PrintableText.of(path))\n") }
  }
}
