/// A `switch` that compiles with any number of cases: the compiler does not accept exhaustive switches with some
/// hundreds of cases, so longer switches are split into local functions that end in `default`.
struct SwitchCode {
  struct Case {
    let pattern: Code
    /// The code after the colon.
    let body: [Code]
  }

  /// A local function for a part of the cases.
  struct Part {
    /// For example `func leafIndex2() -> Swift.Int {`.
    let head: Code
    /// For example `return leafIndex2()`.
    let call: Code
  }

  let subject: Code
  let cases: [Case]
  /// The code of `default`; nil if the cases are complete.
  let otherwise: Code?
  /// The code of the unreachable `default` in the last part, if the cases are complete.
  let end: Code
  /// The function with a number, counted from 2.
  let part: (Int) -> Part

  static let mostCases = 256
  private static let casesPerPart = 100

  /// The local functions, then the switch; without cases, only the code of `default`.
  var lines: [Code] {
    guard !cases.isEmpty else {
      // A `break` outside of a switch would not compile.
      if otherwise?.text == "break" { return [] }
      return [otherwise ?? "switch \(subject) {}"]
    }
    guard cases.count > SwitchCode.mostCases else {
      return SwitchCode.lines(subject, cases[...], otherwise: otherwise)
    }
    let size: Int = SwitchCode.casesPerPart
    let count: Int = (cases.count + size - 1) / size
    let parts: [[Code]] = (1...count).map { number in
      let range: ArraySlice<Case> = cases[(number - 1) * size..<min(number * size, cases.count)]
      let otherwise: Code = number < count ? part(number + 1).call : otherwise ?? end
      return SwitchCode.lines(subject, range, otherwise: otherwise)
    }
    var lines: [Code] = []
    for number in 2...count {
      lines.append(part(number).head)
      lines += parts[number - 1].indented
      lines.append("}")
    }
    return lines + parts[0]
  }

  private static func lines(_ subject: Code, _ cases: ArraySlice<Case>, otherwise: Code?) -> [Code] {
    var lines: [Code] = ["switch \(subject) {"]
    for item in cases {
      if let only = item.body.first, item.body.count == 1, isShort(item.pattern, only) {
        lines.append("case \(item.pattern): \(only)")
      } else {
        lines.append("case \(item.pattern):")
        for line in item.body { lines.append(line.indented) }
      }
    }
    if let otherwise { lines.append("default: \(otherwise)") }
    return lines + ["}"]
  }

  private static func isShort(_ pattern: Code, _ body: Code) -> Bool {
    !body.hasPlaces && pattern.isShort(with: body, within: 89)
  }
}

extension SwitchCode {
  /// A switch over an action, without a result, whose cases declare the action's bridges or effects.
  init(declaring cases: [Case], isComplete: Bool, part: Code) {
    self.init(
      subject: "self",
      cases: cases,
      otherwise: isComplete ? nil : "break",
      end: "break",
      part: { Part(head: "func \(part)\($0)() {", call: "\(part)\($0)()") }
    )
  }
}
