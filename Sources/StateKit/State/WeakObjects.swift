/// Objects by key, without retaining them.
struct WeakObjects<Key: Hashable> {
  private struct Weak {
    weak var object: AnyObject?
  }

  private var objects: [Key: Weak] = [:]
  private var countToTidyAt = 16

  subscript(key: Key) -> AnyObject? {
    get { objects[key]?.object }
    set {
      if objects.count >= countToTidyAt { tidy() }
      objects[key] = newValue.map { Weak(object: $0) }
    }
  }

  private mutating func tidy() {
    objects = objects.filter { $0.value.object != nil }
    // Twice the number of live objects, so that the cost of cleaning up per object is constant.
    countToTidyAt = max(16, objects.count * 2)
  }
}
