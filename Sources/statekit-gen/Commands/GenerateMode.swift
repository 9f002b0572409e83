internal import ArgumentParser

/// What `generate` does with its result, if it does not write it.
enum GenerateMode: EnumerableFlag {
  case check, dryRun

  static func help(for value: GenerateMode) -> ArgumentHelp? {
    switch value {
    case .check: "Write nothing; name the files that are missing, stale or left over, and exit 1 if any is."
    case .dryRun: "Write nothing; say what would be written."
    }
  }
}
