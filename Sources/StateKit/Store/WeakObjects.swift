/// Objects by keys, for as long as somebody else holds them.
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
    // Twice what lives, so that tidying costs the same per object however many there are.
    countToTidyAt = max(16, objects.count * 2)
  }
}
