package import Foundation
package import StateKit

/// Keeps the list in a JSON file.
package struct FileStorage: MeetingStorage {
  private let url: URL

  package init(url: URL) {
    self.url = url
  }

  package func load() async throws(StorageError) -> IdentifiedArray<MeetingState> {
    guard FileManager.default.fileExists(atPath: url.path) else { return [] }
    do {
      return try JSONDecoder().decode(IdentifiedArray<MeetingState>.self, from: Data(contentsOf: url))
    } catch {
      throw .unreadable
    }
  }

  package func save(_ meetings: IdentifiedArray<MeetingState>) async throws(StorageError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    do {
      try encoder.encode(meetings).write(to: url, options: .atomic)
    } catch {
      throw .unwritable
    }
  }
}
