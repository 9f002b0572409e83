/// A subcommand of the tool that works on the schemas of one target.
enum TargetSubcommand: String {
  case generate, validate, scaffold, graph, format, diff
  case start = "init"

  /// The option for the output folder.
  var folderOption: String? {
    switch self {
    case .generate: "--output"
    case .scaffold, .start: "--into"
    case .validate, .graph, .format, .diff: nil
    }
  }

  /// The default output folder, relative to the target's folder.
  var subfolder: String { self == .generate ? "/Generated" : "" }

  var takesModuleName: Bool { self == .generate || self == .scaffold }

  /// Whether the subcommand reads other modules.
  var takesUses: Bool { self != .format && self != .start }

  /// Whether the subcommand needs existing schemas.
  var readsSchemas: Bool { self != .start }

  func concerns(_ target: SchemaTarget) -> Bool {
    readsSchemas ? !target.schemas.isEmpty : target.dependsOnStateKit != false
  }

  /// The targets that the subcommand applies to by default. `init` leaves out test targets: they have the app's
  /// dependencies, but new schemas do not belong there.
  func meant(among targets: [SchemaTarget]) -> [SchemaTarget] {
    let apps = targets.filter { !$0.isForTests }
    return self == .start && !apps.isEmpty ? apps : targets
  }

  /// The arguments that work only for one target at a time; possibly the subcommand itself.
  var argumentsForOneTarget: [String] {
    switch self {
    // A watching run does not end, and each run overwrites the depfile.
    case .generate: ["--output", "--module-name", "--watch", "--depfile"]
    case .scaffold: ["--into", "--module-name", "--tests"]
    // Reports of several targets together are not valid JSON.
    case .diff: ["--format"]
    case .graph, .start: [rawValue]
    case .validate, .format: []
    }
  }
}
