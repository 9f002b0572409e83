import Foundation
import StateKit
import StateKitTestSupport
import Testing

struct StackStateTests {
  private struct Screen: Hashable, Codable, Sendable {
    var name: String
    var numbers: [Int] = []
  }

  private func stack(_ names: String...) -> StackState<Screen> { StackState(names.map { Screen(name: $0) }) }

  @Test func `ids are counted from 0, and none is given twice`() {
    var stack = stack("a", "b")
    expectEqual(stack.ids, [0, 1])
    expectEqual(stack.append(Screen(name: "c")), 2)
    expectEqual(stack.popLast()?.name, "c")
    expectEqual(stack.append(Screen(name: "d")), 3)
    stack.removeAll()
    #expect(stack.popLast() == nil)
    stack.append(contentsOf: [Screen(name: "e"), Screen(name: "f")])
    expectEqual(stack.ids, [4, 5])
    stack.replaceAll(with: [Screen(name: "g")])
    expectEqual(stack.ids, [6])
    expectEqual(StackState<Screen>([Screen(name: "a")]).ids, [0])
  }

  @Test func `elements are found by their ids and in their order`() {
    let stack = stack("a", "b", "c")
    expectEqual(stack[id: 1]?.name, "b")
    #expect(stack[id: 3] == nil && stack[id: -1] == nil)
    expectEqual(stack.index(id: 2), 2)
    #expect(stack.contains(id: 0) && !stack.contains(id: 3))
    expectEqual(stack.map(\.name), ["a", "b", "c"])
    expectEqual(stack[1].name, "b")
    expectEqual(stack.last?.name, "c")
    expectEqual(stack.elements.count, 3)
  }

  @Test func `an element is changed and removed by its id, and no id can be chosen`() {
    var stack = stack("a", "b", "c")
    stack[id: 1]?.name = "x"
    expectEqual(stack.map(\.name), ["a", "x", "c"])
    stack[id: 1] = nil
    expectEqual(stack.ids, [0, 2])
    expectEqual(stack.map(\.name), ["a", "c"])
    stack[id: 1] = Screen(name: "late")
    stack[id: 7] = Screen(name: "late")
    expectEqual(stack.map(\.name), ["a", "c"])
    expectEqual(stack.remove(id: 0)?.name, "a")
    #expect(stack.remove(id: 0) == nil)
    expectEqual(stack.ids, [2])
  }

  @Test func `an error while an element is changed leaves it there`() {
    struct Failure: Error {}
    func fail(_ element: inout Screen?) throws {
      element?.name = "before the error"
      throw Failure()
    }
    var stack = stack("a", "b")
    #expect(throws: Failure.self) { try fail(&stack[id: 0]) }
    expectEqual(stack.map(\.name), ["before the error", "b"])
  }

  @Test func `going back removes an element and all above it`() {
    var stack = stack("a", "b", "c", "d")
    stack.pop(to: 2)
    expectEqual(stack.map(\.name), ["a", "b", "c"])
    stack.pop(from: 1)
    expectEqual(stack.map(\.name), ["a"])
    let wasThere = [stack.pop(from: 1), stack.pop(to: 1)]
    expectEqual(wasThere, [false, false])
    expectEqual(stack.ids, [0])
  }

  @Test func `changing an element does not copy the stack or the element`() {
    var stack = StackState((0..<100).map { Screen(name: "\($0)", numbers: Array(repeating: 0, count: 50)) })
    func addresses() -> [UnsafeRawPointer?] {
      [stack.elements.withUnsafeBytes { $0.baseAddress }]
        + stack.map { $0.numbers.withUnsafeBytes { $0.baseAddress } }
    }
    let before = addresses()
    stack[id: 3]?.numbers[7] = 1
    expectEqual(addresses(), before)
    expectEqual(stack[3].numbers[7], 1)
  }

  @Test func `two stacks are equal if their ids and elements are`() {
    var popped = stack("a", "b")
    popped.popLast()
    expectEqual(popped, stack("a"))
    expectEqual(popped.hashValue, stack("a").hashValue)
    popped.replaceAll(with: [Screen(name: "a")])
    #expect(popped != stack("a"))
    #expect(stack("a") != stack("b"))
  }

