import Foundation
import StateKitTestSupport
import Testing

@testable import StateKitAuthoring
@testable import StateKitGenerator

struct AwkwardFileTests {
  static let all =
    AwkwardStringTests.files + AwkwardCommentTests.files + AwkwardLayoutTests.files
    + AwkwardDeclarationTests.files + AwkwardConditionTests.files

  /// A file that is not valid Swift would not test the scaffold.
  @Test func `the compiler can read all awkward files, before and after`() throws {
    #expect(Self.all.count > 60)
    let folder = try TemporaryFolder()
    var names: [String] = []
    for (index, file) in Self.all.enumerated() {
      for (kind, text) in [("old", file.old), ("new", file.new)] {
        names.append(try folder.write(text, to: "\(index)-\(kind).swift").path)
      }
    }
    let complaints = try Swiftc.parse(names)
    expectEqual(complaints, "")
  }
}
