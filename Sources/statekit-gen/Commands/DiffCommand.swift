internal import ArgumentParser
internal import StateKitAuthoring
internal import StateKitGenerator
internal import StateKitToolSupport

/// `diff`: the changes between two versions of the schemas.
struct DiffCommand: StateKitCommand {
  static let configuration: CommandConfiguration = CommandConfiguration(
    commandName: "diff",
    abstract: "Lists the changes between two versions of the schemas, and tells which of them are breaking.",
    usage: """
      statekit-gen diff <old> <new> [--use <module=path>] [--use-old <module=path>] [--format <format>]
      statekit-gen diff --base <revision> [<path> ...] [--use <module=path>] [--use-old <module=path>] \
      [--format <format>]
      """,
    discussion: """
      Each change is breaking or compatible for source code that uses the generated code, and for stored actions of \
      domains whose actions are Codable or Recordable; the exit status is 1 if a change is breaking, and 2 if a schema \
      has errors. A rename is certain if 'was' names it, and is suggested if a new declaration has the same shape.

      With --base the old schemas are those that git has for the same paths at a revision; this also applies to the \
      schemas that --use names in the same repository. To see the changes of a pull request, use \
      --base $(git merge-base main HEAD).

      Example: statekit-gen diff old/Schemas Schemas
      """
  )

  @Argument(
    help: ArgumentHelp(
      "The old and the new schemas, each a file or a folder of them.",
      discussion: "With --base, the schemas to compare; by default all schemas below the current folder.",
      valueName: "path"
    ),
    completion: .file(extensions: ["statekit.json"])
  )
  var paths: [String] = []

  @Option(
    help: ArgumentHelp("Read the old schemas from git, as they are at a revision.", valueName: "revision")
  )
  var base: String?

  @OptionGroup var modules: UsedVersions

  @Option(
    help: ArgumentHelp(
      "The form of the report.",
      discussion: "github is for GitHub Actions: an annotation for each change, an error for a breaking one."
    )
  )
  var format: DiffFormat = .text

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
      throw ValidationError("git has no versions of standard input: name the files to compare with --base")
    }
  }

  func execute() throws(CommandFailure) {
    let (old, new) = try schemas()
    let modules =
      if let revision { try modules.read(at: revision, comparing: comparedPaths) } else { try modules.read() }
    let diff: SchemaDiff
    do {
      diff = SchemaDiff(old: try modules.oldModel(of: old), new: try modules.newModel(of: new))
    } catch {
      throw error.status == .found ? CommandFailure(.schemaErrors, error.messages) : error
    }
    let report = SchemaReport(diff.changes)
    try Console.report(text(of: report))
    if report.isBreaking { throw CommandFailure(.found) }
  }

  private var revision: GitRevision? { base.map(GitRevision.init) }

  /// The paths that `--base` compares.
  private var comparedPaths: [String] { paths.isEmpty ? ["."] : paths }

  /// One version may be empty; then all declarations are new, or all are removed.
  private func schemas() throws(CommandFailure) -> (old: [SourceFile], new: [SourceFile]) {
    let (old, new) = if let revision { try schemas(since: revision) } else { try schemas(at: paths) }
    guard old.isEmpty, new.isEmpty else { return (old, new) }
    throw CommandFailure(.unreadableInput, ["both versions have no schema"])
  }

  private func schemas(at paths: [String]) throws(CommandFailure) -> (old: [SourceFile], new: [SourceFile]) {
    (
      try SchemaVersion.files([paths[0]], allowsNone: true),
      try SchemaVersion.files([paths[1]], allowsNone: true)
    )
  }

  private func schemas(
    since revision: GitRevision
  ) throws(CommandFailure) -> (old: [SourceFile], new: [SourceFile]) {
    let paths = comparedPaths
    let old = try revision.schemas(at: paths)
    // A path of the old version may no longer exist.
    let present = old.isEmpty ? paths : paths.filter { (try? FileStatus(of: $0)) != nil }
    return (old, try SchemaVersion.files(present, allowsNone: true))
  }

  private func text(of report: SchemaReport) -> String {
    switch format {
    case .text: printable(report.text(as: .text))
    case .markdown: printable(report.text(as: .markdown))
    // These forms escape the characters that a terminal must not receive.
    case .json: report.text(as: .json)
    case .github: GitHubFormat.here.text(of: report.changes)
    }
  }

  private func printable(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { PrintableText.of(String($0)) }.joined(separator: "\n")
  }
}

/// A form in which changes can be printed.
enum DiffFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json, markdown, github
}
