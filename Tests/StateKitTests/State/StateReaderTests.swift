import StateKitTestSupport
import Testing

@testable import StateKit

@MainActor
struct StateReaderTests {
  @Test func `a reader is called like a getter, and reads single properties`() {
    let reader = StateReader(StateStorage(AppState()))
    expectEqual(reader(), AppState())
    #expect(reader.settings.shouldUseReachability)
    expectEqual(reader.users.posts, PostsState())
  }

  @Test
  func
    `stored, computed, nested, optional and shared properties are read, and what holds them is not changed`()
  {
    let shared = Shared()
    let storage = StateStorage(Shelf(label: "a", pair: (1, ["x"]), note: "n", shared: shared))
    let reader = StateReader(storage)
    for count in 1...3 {
      expectEqual(reader.label, "a")
      expectEqual(reader.pair.1, ["x"])
      expectEqual(reader[dynamicMember: \.pair.0], 1)
      expectEqual(reader.doubled, "aa")
      expectEqual(reader.note, "n")
      expectEqual(reader[dynamicMember: \.note?.count], 1)
      expectEqual(reader.watched, 5)
      shared.count = count
      expectEqual(reader[dynamicMember: \.shared.count], count)
      expectEqual(reader[dynamicMember: \.self].label, "a")
    }
    storage.change { $0.label = "b" }
    expectEqual(reader.label, "b")
    expectEqual(reader.doubled, "bb")
  }

  /// More than the reader remembers the places of.
  @Test func `many properties are read in turn, each at its own place`() {
    let storage = StateStorage(Row(values: Array(0..<20)))
    let reader = StateReader(storage)
    for round in 0..<3 {
      for (number, path) in Row.paths.enumerated() {
        expectEqual(reader[dynamicMember: path], number + round)
      }
      storage.change { row in
        for path in Row.paths { row[keyPath: path] += 1 }
      }
    }
  }

  @Test func `a value that was read lives on without the state`() {
    var storage: StateStorage<Shelf>? = StateStorage(
      Shelf(label: "a", pair: (1, ["x", "y"]), note: nil, shared: Shared())
    )
    let read = storage.map { StateReader($0).pair.1 }
    storage = nil
    expectEqual(read, ["x", "y"])
  }

  @Test func `a reader that was kept for a long time reads the present state`() {
    let readers = Recorder<StateReader<Journal>>()
    let store = Store.journal(
      JournalMiddleware { _, _, state in
        readers.append(state)
        return .doNothing
      }
    )
    store.dispatch(.count)
    store.dispatch(.count)
    expectEqual(readers.all.map(\.count), [2, 2])
  }

  @Test func `a part has a reader of its own`() {
    let reader = StateReader(StateStorage(AppState(users: UsersState(posts: PostsState(selected: 3)))))
    expectEqual(reader.view(Scope.users).view(Scope.posts).selected, 3)
    expectEqual(reader.view(AppScope.root.users.posts)(), PostsState(selected: 3))
  }
}

private struct Shelf: Sendable {
  var label: String
  var pair: (Int, [String])
  var note: String?
  let shared: Shared
  var watched = 5 { didSet {} }

  var doubled: String { label + label }
}

private final class Shared: @unchecked Sendable {
  var count = 0
}

private struct Row {
  var a = (0, 0, 0, 0, 0), b = (0, 0, 0, 0, 0), c = (0, 0, 0, 0, 0), d = (0, 0, 0, 0, 0)

  static let paths: [any WritableKeyPath<Row, Int> & Sendable] = [
    \.a.0, \.a.1, \.a.2, \.a.3, \.a.4, \.b.0, \.b.1, \.b.2, \.b.3, \.b.4,
    \.c.0, \.c.1, \.c.2, \.c.3, \.c.4, \.d.0, \.d.1, \.d.2, \.d.3, \.d.4,
  ]

  init(values: [Int]) {
    for (path, value) in zip(Row.paths, values) { self[keyPath: path] = value }
  }
}
