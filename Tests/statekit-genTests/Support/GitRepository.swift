import Foundation
import StateKitTestSupport

/// A Git repository in a temporary folder, which does not use this machine's settings.
struct GitRepository {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try git("init", "--quiet")
    try git("symbolic-ref", "HEAD", "refs/heads/main")
  }

  /// Commits all changes.
  func commit() throws {
    try git("add", "--all")
    try git("-c", "user.name=Ada", "-c", "user.email=ada@example.org", "commit", "--quiet", "--message", "x")
  }

  func git(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.currentDirectoryURL = folder.url
    process.arguments = ["git"] + arguments
    process.environment = ["PATH": "/usr/local/bin:/usr/bin:/bin", "GIT_CONFIG_NOSYSTEM": "1"]
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(arguments: arguments) }
  }

  struct Failure: Error {
    let arguments: [String]
  }
}
