internal import ArgumentParser

/// Modes of `generate` other than writing its result once.
enum GenerateMode: EnumerableFlag {
  case check, dryRun, watch

  static func help(for value: GenerateMode) -> ArgumentHelp? {
    switch value {
    case .check: "Do not write; name missing, stale and left-over files, and exit with 1 if there are any."
    case .dryRun: "Do not write; show the changes."
    case .watch: "Generate again after each save of a schema, until you press Ctrl-C."
    }
  }
}
