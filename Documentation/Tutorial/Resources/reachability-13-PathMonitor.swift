/// Stands for what the system knows of the connection.
struct PathMonitor: Sendable {
  /// What it sees from now on, without an end.
  func updates() -> AsyncStream<Connection> {
    AsyncStream { updates in
      updates.yield(.wifi)
      updates.yield(.wired)
    }
  }
}
