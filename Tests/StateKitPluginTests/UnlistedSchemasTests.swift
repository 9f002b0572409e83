import Foundation
import StateKitTestSupport
import Testing

struct UnlistedSchemasTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func add(_ files: String...) throws {
    for file in files { try folder.write("", to: file) }
  }

  private func leftOut(files: [String] = [], otherTargets: [String] = []) -> [String] {
    UnlistedSchemas.leftOut(
      below: folder.url.path,
      files: files.map { "\(folder.url.path)/\($0)" },
      otherTargets: otherTargets.map { "\(folder.url.path)/\($0)" }
    )
    .map { String($0.dropFirst(folder.url.path.count + 1)) }
  }

  @Test func `a schema below the folder that is not among the files is left out`() throws {
    try add("A.statekit.json", "Old/B.statekit.json", "Old/C.json")
    expectEqual(leftOut(files: ["A.statekit.json"]), ["Old/B.statekit.json"])
  }

  @Test(arguments: ["Data/A.statekit.json", "Data/Deep/A.statekit.json"])
  func `a folder that is copied as a whole is not searched`(file: String) throws {
    try add(file)
    expectEqual(leftOut(files: ["Data"]), [])
  }

  @Test func `other targets' folders, packages and hidden folders have schemas of their own`() throws {
    try add(
      "Other/A.statekit.json",
      ".build/B.statekit.json",
      "Nested/Package.swift",
      "Nested/C.statekit.json"
    )
    expectEqual(leftOut(otherTargets: ["Other"]), [])
  }

  @Test func `a linked folder is not entered`() throws {
    try add("Folder/A.swift")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.url.path)/Folder/Up",
      withDestinationPath: ".."
    )
    try add("B.statekit.json")
    expectEqual(leftOut(), ["B.statekit.json"])
  }

  @Test func `a folder like a target's with schemas and no Swift file is found`() throws {
    try add(
      "Sources/Posts/Deep/Posts.statekit.json",
      "Sources/Users/Users.statekit.json",
      "Sources/Users/U.swift"
    )
    try add(
      "Sources/Known/Known.statekit.json",
      "Sources/Group/Part/Part.statekit.json",
      "Sources/None/readme"
    )
    let found = UnlistedSchemas.foldersWithoutSwift(
      package: folder.url.path,
      targets: ["\(folder.url.path)/Sources/Known", "\(folder.url.path)/Sources/Group/Part"]
    )
    expectEqual(found, ["\(folder.url.path)/Sources/Posts"])
  }
}
