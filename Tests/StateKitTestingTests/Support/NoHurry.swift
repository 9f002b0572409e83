extension Duration {
  /// A timeout that even the busiest machine does not reach. Correct tests never wait for it.
  static var noHurry: Duration { .seconds(1_000_000) }
}
