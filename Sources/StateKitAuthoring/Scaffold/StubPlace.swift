internal import StateKitGenerator

/// The end of a body, where members are added.
struct StubPlace {
  let offset: Int
  /// The indentation of the members.
  let indentation: String
  let style: FileStyle
  /// The indentation of the closing bracket, if it needs to move to its own line.
  private let closing: String?
  private let isSpaced: Bool
  private let beginsSpaced: Bool

  init(site: SwiftScope, style: FileStyle) {
    let file = site.file
    let body = site.body
    let close = body.close.range.lowerBound
    let hasOwnLine = body.close.isFirstOnLine && file.isBlank(file.lineStart(of: close)..<close)
    let outer = file.indentation(at: hasOwnLine ? close : site.start.range.lowerBound)
    self.style = style
    self.offset = hasOwnLine ? file.lineStart(of: close) : close
    self.closing = hasOwnLine ? nil : outer
    self.indentation = StubPlace.memberIndentation(of: site) ?? outer + style.unit
    self.isSpaced = StubPlace.isSpaced(site)
    let before = body.open.range.upperBound..<offset
    let isEmpty = file.isBlank(before)
    self.beginsSpaced = hasOwnLine && !isEmpty && isSpaced && !StubPlace.endsEmpty(before, file)
  }

  func text(of pieces: [[String]]) -> String {
    var lines: [String] = closing == nil ? [] : [""]
    if beginsSpaced { lines.append("") }
    for (index, piece) in pieces.enumerated() {
      if index > 0, isSpaced { lines.append("") }
      lines += piece
    }
    return lines.joined(separator: style.lineEnd) + style.lineEnd + (closing ?? "")
  }

  /// The indentation of the last member on its own line.
  private static func memberIndentation(of site: SwiftScope) -> String? {
    let file = site.file
    // Members under a condition may be indented deeper.
    let starts = site.functions.filter { $0.conditions == site.conditions }.map(\.range.lowerBound)
      .filter { file.isBlank(file.lineStart(of: $0)..<$0) }
    if let last = starts.last { return file.indentation(at: last) }
    guard let first = site.body.nodes.first?.first, first.isFirstOnLine, first.kind != .hashWord else {
      return nil
    }
    return file.indentation(at: first.range.lowerBound)
  }

  /// Whether to separate methods by an empty line: false only if the existing methods stand without empty lines.
  private static func isSpaced(_ site: SwiftScope) -> Bool {
    let gaps = zip(site.functions, site.functions.dropFirst()).compactMap { first, second -> Range<Int>? in
      // A directive between methods also separates them.
      guard first.conditions == second.conditions else { return nil }
      return first.range.upperBound..<second.range.lowerBound
    }
    return gaps.isEmpty || gaps.contains { site.file.hasEmptyLine(in: $0) }
  }

  private static func endsEmpty(_ range: Range<Int>, _ file: SourceFile) -> Bool {
    var start = range.upperBound
    while start > range.lowerBound, file.isBlank(start - 1..<start) { start -= 1 }
    return file.hasEmptyLine(in: start..<range.upperBound)
  }
}
