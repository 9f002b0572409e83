internal import ArgumentParser
internal import StateKitAuthoring
internal import StateKitGenerator
internal import StateKitToolSupport

/// `migrate`: a recording for newer schemas.
struct MigrateCommand: StateKitCommand {
  static let configuration: CommandConfiguration = CommandConfiguration(
    commandName: "migrate",
    abstract: "Rewrites a recording of actions for newer schemas.",
    discussion: """
      Prints a recording of ActionRecorder with the names of the new schemas, which 'was' connects with the old ones. \
      Values that the new schemas do not have are left out. A line that cannot be converted stays as it is; its number \
      is reported, and the exit status is 1.

      Example: statekit-gen migrate app.jsonl --from old --to Schemas > new.jsonl
      """
  )

  @Argument(
    help: ArgumentHelp("The recording; - reads it from standard input.", valueName: "recording"),
    completion: .file()
  )
  var recording: String

  @Option(
    help: ArgumentHelp("The schemas at the time of the recording: a file, or a folder.", valueName: "old"),
    completion: .file(extensions: ["statekit.json"])
  )
  var from: String

  @Option(
    help: ArgumentHelp("The schemas for the replay: a file, or a folder.", valueName: "new"),
    completion: .file(extensions: ["statekit.json"])
  )
  var to: String

  @Option(
    help: ArgumentHelp(
      "The domain of the recorded store, if the actions do not show it.",
      valueName: "name"
    )
  )
  var domain: String?

  @OptionGroup var modules: UsedVersions

  func validate() throws {
    if [recording, from, to].count(where: { $0 == "-" }) > 1 {
      throw ValidationError("standard input can be read once only: give the rest as files")
    }
  }

  func execute() throws(CommandFailure) {
    let modules = try modules.read()
    let recorded = try SchemaReader.read([recording == "-" ? .standardInput : .file(recording)])[0].bytes
    let old = try modules.oldModel(of: try SchemaVersion.files([from]))
    let migration = RecordingMigration(
      recording: recorded,
      from: old,
      to: try modules.newModel(of: try SchemaVersion.files([to]))
    )
    let remarks = modules.unchanged(usedBy: old).map(\.remark)
    var progress = ProgressLine("migrate")
    defer { progress.end() }
    // Without `--domain` the lines are read twice: first to find the domain.
    let domains = try domains(of: migration, remarks) { progress.tell($0, of: 2 * $1) }
    let passed = domain == nil ? 1 : 0
    let result = migration.migrate(domains: domains) {
      progress.tell(passed * $1 + $0, of: (passed + 1) * $1)
    }
    guard let result else {
      throw CommandFailure.mayBe(of: domains)
    }
    progress.end()
    try Console.report(result.contents)
    guard result.complaints.isEmpty else {
      let place = recording == "-" ? SchemaInput.standardInput.path : recording
      let complaints = result.complaints.map { "\(place):\($0.line): \($0.reason.text)" }
      throw CommandFailure(.found, complaints + remarks)
    }
  }

  /// The named domain, or the domains that may have made the recording; at least one.
  ///
  /// - Parameter remarks: Possible reasons if no domain fits.
  private func domains(
    of migration: RecordingMigration,
    _ remarks: [String],
    tell: (Int, Int) -> Void
  ) throws(CommandFailure) -> [String] {
    guard let domain else {
      let domains = migration.domains(tell: tell)
      if !domains.isEmpty { return domains }
      let complaint = "no domain of the old schemas has an action of this recording"
      throw CommandFailure(.found, [complaint] + remarks)
    }
    let all = migration.allDomains
    if all.contains(domain) { return [domain] }
    let question = nearMiss(of: domain, in: all).map { "; did you mean '\($0)'?" } ?? ""
    throw CommandFailure(.wrongUsage, ["the old schemas have no domain '\(domain)'\(question)"])
  }
}
