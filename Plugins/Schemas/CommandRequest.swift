/// What a user asks of the tool by way of `swift package statekit …`.
///
/// Subcommands that read the schemas of a target get them, and what else the manifest says, from the plugin, once for
/// each target with schemas; `init` and `diff --base` get the folder of a target. Everything else goes to the tool as
/// it is.
struct CommandRequest: Equatable {
  /// For SwiftPM itself, which hands them over where they stand behind the plugin's name.
  private static let flagsOfSwiftPM: Set<String> = [
    "--allow-writing-to-package-directory", "--disable-sandbox",
  ]

  /// The arguments of the tool, the subcommand first.
  private(set) var arguments: [String] = []
  /// The names behind `--target`, which is the plugins' alone. Xcode puts it in front, for what was chosen there.
  private(set) var targets: [String] = []

  init(_ arguments: [String]) throws(Failure) {
    var remaining = arguments.filter { !Self.flagsOfSwiftPM.contains($0) }[...]
    while let argument = remaining.popFirst() {
      if argument == "--target" {
        guard let name = remaining.popFirst() else { throw Failure(message: .targetWithoutName) }
        targets.append(name)
      } else if argument.hasPrefix("--target=") {
        targets.append(String(argument.dropFirst("--target=".count)))
      } else {
        self.arguments.append(argument)
      }
    }
  }

  struct Failure: Error, Equatable {
    let message: Message
  }

  /// Whether the plugin supplies the schemas, or the folder for them.
  var isForTargets: Bool {
    guard let subcommand, !asksForHelp else { return false }
    return switch subcommand {
    case .start: !gives("--into")
    case .diff: gives("--base") && !namesPaths
    case .generate, .validate, .scaffold, .graph, .format: !namesSchemas
    }
  }

  /// The targets that were asked for, or all that the subcommand is about.
  func chosen(among all: [SchemaTarget]) throws(Failure) -> [SchemaTarget] {
    guard let subcommand else { return [] }
    let possible = all.filter(subcommand.concerns)
    for name in targets where !possible.contains(where: { $0.name == name }) {
      throw Failure(message: .unknownTarget(name, for: subcommand, known: possible.map(\.name)))
    }
    let chosen =
      targets.isEmpty ? subcommand.meant(among: possible) : possible.filter { targets.contains($0.name) }
    guard !chosen.isEmpty else { throw Failure(message: .noTarget(for: subcommand)) }
    if chosen.count > 1, let argument = subcommand.argumentsForOneTarget.first(where: gives) {
      throw Failure(message: .whichTarget(argument, chosen.map(\.name)))
    }
    return chosen
  }

  /// The tool's arguments for one target.
  func arguments(for target: SchemaTarget) -> [String] {
    guard let subcommand else { return arguments }
    // Which schemas there were at a revision no manifest says.
    if subcommand == .diff { return arguments + target.used.flatMap(\.folderUse) + [target.folder] }
    var supplied = subcommand.takesUses ? target.uses : []
    if let option = subcommand.folderOption, !gives(option) {
      supplied += [option, target.folder + subcommand.subfolder]
    }
    if subcommand.takesModuleName, !gives("--module-name") { supplied += ["--module-name", target.module] }
    return arguments + supplied + (subcommand.readsSchemas ? target.schemas : ["--by-plugin"])
  }

  private var subcommand: TargetSubcommand? { arguments.first.flatMap(TargetSubcommand.init) }

  private var asksForHelp: Bool { arguments.contains { ["-h", "--help", "-help"].contains($0) } }

  /// Whoever names a schema file says himself what is to be read.
  private var namesSchemas: Bool {
    arguments.contains { $0 == "-" || SchemaFile.isSchema($0) && !$0.contains("=") }
  }

  /// Whether `diff` is told what to compare. Its options have their values behind them.
  private var namesPaths: Bool {
    var remaining = arguments.dropFirst()
    while let argument = remaining.popFirst() {
      if ["--base", "--use", "--use-old", "--format"].contains(argument) {
        remaining = remaining.dropFirst()
      } else if !argument.hasPrefix("-") || argument == "-" {
        return true
      }
    }
    return false
  }

  private func gives(_ option: String) -> Bool {
    arguments.contains { $0 == option || $0.hasPrefix(option + "=") }
  }
}
