import StateKit

nonisolated extension JotterState {
  var hasItsSelection: Bool { selected.map { notes.contains(id: $0) } ?? true }
  var isCounted: Bool { count == notes.count }
  var hasNoDebt: Bool { total >= 0 }
}

nonisolated extension BusyState {
  var isBusyWhileItWorks: Bool { isBusy || !(loaded.isLoading || saved.isLoading) }
  var hasNoOldFailure: Bool { failure == nil || !loaded.isLoaded }
}

nonisolated extension CashDeskState {
  var hasGoods: Bool { basket > 0 }
}

/// A tone, of whose cents only the hundreds are encoded.
nonisolated struct Tone: Hashable, Codable {
  var cents: Int

  init(cents: Int) { self.cents = cents }

  init(from decoder: any Decoder) throws {
    cents = try decoder.singleValueContainer().decode(Int.self)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(cents / 100 * 100)
  }
}
