import StateKitTestSupport
import Synchronization
import Testing

/// An operation that counts its calls, which continue when the test allows it.
final class GatedCalls<Input: Sendable>: Sendable {
  private let taken = Mutex<[Input]>([])
  private let begun = (0..<8).map { _ in Gate() }
  private let allowed = (0..<8).map { _ in Gate() }
  private let ended = (0..<8).map { _ in Gate() }

  /// The inputs of all calls, in order.
  var inputs: [Input] { taken.withLock { $0 } }

  /// Runs a call. It ends when `finish` gets its number, and ignores cancellation.
  func run(_ input: Input) async {
    let number = taken.withLock { inputs in
      inputs.append(input)
      return inputs.count - 1
    }
    begun[number].open()
    await allowed[number].wait()
    ended[number].open()
  }

  func begin(_ number: Int, sourceLocation: SourceLocation = #_sourceLocation) async {
    await begun[number].wait(sourceLocation: sourceLocation)
  }

  func finish(_ numbers: Int..., sourceLocation: SourceLocation = #_sourceLocation) async {
    for number in numbers {
      allowed[number].open()
      await ended[number].wait(sourceLocation: sourceLocation)
    }
  }
}
