#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A file beside a test with the choices of the runs that failed, a line for each.
struct KeptRuns {
  private let path: String

  /// - Parameter test: The path of the test's file.
  init(file: String, beside test: String) {
    let folder = test.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(
      separator: "/"
    )
    path = file.hasPrefix("/") ? file : "\(folder)/\(file)"
  }

  /// The runs in the file; none if there is no file, and without lines that are not such a list.
  var runs: [[[UInt32]]] {
    guard let data = FileManager.default.contents(atPath: path) else { return [] }
    return String(decoding: data, as: UTF8.self).split(separator: "\n").compactMap { Choices.lists(in: $0) }
  }

  /// Adds a run, unless the file has it.
  ///
  /// - Throws: The reason why the file cannot be written.
  func add(_ choices: [[UInt32]]) throws {
    let all = runs
    if all.contains(choices) { return }
    let text = (all + [choices]).map { "\(Choices.text(of: $0))\n" }.joined()
    try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
  }
}
