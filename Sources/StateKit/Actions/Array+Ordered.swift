extension Array {
  /// Removes the elements with a number from an array that is sorted by the numbers; by binary search, because
  /// thousands may be removed one at a time.
  mutating func removeAll(numbered number: Int, by numberOf: (Element) -> Int) {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if numberOf(self[middle]) < number { low = middle + 1 } else { high = middle }
    }
    let end = self[low...].firstIndex { numberOf($0) != number } ?? endIndex
    removeSubrange(low..<end)
  }
}
