internal import StateKitGenerator

/// The smallest change from one text to another, without their common beginning and end.
struct TextEdits {
  let range: Range<Int>
  let text: String

  /// Nil if the texts are equal.
  init?(from old: [UInt8], to new: [UInt8]) {
    if old == new { return nil }
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    while start > 0, start < old.count, UTF8.isContinuation(old[start]) { start -= 1 }
    var oldEnd = old.count
    var newEnd = new.count
    while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    while oldEnd < old.count, UTF8.isContinuation(old[oldEnd]) {
      oldEnd += 1
      newEnd += 1
    }
    // A line end of two bytes is replaced as a whole, because a position cannot lie within it.
    if oldEnd > start, oldEnd < old.count, old[oldEnd] == ASCII.lineFeed,
      old[oldEnd - 1] == ASCII.carriageReturn
    {
      oldEnd += 1
      newEnd += 1
    }
    range = start..<oldEnd
    text = String(decoding: new[start..<newEnd], as: UTF8.self)
  }
}
