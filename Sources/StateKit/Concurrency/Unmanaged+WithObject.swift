extension Unmanaged {
  /// Calls a function with the object, which somebody else keeps alive meanwhile; nothing is counted.
  @inline(__always)
  func withObject(_ body: (Instance) -> Void) {
    _withUnsafeGuaranteedRef { body($0) }
  }
}
