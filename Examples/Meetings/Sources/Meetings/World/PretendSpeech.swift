import MeetingsCore
import Synchronization

/// Stands for the recognition of speech: hears what the session says.
final class PretendSpeech: SpeechService {
  private typealias Listener = AsyncThrowingStream<String, any Error>.Continuation

  private struct State {
    var refusal: SpeechRefusal?
    var transcript = ""
    var isLost = false
    var listener: Listener?
  }

  private let state = Mutex(State())

  /// The user's answer to the question for the permission.
  var refusal: SpeechRefusal? {
    get { state.withLock(\.refusal) }
    set { state.withLock { $0.refusal = newValue } }
  }

  /// Whether the recognition has failed.
  var isLost: Bool { state.withLock(\.isLost) }

  func authorize() async throws(SpeechRefusal) {
    if let refusal { throw refusal }
  }

  /// What was said before somebody listened is heard, too.
  func transcripts() async -> AsyncThrowingStream<String, any Error> {
    let (stream, listener) = AsyncThrowingStream<String, any Error>.makeStream()
    state.withLock { state in
      if !state.transcript.isEmpty { listener.yield(state.transcript) }
      if state.isLost { listener.finish(throwing: SpeechError.lost) }
      state.listener = listener
    }
    return stream
  }

  /// There are none.
  func openSettings() async {}

  func say(_ text: String) {
    state.withLock { state in
      state.transcript += (state.transcript.isEmpty ? "" : " ") + text
      state.listener?.yield(state.transcript)
    }
  }

  func fail() {
    state.withLock { state in
      state.isLost = true
      state.listener?.finish(throwing: SpeechError.lost)
    }
  }

  /// Forgets the meeting that was heard.
  func reset() {
    state.withLock { $0 = State(refusal: $0.refusal) }
  }
}
