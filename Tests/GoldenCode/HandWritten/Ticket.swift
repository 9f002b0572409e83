/// A type that schemas use but do not declare.
nonisolated struct Ticket: Equatable, Sendable, Identifiable {
  let id: Int
}

/// A state that a schema uses but does not declare.
nonisolated struct LegacyState: Equatable, Sendable {
  var settings = LegacySettingsState()
  var moved: [Ticket] = []
}

/// An error for a state that is not comparable.
nonisolated struct Failure: Error {
  let reason: String
}
