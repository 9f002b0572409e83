extension [UInt8] {
  /// What stands between line ends.
  var lines: [ArraySlice<UInt8>] { split(separator: 0x0A, omittingEmptySubsequences: false) }
}
