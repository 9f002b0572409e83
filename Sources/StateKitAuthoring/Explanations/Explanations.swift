internal import StateKitGenerator

/// The explanations of all diagnostics. `all` is in the recorded file `Explanations+Pages.swift`.
package enum Explanations {
  /// The explanation of a code in upper or lower case. For `SK0640`, `0640` and `640` are enough.
  package static func explanation(of code: String) -> Explanation? {
    let number = number(of: code)
    return number.flatMap { number in all.first { self.number(of: $0.code) == number } }
  }

  /// The known codes that an unknown code may stand for: at most three, the nearest first.
  package static func codes(near code: String) -> [String] {
    let near = Int(code.filter { $0.isASCII && $0.isNumber }).map(codes(near:)) ?? []
    return near.isEmpty ? [nearMiss(of: code, in: all.map(\.code))].compactMap(\.self) : near
  }

  private static func codes(near number: Int) -> [String] {
    let distances = all.compactMap { known in
      self.number(of: known.code).map { (code: known.code, distance: abs(number - $0)) }
    }
    return distances.filter { $0.distance < 10 }
      .sorted { ($0.distance, $0.code) < ($1.distance, $1.code) }
      .prefix(3).map(\.code)
  }

  private static func number(of code: String) -> Int? {
    let code = code.uppercased()
    let digits = code.hasPrefix("SK") ? code.dropFirst(2) : code[...]
    return digits.allSatisfy { $0.isASCII && $0.isNumber } ? Int(digits) : nil
  }
}
