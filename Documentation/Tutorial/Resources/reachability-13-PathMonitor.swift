/// Stands for the system, which knows the connection.
struct PathMonitor: Sendable {
  /// The connections from now on, without an end.
  func updates() -> AsyncStream<Connection> {
    AsyncStream { updates in
      updates.yield(.wifi)
      updates.yield(.wired)
    }
  }
}
