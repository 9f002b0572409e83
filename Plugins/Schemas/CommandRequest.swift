/// The user's arguments of `swift package statekit …`.
///
/// For subcommands that read the schemas of a target, the plugin adds the schemas and the other values from
/// the manifest, once for each target with schemas; `init` and `diff --base` get the folder of a target.
/// Other arguments go to the tool unchanged.
struct CommandRequest: Equatable {
  /// Flags for SwiftPM itself. It passes them on if they come after the plugin's name.
  private static let flagsOfSwiftPM: Set<String> = [
    "--allow-writing-to-package-directory", "--disable-sandbox",
  ]

  /// The arguments of the tool, the subcommand first.
  private(set) var arguments: [String] = []
  /// The names after `--target`, an option of the plugin alone. Xcode puts this option in front, for the targets that
  /// the user chose.
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

  /// The requested targets, or by default all targets that the subcommand applies to.
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
    // The manifest does not name the schemas of an old revision, so `diff` gets the folders.
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

  /// Whether the user names schema files, and therefore chooses the schemas.
  private var namesSchemas: Bool {
    arguments.contains { $0 == "-" || SchemaFile.isSchema($0) && !$0.contains("=") }
  }

  /// Whether the user names paths for `diff`. All options of `diff` are followed by values.
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