  // MARK: Coding

  @Test func `the next id is stored`() throws {
    var stack = stack("a", "b", "c")
    stack.remove(id: 1)
    stack.popLast()
    let data = try JSONEncoder().encode(stack)
    var decoded = try JSONDecoder().decode(StackState<Screen>.self, from: data)
    expectEqual(decoded, stack)
    expectEqual(decoded.append(Screen(name: "d")), 3)
  }

  @Test(arguments: [
    #"{"ids": [0], "elements": [], "nextID": 1}"#,
    #"{"ids": [0, 0], "elements": [1, 2], "nextID": 3}"#,
    #"{"ids": [1, 0], "elements": [1, 2], "nextID": 3}"#,
    #"{"ids": [-1, 0], "elements": [1, 2], "nextID": 3}"#,
    #"{"ids": [0, 3], "elements": [1, 2], "nextID": 3}"#,
    #"{"ids": [], "elements": [], "nextID": -1}"#,
    #"{"ids": [], "elements": [], "nextID": 9223372036854775807}"#,
  ])
  func `a stack with other ids is not decoded`(_ text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(StackState<Int>.self, from: Data(text.utf8))
    }
  }

  @Test func `a difference names the element by its id`() {
    var old = stack("a", "b")
    var new = old
    new[id: 1]?.name = "c"
    old.popLast()
    old.append(Screen(name: "b"))
    #expect("\(old.customMirror.children.map { "\($0.value)" })".contains("key: 2"))
    #expect(new.description.contains("c"))
  }

  // MARK: All changes

  @Test(arguments: 0..<20) func `any changes leave what a list of pairs would hold`(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var stack = StackState<Int>()
    var model: [(id: Int, element: Int)] = []
    var next = 0
    for step in 0..<200 {
      let id = Int.random(in: 0...next, using: &random)
      switch Int.random(in: 0..<8, using: &random) {
      case 0...2:
        expectEqual(stack.append(step), next)
        model.append((next, step))
        next += 1
      case 3:
        stack[id: id] = nil
        model.removeAll { $0.id == id }
      case 4:
        stack[id: id]? += 1
        for position in model.indices where model[position].id == id { model[position].element += 1 }
      case 5:
        let isThere = model.contains { $0.id == id }
        expectEqual(stack.pop(from: id), isThere)
        if isThere { model.removeAll { $0.id >= id } }
      case 6:
        let isThere = model.contains { $0.id == id }
        expectEqual(stack.pop(to: id), isThere)
        if isThere { model.removeAll { $0.id > id } }
      default:
        let last = model.popLast()?.element
        expectEqual(stack.popLast(), last)
      }
      expectEqual(stack.ids, model.map(\.id))
      expectEqual(stack.elements, model.map(\.element))
    }
  }
}

struct StackActionTests {
  private typealias Action = StackAction<Int>

  @Test func `an action is an element's, or goes back`() {
    let action = Action.element(id: 1, action: 7)
    #expect(action.element?.id == 1 && action.element?.action == 7)
    expectEqual(action[id: 1], 7)
    #expect(action[id: 2] == nil)
    #expect(action.popFrom == nil)
    expectEqual(Action.popFrom(id: 3).popFrom, 3)
    #expect(Action.popFrom(id: 3).element == nil)
    #expect(Action.popFrom(id: 3)[id: 3] == nil)
  }

  @Test func `the text names the id`() {
    expectEqual("\(Action.element(id: 1, action: 7))", "id: 1, action: 7")
    expectEqual(String(reflecting: Action.popFrom(id: 3)), "popFrom(id: 3)")
  }

  @Test(arguments: [
    (StackAction.element(id: 1, action: 7), #"{"action":7,"id":1}"#),
    (.popFrom(id: 3), #"{"popFrom":{"id":3}}"#),
  ])
  func `an element's action is encoded as that of a list`(_ action: StackAction<Int>, _ text: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(action)
    expectEqual(String(decoding: data, as: UTF8.self), text)
    try expectEqual(JSONDecoder().decode(StackAction<Int>.self, from: data), action)
  }
}
