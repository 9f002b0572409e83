/// A `switch` that the compiler can take, however many cases there are: it gives up on exhaustive ones of some
/// hundreds, so that longer ones go through local functions that end in `default`.
struct SwitchCode {
  struct Case {
    let pattern: Code
    /// What follows the colon.
    let body: [Code]
  }

  /// A local function that has a part of the cases.
  struct Part {
    /// For example `func leafIndex2() -> Swift.Int {`.
    let head: Code
    /// For example `return leafIndex2()`.
    let call: Code
  }

  let subject: Code
  let cases: [Case]
  /// What `default` does; nil where the cases are all that there are.
  let otherwise: Code?
  /// What is returned by the unreachable `default` of the last part of all that there are.
  let end: Code
  /// The part of a number, counted from 2.
  let part: (Int) -> Part

  static let mostCases = 256
  private static let casesPerPart = 100

  /// The local functions, then the switch; no switch over nothing.
  var lines: [Code] {
    guard !cases.isEmpty else {
      // There is nothing to break out of.
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
  /// A switch over an action whose cases declare what follows it, and return nothing.
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
