/// The lines of a recording that a page shows. The recording stays bytes: only a browser parses its lines.
package struct RecordingExcerpt: Sendable {
  /// The reason why a file cannot be shown.
  package enum Failure: Error, Equatable {
    case empty
    /// The file has bytes that text does not contain.
    case binary
    /// The first lines do not come from a recorder. The text names the origin of the file, if it is known.
    case foreign(String?)
    /// The wanted lines begin after the end, which is at this line.
    case beyondEnd(Int)
  }

  /// The numbers of the lines, from 1.
  package let lines: ClosedRange<Int>
  /// The number of lines of the whole recording.
  package let count: Int
  private let recording: [UInt8]
  private let range: Range<Int>

  /// The maximum number of lines of a recording that a page shows as a whole.
  package static let mostLines: Int = 200_000
  /// The number of lines, from the end, that a page shows of a longer recording.
  package static let shownLines: Int = 100_000
  /// The number of lines before the excerpt among which a whole state is searched.
  private static let searchedLines: Int = 20_000

  /// - Parameter wanted: The lines to show; nil for all, or the last ones of a long recording.
  package init(of recording: [UInt8], lines wanted: ClosedRange<Int>? = nil) throws(Failure) {
    let (isBinary, starts) = recording.withUnsafeBytes { bytes in
      (LineSearch.first(0, in: bytes, 0..<bytes.count) != nil, LineSearch.lineStarts(in: bytes))
    }
    if isBinary { throw .binary }
    count = starts.count
    if starts.isEmpty || count < 1_000 && recording.allSatisfy(\.isBlank) { throw .empty }
    if !RecordingExcerpt.begins(recording, starts) { throw .foreign(RecordingExcerpt.origin(of: recording)) }
    let all = count > RecordingExcerpt.mostLines ? count - RecordingExcerpt.shownLines + 1...count : 1...count
    let chosen = wanted ?? all
    guard chosen.lowerBound <= count, chosen.lowerBound >= 1 else { throw .beyondEnd(count) }
    let last = min(chosen.upperBound, count)
    let first = RecordingExcerpt.lineWithState(before: chosen.lowerBound, in: recording, starts)
    lines = first...last
    range = starts[first - 1]..<(last == count ? recording.count : starts[last])
    self.recording = recording
  }

  /// Whether one of the first lines is a line of a recorder.
  private static func begins(_ recording: [UInt8], _ starts: [Int]) -> Bool {
    starts.indices.prefix(100).contains { index in
      let line = ParsedLine(
        recording[starts[index]..<(index + 1 < starts.count ? starts[index + 1] : recording.count)]
      )
      return [RecordedKey.action, .state, .effect, .invariant].contains { line[$0] != nil }
    }
  }

  /// The origin of a file that is not a recording but contains actions; nil if it is unknown.
  private static func origin(of file: [UInt8]) -> String? {
    let beginning = String(decoding: file.prefix(1 << 16), as: UTF8.self)
    return ["\"actionsById\"", "\"computedStates\"", "\"nextActionId\""].contains(where: beginning.contains)
      ? "an export of Redux DevTools" : nil
  }

  /// The nearest line at or before `line` with a whole state, from which the page computes the states after it; `line`
  /// itself if such a line is not nearby.
  private static func lineWithState(before line: Int, in recording: [UInt8], _ starts: [Int]) -> Int {
    recording.withUnsafeBytes { bytes in
      for number in stride(from: line, through: max(1, line - searchedLines), by: -1) {
        let end = number < starts.count ? starts[number] : bytes.count
        let range = starts[number - 1]..<end
        guard LineSearch.hasMember(.state, in: bytes, range) else { continue }
        if ParsedLine(bytes[range])[.state] != nil { return number }
      }
      return line
    }
  }

  /// Whether lines are left out.
  package var isPart: Bool { lines.count < count }

  /// Some lines from the beginning, to find the recorded domain.
  package var sample: [UInt8] {
    let lines = recording[range].prefix(RecordingExcerpt.sampledBytes).split(separator: 0x0A)
    return Array(lines.prefix(RecordingExcerpt.sampledLines).joined(separator: [0x0A]))
  }

  private static let sampledBytes: Int = 1 << 20
  private static let sampledLines: Int = 2_000

  /// Appends the lines for elements of a page, each after `start` and before `end`. The first element is
  /// small, because a browser shows it before it has read the others.
  ///
  /// `<` is written as `\u003c`, which cannot end the element. A carriage return is written as a space, because it would
  /// become a line end.
  func append(to page: inout [UInt8], between start: String, and end: String) {
    page.reserveCapacity(page.count + range.count + range.count / 16)
    recording.withUnsafeBytes { bytes in
      var next = range.lowerBound
      var size = RecordingExcerpt.firstPart
      while next < range.upperBound {
        let newline = LineSearch.first(0x0A, in: bytes, min(next + size, range.upperBound)..<range.upperBound)
        let last = newline.map { $0 + 1 } ?? range.upperBound
        page += start.utf8
        RecordingExcerpt.append(bytes, next..<last, to: &page)
        page += end.utf8
        (next, size) = (last, RecordingExcerpt.laterPart)
      }
    }
  }

  private static let firstPart: Int = 1 << 18
  private static let laterPart: Int = 1 << 22

  private static func append(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>, to page: inout [UInt8]) {
    var start = range.lowerBound
    while start < range.upperBound {
      let rest = start..<range.upperBound
      let places = [0x3C, 0x0D].map { LineSearch.first($0, in: bytes, rest) ?? range.upperBound }
      let place = min(places[0], places[1])
      page.append(contentsOf: bytes[start..<place])
      if place < range.upperBound { page += (places[0] == place ? #"\u003c"# : " ").utf8 }
      start = place + 1
    }
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0D || self == 0x0A }
}
