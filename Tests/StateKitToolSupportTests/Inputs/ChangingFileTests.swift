import StateKitTestSupport
import Testing

@testable import StateKitToolSupport

@Suite struct ChangingFileTests {
  @Test func `an unchanged file is read`() throws {
    try expectEqual(FileDescriptor.unchanged(version: { 1 }, { "contents" }), "contents")
  }

  @Test func `a file that is written while it is read is neither the old nor the new file`() throws {
    var version = 1
    #expect(throws: SystemError.changedMeanwhile) {
      try FileDescriptor.unchanged(version: { () throws(SystemError) in version }) { () throws(SystemError) in
        version += 1
      }
    }
    expectEqual(SystemError.changedMeanwhile.text, "it was changed by somebody else; run again")
  }

  @Test func `the version of a file changes with its contents`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a", to: "file")
    let before = try FileStatus(of: folder.path("file")).version
    try expectEqual(FileStatus(of: folder.path("file")).version, before)
    try folder.write("ab", to: "file")
    #expect(try FileStatus(of: folder.path("file")).version != before)
  }
}
