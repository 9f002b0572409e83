internal import StateKitToolSupport

/// Finds the folder of a package's target by the folder layout of SwiftPM: `Sources/NAME`.
enum TargetFolder {
  /// The folders in which SwiftPM searches for targets.
  static let places: [String] = ["Sources", "Source", "src", "srcs"]

  /// The folder of the target called `name`, or of the only target; the current folder if it has no package.
  static func find(named name: String) throws(CommandFailure) -> String {
    guard isRegularFile("Package.swift"), let place = places.first(where: isFolder) else { return "." }
    let targets = try read(place).map { Folder.path(place, $0) }.filter(isFolder)
    if let target = targets.first(where: { $0 == Folder.path(place, name) }) { return target }
    // The only target of a package does not need its own folder.
    guard let target = targets.first else { return place }
    guard targets.count == 1 else {
      let known = targets.map { "'\($0)'" }.joined(separator: ", ")
      throw CommandFailure(
        .wrongUsage,
        ["there are several targets: name the folder of one with --into: \(known)"]
      )
    }
    return target
  }

  private static func read(_ folder: String) throws(CommandFailure) -> [String] {
    do {
      return try Folder.names(in: folder).filter { !$0.hasPrefix(".") }
    } catch {
      throw CommandFailure(.unreadableInput, ["cannot read the folder '\(folder)': \(error.text)"])
    }
  }

  private static func isFolder(_ path: String) -> Bool { (try? FileStatus(of: path))?.kind == .folder }

  private static func isRegularFile(_ path: String) -> Bool { (try? FileStatus(of: path))?.kind == .regular }
}
