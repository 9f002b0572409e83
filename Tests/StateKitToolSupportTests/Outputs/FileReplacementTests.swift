import StateKitTestSupport
import Testing

@testable import StateKitToolSupport

@Suite struct FileReplacementTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("old", to: "file")
  }

  @Test func `the new contents replace the contents that were read`() throws {
    try replace("file", if: .holds(Array("old".utf8)))
    try replace("made", if: .missing)
    #expect(try folder.text("file") == "new" && folder.text("made") == "new")
    try expectEqual(folder.names(), ["file", "made"])
  }

  @Test func `a change that another program saves at the last moment stays`() throws {
    var pending = PendingReplacements()
    try pending.add(replacement("file", if: .holds(Array("old".utf8))))
    try folder.write("saved meanwhile", to: "file")
    #expect(throws: failure("file", "it was changed by somebody else; run again")) { try pending.replace() }
    pending.removeRest()
    try expectEqual(folder.text("file"), "saved meanwhile")
    try expectEqual(folder.names(), ["file"])
  }

  @Test func `a file that another program makes at the last moment stays`() throws {
    var pending = PendingReplacements()
    try pending.add(replacement("made", if: .missing))
    try folder.write("made meanwhile", to: "made")
    #expect(throws: failure("made", "File exists")) { try pending.replace() }
    pending.removeRest()
    try expectEqual(folder.text("made"), "made meanwhile")
  }

  @Test func `a file that two runs make is the whole one of the first`() throws {
    var pending = PendingReplacements()
    try pending.add(replacement("a", if: .missing))
    try pending.add(replacement("a", if: .missing))
    #expect(throws: failure("a", "File exists")) { try pending.replace() }
    pending.removeRest()
    try expectEqual(folder.names(), ["a", "file"])
  }

  @Test func `a temporary file of a killed run is removed with the next replacement`() throws {
    try folder.write("half", to: ".statekit-gen.2000000000.0.tmp")
    try replace("file", if: .output)
    try expectEqual(folder.names(), ["file"])
  }

  private func replace(_ name: String, if precondition: FileReplacement.Precondition) throws(CommandFailure) {
    try FileReplacement.replace([replacement(name, if: precondition)])
  }

  private func replacement(_ name: String, if precondition: FileReplacement.Precondition) -> FileReplacement {
    FileReplacement(
      path: folder.path(name),
      contents: Array("new".utf8),
      permissions: nil,
      precondition: precondition
    )
  }

  private func failure(_ name: String, _ reason: String) -> CommandFailure {
    CommandFailure(.unwritableOutput, ["cannot write '\(folder.path(name))': \(reason)"])
  }
}
