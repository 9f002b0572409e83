package import Foundation
package import StateKit

/// All that the app needs from outside: tests and the text interface have others than the app.
package struct Services: Sendable {
  package var storage: any MeetingStorage
  package var speech: any SpeechService
  package var clock: any Clock<Duration>
  package var now: @Sendable () -> Date

  package init(
    storage: any MeetingStorage,
    speech: any SpeechService,
    clock: any Clock<Duration>,
    now: @escaping @Sendable () -> Date
  ) {
    self.storage = storage
    self.speech = speech
    self.clock = clock
    self.now = now
  }
}

extension SideEffectRegistry<AppState, AppAction> {
  /// Connects the services to the effects that the schemas declare.
  package func register(_ services: Services) {
    let (storage, speech, now) = (services.storage, services.speech, services.now)
    register(
      AppEffects(
        load: { () async throws(StorageError) in try await storage.load() },
        save: { meetings async throws(StorageError) in try await storage.save(meetings) }
      )
    )
    register(MeetingEffects(date: { transcript in Record(date: now(), transcript: transcript) }))
    register(
      DetailEffects(
        authorize: { () async throws(SpeechRefusal) in try await speech.authorize() },
        openSettings: { await speech.openSettings() }
      )
    )
    register(RecordingEffects(listen: { mapError(of: await speech.transcripts()) { _ in .lost } }))
  }
}
