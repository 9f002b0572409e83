import Dependencies

struct NoteError: Error, Equatable {}

struct NotesClient: Sendable {
  func keep() async {}
  func mayQuit() async -> Bool { true }
  func discard(_ text: String) async {}
  func save(_ text: String) async throws {}
  func log(_ error: any Error) {}
  func perform(_ action: @Sendable () async -> Void) async {}
}

extension DependencyValues {
  var notes: NotesClient { NotesClient() }
}
