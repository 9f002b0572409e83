import Foundation

/// The memory of the process that the tests run in.
enum StressMemory {
  /// The kilobytes that it holds of its own, without those of files; nil where the system does not say.
  static var kilobytes: Int? {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return nil }
    let line = status.split(separator: "\n").first { $0.hasPrefix("RssAnon:") }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }
  }
}
