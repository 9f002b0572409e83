/// The running work of the closures of one registration, in all stores that use the registry.
final class SuppliedWork: Sendable {
  private struct Contents {
    /// The function that ends each running work.
    var ends: [Int: @Sendable () -> Void] = [:]
    var lastID = 0
    var isOver = false
  }

  private let contents = Lock(Contents())

  /// Adds work that begins.
  ///
  /// - Returns: A subscription that removes the work when it is released.
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

  /// Ends running work, and work that was chosen but has not begun.
  func end() {
    let ends = contents.withLock { contents in
      contents.isOver = true
      defer { contents.ends = [:] }
      return contents.ends
    }
    for (_, end) in ends.sorted(by: { $0.key < $1.key }) { end() }
  }

  /// Whether work that was chosen before the end may no longer begin.
  var isOver: Bool { contents.withLock { $0.isOver } }

  var isEmpty: Bool { contents.withLock { $0.ends.isEmpty } }
}

extension Effect {
  /// Runs an asynchronous function that also ends when its supplied work is ended.
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
        await RunningWork.run(send, operation)
        end()
      }
      // Actions sent before the end still arrive; later ones, also those for the cancellation, are dropped.
      let place = work.add {
        end()
        task.cancel()
      }
      // The store releases this when the effect ends, also when it ends by itself.
      return { withExtendedLifetime(place) { task.cancel() } }
    }
  }
}
