internal import StateKitGenerator

/// All explanations there are.
package enum Explanations {
  /// In the order of their codes.
  package static let all: [Explanation] =
    (allowances + types + children + paths + bridges + circles + reactions + requests + effects + actions
    + costs)
    .sorted { $0.code < $1.code }

  /// What `SK0640` means, in whatever case it is written.
  package static func explanation(of code: String) -> Explanation? {
    let code = code.uppercased()
    return all.first { $0.code == code }
  }

  /// The codes that somebody who asked for another one may have meant: at most three, the nearest first.
  package static func codes(near code: String) -> [String] {
    guard let number = Int(code.filter { $0.isASCII && $0.isNumber }) else { return [] }
    let distances = all.compactMap { known in
      Int(known.code.dropFirst(2)).map { (code: known.code, distance: abs(number - $0)) }
    }
    return distances.filter { $0.distance < 10 }
      .sorted { ($0.distance, $0.code) < ($1.distance, $1.code) }
      .prefix(3).map(\.code)
  }
}
