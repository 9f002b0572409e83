extension [UInt8] {
  mutating func append(_ text: String) {
    // Bytes that lie in one place are put there at once, others one by one.
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { append(contentsOf: $0) }
    if isDone == nil { append(contentsOf: text.utf8) }
  }
}
