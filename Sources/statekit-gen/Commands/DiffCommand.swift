internal import ArgumentParser
internal import StateKitGenerator
internal import StateKitReports
internal import StateKitToolSupport

/// `diff`: what changed between two versions of the schemas.
struct DiffCommand: StateKitCommand {
  static let configuration: CommandConfiguration = CommandConfiguration(
    commandName: "diff",
    abstract: "Says what changed between two versions of the schemas, and what breaks by it.",
    usage: """
      statekit-gen diff <old> <new> [--use <module=path>] [--format <format>]
      statekit-gen diff --base <revision> [<path> ...] [--use <module=path>] [--format <format>]
      """,
    discussion: """
      Each change is breaking or compatible for source code that uses what is generated, and for stored actions of \
      Codable domains; the exit status is 1 if one is breaking. A rename is certain where 'was' says so, and is \
      suggested where something of the same shape is new.

      With --base the old schemas are those that git has of the same paths at a revision. A pull request is compared \
      with what it started from by --base $(git merge-base main HEAD).

      Example: statekit-gen diff old/Schemas Schemas
      """
  )

  @Argument(
    help: ArgumentHelp(
      "The old and the new schemas, each a file or a folder of them.",
      discussion: "With --base, what to compare: all schemas below the current folder if nothing is named.",
      valueName: "path"
    ),
    completion: .file(extensions: ["statekit.json"])
  )
  var paths: [String] = []

  @Option(
    help: ArgumentHelp("Take the old schemas out of git, as they are at a revision.", valueName: "revision")
  )
  var base: String?

  @OptionGroup var modules: UsedModules

  @Option(help: "The form of the report.")
  var format: ReportFormat = .text

  func validate() throws {
    if base == nil, paths.count != 2 {
      throw ValidationError(
        "give the old schemas and the new ones, or --base with the revision of the old ones"
      )
    }
    if base == nil, paths == ["-", "-"] {
      throw ValidationError("standard input can be read once only: give the old schemas or the new as files")
    }
    if base?.isEmpty == true { throw ValidationError("--base is empty: give it a revision of git's") }
    if base != nil, paths.contains("-") {
      throw ValidationError("git knows nothing of standard input: name the files to compare with --base")
    }
  }

  func execute() throws(CommandFailure) {
    let modules = try modules.read()
    let (old, new) = try schemas()
    let comparison = SchemaComparison(
      old: try SchemaVersion.model(of: old, using: modules),
      new: try SchemaVersion.model(of: new, using: modules)
    )
    let report = SchemaReport(comparison.changes)
    try Console.report(printable(report.text(as: format)))
    if report.isBreaking { throw CommandFailure(.found) }
  }

  /// Of one of the versions there may be none: all is new, or gone.
  private func schemas() throws(CommandFailure) -> (old: [SourceFile], new: [SourceFile]) {
    let (old, new) = if let base { try schemas(since: base) } else { try schemas(at: paths) }
    guard old.isEmpty, new.isEmpty else { return (old, new) }
    throw CommandFailure(.unreadableInput, ["neither of the versions has a schema"])
  }

  private func schemas(at paths: [String]) throws(CommandFailure) -> (old: [SourceFile], new: [SourceFile]) {
    (
      try SchemaVersion.files([paths[0]], allowsNone: true),
      try SchemaVersion.files([paths[1]], allowsNone: true)
    )
  }

  private func schemas(since base: String) throws(CommandFailure) -> (old: [SourceFile], new: [SourceFile]) {
    let paths = paths.isEmpty ? ["."] : paths
    let old = try GitRevision(name: base).schemas(at: paths)
    // What was there may be gone.
    let present = old.isEmpty ? paths : paths.filter { (try? FileStatus(of: $0)) != nil }
    return (old, try SchemaVersion.files(present, allowsNone: true))
  }

  /// JSON has escapes for what a terminal must not have.
  private func printable(_ text: String) -> String {
    guard format != .json else { return text }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { PrintableText.of(String($0)) }.joined(separator: "\n")
  }
}

extension ReportFormat: ExpressibleByArgument {}
