import Testing

@testable import StateKit

struct WeakObjectsTests {
  /// Is freed with the entry that it is the key of.
  private final class Key: Hashable {
    static func == (left: Key, right: Key) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  private final class Object {}

  private struct Weak {
    weak var key: Key?
  }

  @Test func `entries whose objects are gone are removed in time, and the others stay`() {
    var objects = WeakObjects<Key>()
    let (kept, object) = (Key(), Object())
    objects[kept] = object
    var keys: [Weak] = []
    for _ in 0..<100 {
      let key = Key()
      objects[key] = Object()
      keys.append(Weak(key: key))
    }
    #expect(keys.count { $0.key != nil } <= 16)
    #expect(objects[kept] === object)
  }
}
