extension Property {
  /// Checks one input of libFuzzer. A flaw ends the program, so that libFuzzer keeps the input.
  package func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    do throws(Flaw) {
      try check(Array(UnsafeBufferPointer(start: start, count: count)))
      return 0
    } catch {
      fatalError("\(name): \(error)")
    }
  }
}
