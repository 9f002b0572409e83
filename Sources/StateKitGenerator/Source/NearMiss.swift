/// The candidate that the author of `name` most likely meant; nil if no candidate is near.
///
/// A candidate is near if the edit distance is at most a third of the longer name's length. One edit is always allowed
/// between names of two or more letters. Case does not count, nor the alphabet of a letter; the first of equally near
/// candidates wins.
///
/// - Parameter distance: The greatest number of edits allowed, for texts of any length.
package func nearMiss(
  of name: String,
  in candidates: some Sequence<String>,
  within distance: Int = .max
) -> String? {
  let letters = Array(name.seen.lowercased().unicodeScalars)
  var nearest: (candidate: String, distance: Int)?
  for candidate in candidates where candidate != name {
    let others = Array(candidate.seen.lowercased().unicodeScalars)
    let limit = min(nearLimit(letters.count, others.count), distance, (nearest?.distance ?? .max) - 1)
    guard let distance = editDistance(letters, others, limit: limit) else { continue }
    if distance == 0 { return candidate }
    nearest = (candidate, distance)
  }
  return nearest?.candidate
}

private func nearLimit(_ left: Int, _ right: Int) -> Int {
  // The distance takes quadratic time, and texts of that length are not misspellings of each other.
  if min(left, right) < 2 || max(left, right) > 100 { return 0 }
  return max(1, max(left, right) / 3)
}

/// The number of edits between two texts: inserted, removed and changed letters and swapped neighbours, by optimal
/// string alignment (a letter is edited at most once). Nil above `limit`.
func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar], limit: Int) -> Int? {
  if abs(left.count - right.count) > limit { return nil }
  if limit == 0 { return left == right ? 0 : nil }
  if left.isEmpty || right.isEmpty { return max(left.count, right.count) }
  var beforeLast: [Int] = []
  var last = Array(0...right.count)
  for row in 1...left.count {
    var current = [row]
    for column in 1...right.count {
      let isSame = left[row - 1] == right[column - 1]
      var cost = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + (isSame ? 0 : 1))
      let isSwapped =
        row > 1 && column > 1 && left[row - 1] == right[column - 2] && left[row - 2] == right[column - 1]
      if isSwapped { cost = min(cost, beforeLast[column - 2] + 1) }
      current.append(cost)
    }
    // A swap reaches back two rows, so only both rows together are a lower bound.
    if !current.contains(where: { $0 <= limit }), !last.contains(where: { $0 <= limit }) { return nil }
    beforeLast = last
    last = current
  }
  return last[right.count] <= limit ? last[right.count] : nil
}
