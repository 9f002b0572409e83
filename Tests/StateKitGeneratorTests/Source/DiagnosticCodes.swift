import Foundation
import Testing

/// The codes of messages.
enum DiagnosticCodes {
  static func all() throws -> Set<String> {
    let root = URL(filePath: #filePath).appending(path: "../../../../Sources").standardizedFileURL
    let sources = try ["StateKitGenerator", "StateKitAuthoring/Scaffold"].map { root.appending(path: $0) }
      .flatMap { folder in
        try #require(FileManager.default.enumerator(atPath: folder.path())).compactMap { $0 as? String }
          .filter { $0.hasSuffix(".swift") }
          .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
      }
    return Set(sources.flatMap { $0.matches(of: #/"(SK\d{4})"/#).map { String($0.1) } })
  }
}
