extension Unmanaged {
  /// Calls a function with the object without counting references; the caller keeps the object alive meanwhile.
  @inline(__always)
  func withObject(_ body: (Instance) -> Void) {
    _withUnsafeGuaranteedRef { body($0) }
  }
}
