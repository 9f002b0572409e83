/// Turns speech into text.
package protocol SpeechService: Sendable {
  /// Asks the user for the permission, unless the user has answered before.
  func authorize() async throws(SpeechRefusal)
  /// What was said since the beginning, each time more of it.
  func transcripts() async -> AsyncThrowingStream<String, any Error>
  /// Shows the settings of the device, where the user can change the permission.
  func openSettings() async
}
