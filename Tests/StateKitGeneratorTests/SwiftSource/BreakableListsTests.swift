import Testing

@testable import StateKitGenerator

@Suite struct BreakableListsTests {
  @Test func `the longest list is found, with its elements and its end`() {
    var lists = BreakableLists()
    #expect(lists.longest == nil)
    lists.append([1, 4])
    lists.append([6, 10, 15])
    lists.append([20, 21])
    #expect(lists.longest.map(Array.init) == [6, 10, 15])
  }

  @Test func `of lists that are equally long the first one is meant`() {
    var lists = BreakableLists()
    lists.append([1, 4])
    lists.append([6, 9])
    #expect(lists.longest.map(Array.init) == [1, 4])
  }

  @Test func `lists of code that is put behind other code move with it`() {
    var inner = BreakableLists()
    // A list of two at an offset that is also a count.
    inner.append([2, 3, 9])
    inner.append([2, 4])
    var outer = BreakableLists()
    outer.append([0, 1])
    outer.append(inner, behind: 10)
    #expect(outer.longest.map(Array.init) == [12, 13, 19])
  }
}
