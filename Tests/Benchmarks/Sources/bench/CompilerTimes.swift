import Foundation

/// CPU seconds of the Swift compiler by module, from its files with `-stats-output-dir`.
struct CompilerTimes {
  private var times: [String: Double] = [:]

  static func options(writingTo folder: URL) -> [String] {
    ["-Xswiftc", "-Xbuild-tools-swiftc"].flatMap { [$0, "-stats-output-dir", $0, folder.path] }
  }

  init(in folder: URL) throws {
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
      guard let module = file.lastPathComponent.firstMatch(of: #/-swift-(?:frontend|driver)-([^-]+)-/#)?.1,
        let figures = try? JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
      else { continue }
      times[String(module), default: 0] += figures.reduce(0) { sum, figure in
        let isTime = figure.key.contains(#/^time\.swift-(frontend|driver)\..*\.(user|sys)$/#)
        return isTime ? sum + (figure.value as? Double ?? 0) : sum
      }
    }
  }

  /// Takes out the times of the modules that a condition holds for.
  mutating func take(where isMeant: (String) -> Bool) -> Double {
    let taken = times.filter { isMeant($0.key) }
    for module in taken.keys { times[module] = nil }
    return taken.values.reduce(0, +)
  }
}
