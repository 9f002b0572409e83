/// The work that the closures of one registration do at the moment, in all stores that use the registry.
final class SuppliedWork: Sendable {
  private struct Contents {
    /// How each is ended.
    var ends: [Int: @Sendable () -> Void] = [:]
    var lastID = 0
    var isOver = false
  }

  private let contents = Lock(Contents())

  /// Adds work that begins.
  ///
  /// - Returns: What takes it out again when it is released.
  func add(_ end: @escaping @Sendable () -> Void) -> Subscription {
    let id: Int? = contents.withLock { contents in
      if contents.isOver { return nil }
      contents.lastID += 1
      contents.ends[contents.lastID] = end
      return contents.lastID
    }
    guard let id else {
      end()
      return Subscription {}
    }
    return Subscription { [weak self] in self?.remove(id) }
  }

  private func remove(_ id: Int) {
    let end = contents.withLock { $0.ends.removeValue(forKey: id) }
    withExtendedLifetime(end) {}
  }

  /// Ends what runs, and what has been chosen to begin later.
  func end() {
    let ends = contents.withLock { contents in
      contents.isOver = true
      defer { contents.ends = [:] }
      return contents.ends
    }
    for (_, end) in ends.sorted(by: { $0.key < $1.key }) { end() }
  }

  /// Whether what was chosen before the end does not begin any more.
  var isOver: Bool { contents.withLock { $0.isOver } }

  var isEmpty: Bool { contents.withLock { $0.ends.isEmpty } }
}

extension Effect {
  /// Runs an asynchronous function that is ended with what supplied it, too.
  static func run(
    endedWith work: SuppliedWork,
    _ operation: @escaping @Sendable (Send<Action>) async -> Void
  ) -> Effect {
    .callback { send, end in
      if work.isOver {
        end()
        return {}
      }
      let task = Task {
        await operation(send)
        end()
      }
      // What was sent before comes before the end, what is sent later is dropped.
      let place = work.add {
        task.cancel()
        end()
      }
      // The store frees this when the effect ends, by itself too.
      return { withExtendedLifetime(place) { task.cancel() } }
    }
  }
}
