#if canImport(Combine) || (OpenCombine && canImport(OpenCombine))

#if canImport(Combine)
import Combine
#else
import OpenCombine
#endif
import StateKit
import StateKitCombine
import Testing

/// The requirements for `asEffect` of publishers in the text on effect middleware.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct S1AsEffectTests {
  /// The lines and actions that come after `go`, which is dispatched at line 9.
  private func trace(_ effect: @escaping @MainActor @Sendable () -> Effect<String>) async -> [String] {
    let (lines, continuation) = AsyncStream<String>.makeStream()
    let store = Store<Int, String>(
      initialState: 0,
      reducer: .identity,
      middleware: EffectMiddleware<String, String, Int, Void>.onAction { action, _, context in
        if action != "go" { continuation.yield("\(action) \(context.dispatcher.line)") }
        return action == "go" ? effect() : .doNothing
      }
    )
    store.dispatch("go", line: 9)
    var trace: [String] = []
    for await line in lines {
      trace.append(line)
      if line.hasPrefix("last") { break }
    }
    return trace
  }

  @Test func `S1.7 a publisher is an effect by a property, its actions from where the effect was started`()
    async
  {
    #expect(await trace { ["a", "last"].publisher.asEffect } == ["a 9", "last 9"])
  }

  @Test func `S1.7 a publisher is an effect with a token, its actions from that line`() async {
    let never = PassthroughSubject<String, Never>()
    let trace = await trace {
      .merge(
        never.prepend("replaced").handleEvents(receiveCancel: {}).asEffect(cancellationToken: "t", line: 1),
        ["a", "last"].publisher.asEffect(cancellationToken: "t", line: 2)
      )
    }
    #expect(trace == ["a 2", "last 2"])
  }
}

#endif
