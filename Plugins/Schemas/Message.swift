/// A message of a plugin.
struct Message: Equatable {
  enum Severity { case error, warning, remark }

  let severity: Severity
  let text: String

  static func nothingToGenerate(_ target: String) -> Message {
    Message(severity: .remark, text: "'\(target)' has no *.statekit.json: there is no Swift to generate")
  }

  private static let stateKitProduct = #".product(name: "StateKit", package: "StateKit")"#

  static func noStateKit(_ target: String) -> Message {
    Message(
      severity: .error,
      text:
        "the target '\(target)' has schemas and does not depend on StateKit, which its generated code imports:"
        + " put \(stateKitProduct) into its 'dependencies' in Package.swift"
    )
  }

  /// Two files with the same name in different folders, or with names that some file systems treat as equal.
  static func clash(_ schemas: [String]) -> Message {
    let paths = schemas.map { "'\($0)'" }.joined(separator: " and ")
    return Message(severity: .error, text: "\(paths) would give the same Swift file: rename one of them")
  }

  static func leftOut(_ schema: String, of target: String, severity: Severity) -> Message {
    Message(
      severity: severity,
      text: "'\(schema)' is not among the files of the target '\(target)', so that no Swift is generated from"
        + " it: look at the target's 'exclude', 'sources' and 'resources' in Package.swift"
    )
  }

  static func noSwiftFile(in folder: String) -> Message {
    Message(
      severity: .error,
      text:
        "'\(folder)' has schemas and no Swift file. SwiftPM leaves such a target out and calls no plugin for it:"
        + " put a Swift file beside the schemas; an empty file is enough"
    )
  }

  static func unknownTarget(_ name: String, for subcommand: TargetSubcommand, known: [String]) -> Message {
    let quality = subcommand.readsSchemas ? "with schemas" : "depending on StateKit"
    let targets = known.isEmpty ? "" : "; \(quality) there are \(known.joined(separator: ", "))"
    return Message(severity: .error, text: "there is no target '\(name)' \(quality)\(targets)")
  }

  static func noTarget(for subcommand: TargetSubcommand) -> Message {
    Message(
      severity: .error,
      text: subcommand.readsSchemas
        ? "no target of the package has a *.statekit.json among its files"
        : "no target of the package depends on StateKit: put \(stateKitProduct) into the 'dependencies' of one in"
          + " Package.swift"
    )
  }

  static let targetWithoutName = Message(severity: .error, text: "'--target' needs the name of a target")

  static func whichTarget(_ argument: String, _ targets: [String]) -> Message {
    let names = targets.joined(separator: ", ")
    return Message(
      severity: .error,
      text: "'\(argument)' is for one target. Choose one of these by '--target': \(names)"
    )
  }

  static func alreadyThere(_ file: String) -> Message {
    Message(
      severity: .error,
      text:
        "'\(file)' is among the target's files, and StateKitPlugin generates it in each build: delete it, or take"
        + " the plugin out of the target's 'plugins' in Package.swift"
    )
  }
}
