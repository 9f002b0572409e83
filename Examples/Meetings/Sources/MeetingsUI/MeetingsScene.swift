#if canImport(SwiftUI)

import Foundation
import MeetingsCore
import StateKit
public import SwiftUI

/// The app with its windows, for an app target: the meetings are in a file among the user's documents, and nobody recognises
/// speech.
///
/// ```swift
/// @main struct MeetingsApp: App { var body: some Scene { MeetingsScene() } }
/// ```
public struct MeetingsScene: Scene {
  @State private var store = Store.meetings(
    Services(
      storage: FileStorage(url: .documentsDirectory.appending(path: "meetings.json")),
      speech: NoSpeech(),
      clock: ContinuousClock(),
      now: { Date() }
    )
  )

  /// A scene with a store of its own.
  public init() {}

  /// A group of windows.
  public var body: some Scene {
    WindowGroup { AppView(store: store) }
  }
}

/// The device does not recognise speech.
private struct NoSpeech: SpeechService {
  func authorize() async throws(SpeechRefusal) { throw .restricted }
  func transcripts() async -> AsyncThrowingStream<String, any Error> { AsyncThrowingStream { $0.finish() } }
  func openSettings() async {}
}

#endif
