import StateKitTestSupport
import Testing

@testable import StateKitToolSupport

struct FolderPathTests {
  @Test(
    arguments: [
      ("out/Users.swift", "out"), ("a/b/c", "a/b"), ("/a/b", "/a"), ("a/b/", "a"), ("a//b", "a"),
      ("./a", "."), ("a", "."), ("a/", "."), ("", "."), ("/a", "/"), ("/", "/"),
      ("out/\u{301}a", "out"), ("/\u{301}a", "/"),
    ]
  )
  func `a path without a folder lies in the current one, or in the root`(path: String, folder: String) {
    expectEqual(Folder.containing(path), folder)
  }
}
