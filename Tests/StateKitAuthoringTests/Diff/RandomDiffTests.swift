import StateKitAuthoring
import StateKitTestSupport
import Testing

@testable import StateKitGenerator

/// Properties of any two schemas, and of any recording.
struct RandomDiffTests {
  private static let seeds: Range<UInt64> = 0..<60

  private func drawn(_ schema: String) throws -> ModuleModel {
    try model(of: ["Drawn.statekit.json": schema])
  }

  private func changes(_ old: String, _ new: String) throws -> [SchemaChange] {
    SchemaDiff(old: try drawn(old), new: try drawn(new)).changes
  }

  private func names(_ changes: [SchemaChange], _ kind: SchemaChange.Kind) -> [String] {
    changes.filter { $0.kind == kind }.map { "\($0.subject.rawValue) \($0.name)" }.sorted()
  }

  @Test(arguments: seeds)
  func `no schema differs from itself`(seed: UInt64) throws {
    var draw = SchemaDraw(seed: seed)
    let schema = draw.schema()
    try expectEqual(changes(schema, schema).map(\.name), [])
  }

  @Test(arguments: seeds)
  func `a new declaration in one direction is removed in the other`(seed: UInt64) throws {
    var draw = SchemaDraw(seed: seed)
    let (old, new) = (draw.schema(), draw.schema())
    let (there, back) = (try changes(old, new), try changes(new, old))
    expectEqual(names(there, .added), names(back, .removed))
    expectEqual(names(there, .removed), names(back, .added))
    expectEqual(names(there, .changed), names(back, .changed))
    expectEqual(
      there.filter { $0.kind == .removed && $0.subject == .action && !$0.isBreaking }.map(\.name),
      []
    )
  }

  @Test(arguments: seeds)
  func `each change is in each form of the report`(seed: UInt64) throws {
    var draw = SchemaDraw(seed: seed)
    let changes = try changes(draw.schema(), draw.schema())
    let report = SchemaReport(changes)
    expectEqual(report.text(as: .text).split(separator: "\n").count, changes.count + 1)
    expectEqual(report.text(as: .json).components(separatedBy: "\"kind\":"), changes.count + 1)
    #expect(report.text(as: .markdown).components(separatedBy: "\n| ") >= changes.count)
  }

  @Test(arguments: seeds)
  func `a recording for the same schemas stays the same`(seed: UInt64) throws {
    var draw = SchemaDraw(seed: seed)
    let schema = draw.schema()
    let recording = draw.recording(isDamaged: seed % 2 == 0)
    let schemas = (old: try drawn(schema), new: try drawn(schema))
    let migration = RecordingMigration(recording: recording, from: schemas.old, to: schemas.new)
    let result = try #require(migration.migrate(domains: ["App"]))
    expectEqual(result.contents, recording)
  }

  @Test(arguments: seeds)
  func `each line is carried over, or stays and is named`(seed: UInt64) throws {
    var draw = SchemaDraw(seed: seed)
    let (old, new) = (try drawn(draw.schema()), try drawn(draw.schema()))
    let recording = draw.recording(isDamaged: seed % 2 == 0)
    let migration = RecordingMigration(recording: recording, from: old, to: new)
    let result = try #require(migration.migrate(domains: ["App"]))
    let (before, after) = (lines(recording), lines(result.contents))
    try #require(before.count == after.count)
    let named = Set(result.complaints.map { $0.line - 1 })
    for index in named { expectEqual(before[index], after[index]) }
    // Each line that was not reported is valid for the new schemas.
    let second = RecordingMigration(recording: result.contents, from: new, to: new)
    let again = try #require(second.migrate(domains: ["App"]))
    #expect(Set(again.complaints.map { $0.line - 1 }).isSubset(of: named))
  }

  private func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }
}

extension String {
  /// The number of parts between separators.
  fileprivate func components(separatedBy separator: String) -> Int {
    split(separator: separator, omittingEmptySubsequences: false).count
  }
}
