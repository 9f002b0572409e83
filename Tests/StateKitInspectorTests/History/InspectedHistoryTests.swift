#if Inspector
import StateKit
import Testing

@testable import StateKitInspector

struct InspectedHistoryTests {
  private typealias History = InspectedHistory<Int, Int>

  private func history(limit: Int, _ count: Int) -> History {
    let history = History(limit: limit)
    for state in 0..<count {
      history.append(InspectedEntry(content: .state, state: state, time: .zero))
    }
    return history
  }

  @Test func `lines are numbered from 1, and the oldest are forgotten`() {
    let history = history(limit: 3, 5)
    #expect(history.firstLine == 3)
    #expect(history.lastLine == 5)
    #expect((1...6).map { history[$0]?.state } == [nil, nil, 2, 3, 4, nil])
  }

  @Test func `lines are read from a number on, as many as asked for`() {
    let history = history(limit: 3, 5)
    let read = [1, 4, 6].map { history.entries(from: $0, atMost: 2) }
    #expect(read.map(\.first) == [3, 4, 6])
    #expect(read.map { $0.entries.map(\.state) } == [[2, 3], [3, 4], []])
  }

  @Test func `who waits for a line gets it when it is there`() async {
    let history = history(limit: 3, 1)
    #expect(await history.wait(for: 1))
    let waiting = Task { await history.wait(for: 3) }
    for state in 1...2 { history.append(InspectedEntry(content: .state, state: state, time: .zero)) }
    #expect(await waiting.value)
  }

  @Test func `waiting ends with the history, and with the task`() async {
    let history = history(limit: 3, 1)
    let cancelled = Task { await history.wait(for: 2) }
    cancelled.cancel()
    #expect(await cancelled.value == false)
    let waiting = Task { await history.wait(for: 2) }
    history.close()
    #expect(await waiting.value == false)
  }
}
#endif
