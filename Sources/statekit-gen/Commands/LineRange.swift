internal import ArgumentParser

/// The lines of a recording that a person names: `400000...500000`.
struct LineRange: ExpressibleByArgument {
  let lines: ClosedRange<Int>

  init?(argument: String) {
    let ends = argument.split(separator: "...", omittingEmptySubsequences: false).map { Int($0) }
    guard ends.count == 2, let first = ends[0], let last = ends[1], 1 <= first, first <= last else {
      return nil
    }
    lines = first...last
  }
}
