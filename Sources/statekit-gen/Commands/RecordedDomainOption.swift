internal import ArgumentParser
internal import StateKitAuthoring
internal import StateKitGenerator
internal import StateKitToolSupport

/// `--domain`: the domain of a recorded store.
struct RecordedDomainOption: ParsableArguments {
  @Option(
    name: .customLong("domain"),
    help: ArgumentHelp("The domain of the recorded store, if the actions do not show it.", valueName: "name")
  )
  var name: String?

  /// The named domain, or the only one that has the actions.
  ///
  /// - Parameter sample: Lines of the recording.
  func domain(of sample: [UInt8], in model: ModuleModel) throws(CommandFailure) -> String {
    let migration = RecordingMigration(recording: sample, from: model, to: model)
    if let name {
      let all = migration.allDomains
      if all.contains(name) { return name }
      let question = nearMiss(of: name, in: all).map { "; did you mean '\($0)'?" } ?? ""
      throw CommandFailure(.wrongUsage, ["the schemas have no domain '\(name)'\(question)"])
    }
    let domains = migration.domains()
    guard let only = domains.first else {
      throw CommandFailure(.found, ["no domain of the schemas has an action of this recording"])
    }
    if domains.count == 1 { return only }
    throw CommandFailure.mayBe(of: domains)
  }
}

extension CommandFailure {
  /// The failure if several domains may have made a recording. If there are many, it names only the first ones.
  static func mayBe(of domains: [String]) -> CommandFailure {
    let names =
      domains.prefix(8).map { "'\($0)'" } + (domains.count > 8 ? ["\(domains.count - 8) others"] : [])
    return CommandFailure(
      .wrongUsage,
      ["this may be of \(names.joined(separator: ", ")): say of which one, with --domain"]
    )
  }
}
