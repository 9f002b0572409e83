/// A subcommand of the tool that reads the schemas of one module.
enum TargetSubcommand: String {
  case generate, validate, scaffold

  /// The option for the folder that is written to.
  var folderOption: String? {
    switch self {
    case .generate: "--output"
    case .validate: nil
    case .scaffold: "--into"
    }
  }

  /// Where below the target's folder that is, if the user does not say it.
  var subfolder: String { self == .generate ? "/Generated" : "" }

  var takesModuleName: Bool { self != .validate }

  /// The options that cannot mean several targets at once.
  var optionsForOneTarget: [String] {
    switch self {
    case .generate: ["--output", "--module-name"]
    case .validate: []
    case .scaffold: ["--into", "--module-name", "--tests"]
    }
  }
}
