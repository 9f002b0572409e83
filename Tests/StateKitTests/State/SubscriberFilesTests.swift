import StateKitTestSupport
import Testing

@testable import StateKit

@MainActor
struct SubscriberFilesTests {
  @Test(arguments: [0..<1, 0..<2])
  func `a subscriber that is removed is let go of, and the others stay`(domains: Range<Int>) {
    var files = SubscriberFiles(tree: DomainTable(parents: [-1, 0], bytes: [nil, nil]))
    files.add(Subscriber(number: 1, domains: 0..<1) {})
    weak let removed = added(2, domains, to: &files)
    if let removed { files.remove(removed) }
    #expect(removed == nil)
    expectEqual(files.subscribers(concernedWith: 0).map(\.number), [1])
  }

  private func added(_ number: Int, _ domains: Range<Int>, to files: inout SubscriberFiles) -> Subscriber {
    let subscriber = Subscriber(number: number, domains: domains) {}
    files.add(subscriber)
    return subscriber
  }
}
