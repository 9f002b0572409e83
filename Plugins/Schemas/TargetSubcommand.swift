/// A subcommand of the tool that is about the schemas of one target.
enum TargetSubcommand: String {
  case generate, validate, scaffold, graph, format, diff
  case start = "init"

  /// The option for the folder that is written to.
  var folderOption: String? {
    switch self {
    case .generate: "--output"
    case .scaffold, .start: "--into"
    case .validate, .graph, .format, .diff: nil
    }
  }

  /// Where below the target's folder that is, if the user does not say it.
  var subfolder: String { self == .generate ? "/Generated" : "" }

  var takesModuleName: Bool { self == .generate || self == .scaffold }

  /// Whether other modules matter to it.
  var takesUses: Bool { self != .format && self != .start }

  /// Whether there have to be schemas before it.
  var readsSchemas: Bool { self != .start }

  func concerns(_ target: SchemaTarget) -> Bool {
    readsSchemas ? !target.schemas.isEmpty : target.dependsOnStateKit != false
  }

  /// The targets that it is for if the user names no target: an app's tests depend on what the app depends on, and are no
  /// place to start a schema in.
  func meant(among targets: [SchemaTarget]) -> [SchemaTarget] {
    let apps = targets.filter { !$0.isForTests }
    return self == .start && !apps.isEmpty ? apps : targets
  }

  /// The arguments that cannot mean several targets at once, the subcommand itself among them, if it cannot.
  var argumentsForOneTarget: [String] {
    switch self {
    // A run that watches does not end, and each run writes the whole of its depfile.
    case .generate: ["--output", "--module-name", "--watch", "--depfile"]
    case .scaffold: ["--into", "--module-name", "--tests"]
    // Reports of several targets are no one JSON.
    case .diff: ["--format"]
    case .graph, .start: [rawValue]
    case .validate, .format: []
    }
  }
}
