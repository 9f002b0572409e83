import StateKitTestSupport
import Testing

@testable import StateKit

@MainActor
@Suite(.watched)
struct MailboxTests {
  private struct Numbered: Sendable {
    let thread: Int
    let number: Int
  }

  private struct Holding: Sendable {
    let member: Census.Member
  }

  private nonisolated static let threadCount = 8
  private nonisolated static let messageCount = Thoroughness.rounds(2_000, all: 10_000)

  /// The numbers of the actions in a queue, by thread, in order.
  private func numbers(in queue: MessageQueue) -> [Int: [Int]] {
    var numbers: [Int: [Int]] = [:]
    while let message = queue.popFirst() {
      guard let message = message as? ActionMessage<Numbered> else { continue }
      numbers[message.action.thread, default: []].append(message.action.number)
    }
    return numbers
  }

  private nonisolated func put<Action>(_ action: Action, into mailbox: Mailbox<Action>) {
    mailbox.put(action, from: ActionSource(), by: .dispatch, isolation: nil)
  }

  private nonisolated func fill(_ mailbox: Mailbox<Numbered>) async {
    await StressThreads.run(Self.threadCount) { thread in
      for number in 0..<Self.messageCount { put(Numbered(thread: thread, number: number), into: mailbox) }
    }
  }

  private var all: [Int: [Int]] {
    let numbers = Array(0..<Self.messageCount)
    return Dictionary(uniqueKeysWithValues: (0..<Self.threadCount).map { ($0, numbers) })
  }

  @Test func `messages from many threads all arrive, in the order of each thread`() async {
    let mailbox = Mailbox<Numbered> {}
    await fill(mailbox)
    let queue = MessageQueue()
    #expect(mailbox.hasMessages)
    mailbox.takeAll(into: queue)
    #expect(!mailbox.hasMessages)
    expectEqual(numbers(in: queue), all)
  }

  @Test func `the mailbox is emptied when it has a message, without an external call`() async {
    let (place, queue, count) = (Place<Mailbox<Numbered>>(), MessageQueue(), Place<Int>())
    let taken = Gate()
    let mailbox = Mailbox<Numbered> {
      let arrived = MessageQueue()
      place.value?.takeAll(into: arrived)
      while let message = arrived.popFirst() {
        queue.append(message)
        count.value = (count.value ?? 0) + 1
      }
      if count.value == Self.threadCount * Self.messageCount { taken.open() }
    }
    place.value = mailbox
    await fill(mailbox)
    await taken.wait()
    expectEqual(numbers(in: queue), all)
    place.value = nil
  }

  @Test func `the main actor takes at once the messages of other threads, earlier and later ones`() async {
    let (place, queue) = (Place<Mailbox<Numbered>>(), MessageQueue())
    let mailbox = Mailbox<Numbered> { place.value?.takeAll(into: queue) }
    place.value = mailbox
    let rounds = 2000
    let others = Task.detached {
      for number in 0..<rounds { put(Numbered(thread: 1, number: number), into: mailbox) }
    }
    for number in 0..<rounds {
      mailbox.put(
        Numbered(thread: 0, number: number),
        from: ActionSource(),
        by: .dispatch,
        isolation: MainActor.shared
      )
    }
    await others.value
    mailbox.takeAll(into: queue)
    expectEqual(numbers(in: queue), [0: Array(0..<rounds), 1: Array(0..<rounds)])
    place.value = nil
  }

  @Test func `ends of effects keep their place among actions`() {
    let mailbox = Mailbox<Numbered> {}
    let queue = MessageQueue()
    put(Numbered(thread: 0, number: 1), into: mailbox)
    mailbox.putEnd(ofEffect: 2, isolation: nil)
    mailbox.put(Numbered(thread: 0, number: 3), from: ActionSource(), effect: 3, by: nil, isolation: nil)
    mailbox.takeAll(into: queue)
    expectEqual(
      [queue.popFirst(), queue.popFirst(), queue.popFirst()].map(\.?.isAction),
      [true, false, true]
    )
  }

  @Test func `closing frees the waiting messages, and later messages are freed at once`() {
    let census = Census()
    let mailbox = Mailbox<Holding> {}
    for _ in 0..<3 { put(Holding(member: census.member(.effect)), into: mailbox) }
    expectEqual(census.living(.effect), 3)
    mailbox.close()
    expectEqual(census.living(.effect), 0)
    put(Holding(member: census.member(.effect)), into: mailbox)
    mailbox.close()
    expectEqual(census.living(.effect), 0)
    let queue = MessageQueue()
    mailbox.takeAll(into: queue)
    #expect(queue.isEmpty)
  }

  @Test func `closing while threads put in frees all`() async {
    let census = Census()
    let mailbox = Mailbox<Holding> {}
    let half = Gate()
    let threads = Task.detached {
      await StressThreads.run(Self.threadCount) { _ in
        for number in 0..<Self.messageCount {
          put(Holding(member: census.member(.effect)), into: mailbox)
          if number == Self.messageCount / 2 { half.open() }
        }
      }
    }
    await half.wait()
    mailbox.close()
    await threads.value
    expectEqual(census.born(.effect), Self.threadCount * Self.messageCount)
    expectEqual(census.living(.effect), 0)
  }

  @Test func `a mailbox that is freed frees its waiting messages`() {
    let census = Census()
    do {
      let mailbox = Mailbox<Holding> {}
      put(Holding(member: census.member(.effect)), into: mailbox)
      expectEqual(census.living(.effect), 1)
    }
    expectEqual(census.living(.effect), 0)
  }
}
