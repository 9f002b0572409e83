internal import StateKitAuthoring
internal import StateKitGenerator
internal import Synchronization

extension Property {
  /// A recording keeps its lines, and lines of JSON stay JSON. With the same schemas, a line changes only if its state
  /// cannot be read.
  package static let migrate = Property(name: "Migrate") { bytes throws(Flaw) in
    try RecordedModels.shared.withLock { models throws(Flaw) in
      let (old, new) = (models.old, models.new)
      try requireLines(bytes, from: old, to: new)
      try requireLines(bytes, from: new, to: old)

      let same = RecordingMigration(recording: bytes, from: old, to: old)
      guard let result = same.migrate(domains: ["App"]) else {
        throw Flaw("one domain gives several results")
      }
      // A state that cannot be read is left out.
      let complaints = Set(result.complaints.map(\.line))
      for (index, (before, after)) in zip(bytes.lines, result.contents.lines).enumerated() {
        let isSame = before == after || complaints.contains(index + 1)
        try require(isSame, "the same schemas change line \(index + 1)")
      }
    }
  }

  private static func requireLines(_ bytes: [UInt8], from old: ModuleModel, to new: ModuleModel) throws(Flaw)
  {
    let migration = RecordingMigration(recording: bytes, from: old, to: new)
    try require(migration.domains().allSatisfy(migration.allDomains.contains), "a domain that is not there")
    for domain in migration.allDomains {
      guard let result = migration.migrate(domains: [domain]) else {
        throw Flaw("one domain gives several results")
      }
      let (before, after) = (bytes.lines, result.contents.lines)
      try require(after.count == before.count, "\(before.count) lines became \(after.count)")
      for complaint in result.complaints {
        try require(before.indices.contains(complaint.line - 1), "a complaint of a line that is not there")
        try require(!complaint.reason.text.isEmpty, "a complaint says nothing")
      }
      for (old, new) in zip(before, after) where isJSON(old) {
        try require(isJSON(new), "a line is no JSON any more: \(String(decoding: new, as: UTF8.self))")
      }
    }
  }

  private static func isJSON(_ line: ArraySlice<UInt8>) -> Bool {
    let diagnostics = DiagnosticCollector()
    let node = JSONParser.parse(SourceFile(path: "line", bytes: Array(line)), reportingTo: diagnostics)
    return node != nil && !diagnostics.hasErrors
  }
}

/// The models of the recorded schemas, read once: reading them takes many times as long as a short recording.
private struct RecordedModels {
  static let shared = Mutex(RecordedModels())

  let old: ModuleModel
  let new: ModuleModel

  private init() {
    old = RecordedModels.model(of: RecordedSchemas.old)
    new = RecordedModels.model(of: RecordedSchemas.new)
  }

  private static func model(of schema: String) -> ModuleModel {
    let file = SourceFile(path: "Recorded.statekit.json", text: schema)
    let (model, diagnostics) = Generator().check([file])
    guard let model else { fatalError("the schema is wrong: \(diagnostics.messages)") }
    return model
  }
}
