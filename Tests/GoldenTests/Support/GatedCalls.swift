import Synchronization

/// An operation whose calls are counted, and go on when a test lets them.
final class GatedCalls<Input: Sendable>: Sendable {
  private let taken = Mutex<[Input]>([])
  private let begun = (0..<8).map { _ in Latch() }
  private let allowed = (0..<8).map { _ in Latch() }
  private let ended = (0..<8).map { _ in Latch() }

  /// What each call was given, in order.
  var inputs: [Input] { taken.withLock { $0 } }

  /// One call: it ends when `finish` has its number, and does not care about being cancelled.
  func run(_ input: Input) async {
    let number = taken.withLock { inputs in
      inputs.append(input)
      return inputs.count - 1
    }
    begun[number].open()
    await allowed[number].wait()
    ended[number].open()
  }

  func begin(_ number: Int) async { await begun[number].waitInTest() }

  func finish(_ numbers: Int...) async {
    for number in numbers {
      allowed[number].open()
      await ended[number].waitInTest()
    }
  }
}
