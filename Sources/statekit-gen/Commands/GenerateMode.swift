internal import ArgumentParser

/// What `generate` does instead of writing its result once.
enum GenerateMode: EnumerableFlag {
  case check, dryRun, watch

  static func help(for value: GenerateMode) -> ArgumentHelp? {
    switch value {
    case .check: "Write nothing; name the files that are missing, stale or left over, and exit 1 if any is."
    case .dryRun: "Write nothing; say what would be written."
    case .watch: "Generate again after each save of a schema, until it is interrupted by Ctrl-C."
    }
  }
}
