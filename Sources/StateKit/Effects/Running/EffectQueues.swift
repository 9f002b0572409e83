/// The effects that run one after the other, by key.
struct EffectQueues {
  private var members: [PolicyKey: [Int]] = [:]
  private var keys: [Int: PolicyKey] = [:]

  var isEmpty: Bool { members.isEmpty && keys.isEmpty }

  /// Adds an effect at the end of a queue.
  mutating func append(_ id: Int, to key: PolicyKey) {
    members[key, default: []].append(id)
    keys[id] = key
  }

  func contains(_ id: Int) -> Bool { keys[id] != nil }

  /// Whether the effect is the first in its queue.
  func isFirst(_ id: Int) -> Bool {
    keys[id].flatMap { members[$0]?.first } == id
  }

  /// Removes an effect that ended or was cancelled.
  ///
  /// - Returns: The next effect of the queue, if the removed one was the first.
  mutating func remove(_ id: Int) -> Int? {
    guard let key = keys.removeValue(forKey: id) else { return nil }
    let wasFirst = members[key]?.first == id
    members[key]?.removeAll { $0 == id }
    if members[key]?.isEmpty == true { members[key] = nil }
    return wasFirst ? members[key]?.first : nil
  }
}
