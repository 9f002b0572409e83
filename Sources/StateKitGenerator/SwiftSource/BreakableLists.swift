/// The lists in a line of code, by the offsets of their elements and of their ends: where the line may be broken.
///
/// They stand one behind the other in one array, as every line has some and hardly one is ever broken.
struct BreakableLists {
  /// For each list how many offsets it has, then the offsets.
  private var numbers: [Int] = []

  /// Adds a list, which has at least one element and its end.
  mutating func append(_ offsets: [Int]) {
    numbers.append(offsets.count)
    numbers += offsets
  }

  /// Adds those of code that was put behind `start` bytes of other code.
  mutating func append(_ others: BreakableLists, behind start: Int) {
    if others.numbers.isEmpty { return }
    guard start > 0 else { return numbers += others.numbers }
    numbers.reserveCapacity(numbers.count + others.numbers.count)
    var next = 0
    for (index, number) in others.numbers.enumerated() {
      let isCount: Bool = index == next
      if isCount { next += number + 1 }
      numbers.append(isCount ? number : start + number)
    }
  }

  /// The list that takes the most room, the first one of several.
  var longest: ArraySlice<Int>? {
    var longest: ArraySlice<Int>?
    var length = -1
    var start = 0
    while start < numbers.count {
      let end: Int = start + 1 + numbers[start]
      if numbers[end - 1] - numbers[start + 1] > length {
        length = numbers[end - 1] - numbers[start + 1]
        longest = numbers[start + 1..<end]
      }
      start = end
    }
    return longest
  }
}
