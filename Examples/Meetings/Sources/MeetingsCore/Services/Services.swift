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
    let (storage, speech, clock, now) = (services.storage, services.speech, services.clock, services.now)
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
    register(
      RecordingEffects(
        tick: { clock.ticks(every: .seconds(1)) },
        listen: { mapError(of: await speech.transcripts()) { _ in .lost } }
      )
    )
  }
}

extension Clock<Duration> {
  /// A value after each interval, until nobody waits for the next one.
  fileprivate func ticks(every interval: Duration) -> AsyncStream<Void> {
    AsyncStream { continuation in
      let task = Task {
        while (try? await sleep(for: interval)) != nil { continuation.yield() }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}
