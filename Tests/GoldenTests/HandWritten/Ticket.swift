/// A type that schemas name and no schema declares.
nonisolated struct Ticket: Equatable, Sendable, Identifiable {
  let id: Int
}

/// A state that a schema names and no schema declares.
nonisolated struct LegacyState: Equatable, Sendable {
  var settings = LegacySettingsState()
  var moved: [Ticket] = []
}

/// An error for a state that cannot be compared.
nonisolated struct Failure: Error {
  let reason: String
}
