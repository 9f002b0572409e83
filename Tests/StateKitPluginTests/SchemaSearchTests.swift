import Foundation
import Testing

struct SchemaSearchTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func leftOut(files: [String] = [], otherTargets: [String] = []) -> [String] {
    SchemaSearch.leftOut(
      below: folder.path,
      files: files.map { "\(folder.path)/\($0)" },
      otherTargets: otherTargets.map { "\(folder.path)/\($0)" }
    )
    .map { String($0.dropFirst(folder.path.count + 1)) }
  }

  @Test func `a schema below the folder that is not among the files is left out`() throws {
    try folder.add("A.statekit.json", "Old/B.statekit.json", "Old/C.json")
    #expect(leftOut(files: ["A.statekit.json"]) == ["Old/B.statekit.json"])
  }

  @Test(arguments: ["Data/A.statekit.json", "Data/Deep/A.statekit.json"])
  func `a folder that is copied as a whole is searched for none`(file: String) throws {
    try folder.add(file)
    #expect(leftOut(files: ["Data"]) == [])
  }

  @Test func `other targets' folders, packages and hidden folders have schemas of their own`() throws {
    try folder.add(
      "Other/A.statekit.json",
      ".build/B.statekit.json",
      "Nested/Package.swift",
      "Nested/C.statekit.json"
    )
    #expect(leftOut(otherTargets: ["Other"]) == [])
  }

  @Test func `a linked folder is not entered`() throws {
    try folder.add("Folder/A.swift")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/Folder/Up",
      withDestinationPath: ".."
    )
    try folder.add("B.statekit.json")
    #expect(leftOut() == ["B.statekit.json"])
  }

  @Test func `a folder like a target's with schemas and no Swift file is found`() throws {
    try folder.add(
      "Sources/Posts/Deep/Posts.statekit.json",
      "Sources/Users/Users.statekit.json",
      "Sources/Users/U.swift"
    )
    try folder.add(
      "Sources/Known/Known.statekit.json",
      "Sources/Group/Part/Part.statekit.json",
      "Sources/None/readme"
    )
    let found = SchemaSearch.foldersWithoutSwift(
      package: folder.path,
      targets: ["\(folder.path)/Sources/Known", "\(folder.path)/Sources/Group/Part"]
    )
    #expect(found == ["\(folder.path)/Sources/Posts"])
  }
}
