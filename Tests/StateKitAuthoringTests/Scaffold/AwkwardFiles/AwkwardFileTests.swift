import Foundation
import Testing

@testable import StateKitAuthoring
@testable import StateKitGenerator

struct AwkwardFileTests {
  static let all =
    AwkwardStringTests.files + AwkwardCommentTests.files + AwkwardLayoutTests.files
    + AwkwardDeclarationTests.files + AwkwardConditionTests.files

  /// What is tried on something that is no Swift would show nothing.
  @Test func `the compiler can read all awkward files, before and after`() throws {
    #expect(Self.all.count > 60)
    let folder = FileManager.default.temporaryDirectory.appending(path: "awkward-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var names: [String] = []
    for (index, file) in Self.all.enumerated() {
      for (kind, text) in [("old", file.old), ("new", file.new)] {
        let url = folder.appending(path: "\(index)-\(kind).swift")
        try Data(text.utf8).write(to: url)
        names.append(url.path())
      }
    }
    let complaints = try Swiftc.parse(names)
    #expect(complaints == "")
  }
}
