import MeetingsCore
import StateKitTesting
import Synchronization

/// Says what a test lets it say.
final class SpeechDouble: SpeechService {
  private struct Contents {
    var refusal: SpeechRefusal?
    /// The clock on which the user's answer takes a second; without a clock it comes at once.
    var clock: TestClock?
    var settingsOpened = 0
  }

  private let contents = Mutex(Contents())
  private let words = AsyncThrowingStream<String, any Error>.makeStream()

  var refusal: SpeechRefusal? {
    get { contents.withLock(\.refusal) }
    set { contents.withLock { $0.refusal = newValue } }
  }
  var clock: TestClock? {
    get { contents.withLock(\.clock) }
    set { contents.withLock { $0.clock = newValue } }
  }
  var settingsOpened: Int { contents.withLock(\.settingsOpened) }

  func authorize() async throws(SpeechRefusal) {
    try? await clock?.sleep(for: .seconds(1))
    if let refusal { throw refusal }
  }

  func transcripts() async -> AsyncThrowingStream<String, any Error> { words.stream }
  func openSettings() async { contents.withLock { $0.settingsOpened += 1 } }

  func say(_ transcript: String) { words.continuation.yield(transcript) }
  func fail() { words.continuation.finish(throwing: SpeechError.lost) }
}
