/// The decisions of a run: drawn from a seed, or given.
///
/// A run asks for all that it does by `choose`, so that the numbers are the run. They are in lists: one for what comes before the
/// first step, then one for each step, so that a step can be left out, or be changed, without a change of the others. Fewer and
/// smaller numbers are a simpler run: 0 is always the simplest choice. The idea is that of Hypothesis.
final class Choices {
  /// The numbers so far.
  private(set) var taken: [[UInt32]] = [[]]
  private let given: [[UInt32]]
  /// Nil for given lists, behind whose ends all numbers are 0.
  private var random: RandomNumbers?
  private var current: [UInt32] = []

  init(seed: UInt64) {
    given = []
    random = RandomNumbers(seed: seed)
  }

  init(_ given: [[UInt32]]) {
    self.given = given
    current = given.first ?? []
  }

  /// Begins the list of the next step.
  func beginStep() {
    let number = taken.count
    taken.append([])
    current = number < given.count ? given[number] : []
  }

  /// Whether the lists were given, and none is left.
  var isExhausted: Bool { random == nil && taken.count >= given.count }

  /// A number from 0 to before `count`, which is at least 1.
  ///
  /// - Parameter rare: The number of further numbers that are not drawn, but may be given.
  func choose(_ count: Int, rare: Int = 0) -> Int {
    take(UInt32(truncatingIfNeeded: count + rare)) { $0.next(below: UInt32(truncatingIfNeeded: count)) }
  }

  /// A number from 0 to before `count`; of some drawn numbers the one that was used least.
  ///
  /// - Parameter uses: How often a number was used.
  func chooseRare(_ count: Int, _ uses: (Int) -> Int) -> Int {
    let limit = UInt32(truncatingIfNeeded: count)
    return take(limit) { random in
      let drawn = (0..<3).map { _ in random.next(below: limit) }
      return drawn.min { uses(Int($0)) < uses(Int($1)) } ?? 0
    }
  }

  private func take(_ limit: UInt32, _ draw: (inout RandomNumbers) -> UInt32) -> Int {
    let last = taken.count - 1
    let number: UInt32
    if var numbers = random {
      number = draw(&numbers)
      random = numbers
    } else {
      let position = taken[last].count
      number = position < current.count ? current[position] % limit : 0
    }
    taken[last].append(number)
    return Int(number)
  }

  /// Takes a number that was not drawn.
  func note(_ number: Int) { taken[taken.count - 1].append(UInt32(truncatingIfNeeded: number)) }

  /// Whether an event happens that should in one of `count` cases; the simplest choice is that it does not.
  func chance(oneIn count: Int) -> Bool { choose(count) == count - 1 }

  /// One of the values, the first of which is the simplest.
  func pick<Value>(_ values: [Value]) -> Value { values[choose(values.count)] }

  /// The seed of a later run.
  static func seed(ofRun run: Int, after seed: UInt64) -> UInt64 {
    if run == 0 { return seed }
    var numbers = RandomNumbers(seed: seed &+ UInt64(run))
    return numbers.next()
  }

  /// The lists as text, `0; 0 10 0; 3`.
  static func text(of lists: [[UInt32]]) -> String {
    lists.map { $0.map(String.init).joined(separator: " ") }.joined(separator: "; ")
  }

  /// The lists of a text; nil if it has something else.
  static func lists(in text: some StringProtocol) -> [[UInt32]]? {
    var lists: [[UInt32]] = []
    for part in text.split(separator: ";", omittingEmptySubsequences: false) {
      let words = part.split(whereSeparator: \.isWhitespace)
      let numbers = words.compactMap { UInt32($0) }
      guard numbers.count == words.count else { return nil }
      lists.append(numbers)
    }
    return lists
  }
}

/// SplitMix64, by Steele, Lea and Flood: the same numbers on every machine.
struct RandomNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var number = state
    number = (number ^ (number >> 30)) &* 0xbf58_476d_1ce4_e5b9
    number = (number ^ (number >> 27)) &* 0x94d0_49bb_1331_11eb
    return number ^ (number >> 31)
  }

  mutating func next(below limit: UInt32) -> UInt32 {
    UInt32(truncatingIfNeeded: ((next() >> 32) &* UInt64(limit)) >> 32)
  }
}
