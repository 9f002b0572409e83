package import StateKit

/// The lines of recorded actions, by the numbers that the actions have in their store.
///
/// A stretch is a run in which both numbers grow by one. A recorder that sees all actions of a store has one stretch.
package struct LineNumbers: Sendable {
  private struct Stretch: Sendable {
    let firstNumber: Int
    let firstLine: Int
    var count: Int
  }

  private var stretches: [Stretch] = []

  package init() {}

  /// Adds an action that was handled after those before.
  package mutating func append(_ number: Int, at line: Int) {
    if let last = stretches.last, number == last.firstNumber + last.count, line == last.firstLine + last.count
    {
      stretches[stretches.count - 1].count += 1
    } else {
      stretches.append(Stretch(firstNumber: number, firstLine: line, count: 1))
    }
  }

  /// The line of the nearest action that led to one with a source; nil without a recorded one.
  package func line(of source: ActionSource) -> Int? {
    source.causesFromLast.lazy.compactMap { line(of: $0.number) }.first
  }

  /// The line of an action; nil if it was not recorded.
  package func line(of number: Int) -> Int? {
    var range = 0..<stretches.count
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      let stretch = stretches[middle]
      if number < stretch.firstNumber {
        range = range.lowerBound..<middle
      } else if number >= stretch.firstNumber + stretch.count {
        range = middle + 1..<range.upperBound
      } else {
        return stretch.firstLine + number - stretch.firstNumber
      }
    }
    return nil
  }
}
