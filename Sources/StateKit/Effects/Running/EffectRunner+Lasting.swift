extension EffectRunner {
  /// Whether work runs that will end by itself. Work that waits for its turn does not count, because it may wait for work that
  /// goes on for ever.
  var hasWorkToEnd: Bool {
    running.leaves.contains { id in
      if lasting.contains(id) { return false }
      switch plans[id] {
      case .queued, .held, .open: return false
      default: return true
      }
    }
  }

  /// The function by which an effect tells that it may go on for ever; nil if nobody asks.
  func noteLasting(_ id: Int) -> (@Sendable () -> Void)? {
    guard marksLasting else { return nil }
    return { [mailbox, weak self] in
      mailbox.put { [weak self] in
        if self?.running.contains(id) == true { self?.lasting.insert(id) }
      }
    }
  }
}
