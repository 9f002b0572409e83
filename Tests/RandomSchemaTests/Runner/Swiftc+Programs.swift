import Foundation
import StateKitTestSupport

extension Swiftc {
  private static let common = ["-warnings-as-errors", "-package-name", "random", "-Onone", "-wmo"]
  private static let upcoming = [
    "InternalImportsByDefault", "NonisolatedNonsendingByDefault", "ExistentialAny", "MemberImportVisibility",
  ].flatMap { ["-enable-upcoming-feature", $0] }

  private static let strict = Swiftc(arguments: ["-swift-version", "6"] + common + upcoming)

  /// The modes in which users compile, beside the one in which the programs run.
  private static let otherModes = [
    ["-swift-version", "5"], ["-swift-version", "6", "-default-isolation", "MainActor"] + upcoming,
  ]

  /// Checks the files of a module in another language mode, a different one for the next number; returns the messages.
  static func check(_ name: String, of files: [URL], inModeOf number: Int, in folder: URL) throws -> String {
    let mode = otherModes[number % otherModes.count]
    let task = ["-typecheck", "-module-name", name, "-parse-as-library"]
    let text = try said(Swiftc(arguments: mode + common).run(task, files, in: folder))
    return text.isEmpty ? "" : "\(mode.joined(separator: " ")): \(text)"
  }

  /// Builds a module with its objects; returns the compiler's messages.
  static func makeModule(_ name: String, of files: [URL], in folder: URL) throws -> String {
    let build = folder.appending(component: "\(name).build")
    try FileManager.default.createDirectory(at: build, withIntermediateDirectories: true)
    let module = ["-emit-module-path", folder.appending(component: "\(name).swiftmodule").path]
    let task = ["-module-name", name, "-parse-as-library", "-emit-module", "-c"] + module
    return try said(strict.run(task, files, in: build))
  }

  static func makeProgram(_ name: String, of files: [URL], with objects: [URL], in folder: URL) throws
    -> String
  {
    let task = ["-module-name", name, "-emit-executable", "-o", folder.appending(component: name).path]
    return try said(strict.run(task, files + objects, in: folder))
  }

  /// The output of a program; empty if all laws hold.
  static func run(_ program: URL) throws -> String {
    let run = try ProgramRun([program.path], in: program.deletingLastPathComponent())
    let isHeld = run.status == 0 && run.text.split(separator: "\n").last?.hasPrefix("HELD ") == true
    return isHeld ? "" : "status \(run.status)\n\(run.text)"
  }

  private static func said(_ run: ProgramRun) -> String {
    run.status == 0 ? run.text : "status \(run.status)\n\(run.text)"
  }

  /// The sources of the laws, which are compiled with each batch.
  static func program() throws -> [(name: String, text: String)] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(component: "Program")
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }
      .map { ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8)) }
  }

  /// The objects of the runtime, and of what explores it.
  static func runtime() throws -> [URL] {
    let own = try ["StateKit", "StateKitRecording", "StateKitTesting"].flatMap(objects(of:))
    let others = try ["CustomDump", "IssueReporting", "XCTestDynamicOverlay"].flatMap { target in
      try objects(in: BuiltProducts.folder.appending(component: "\(target).build"))
    }
    return own + others
  }

  /// The objects of a target that was built with these tests.
  ///
  /// Swift Build makes one object of a target. Of many objects, stale ones of deleted files are ignored.
  static func objects(of target: String) throws -> [URL] {
    let all = BuiltProducts.folder.appending(component: "\(target).o")
    if FileManager.default.fileExists(atPath: all.path) { return [all] }
    let sources = URL(filePath: #filePath).appending(path: "../../../../Sources/\(target)")
      .standardizedFileURL
    let names = try FileManager.default.subpathsOfDirectory(atPath: sources.path())
      .map { URL(filePath: $0).lastPathComponent + ".o" }
    return try objects(in: BuiltProducts.folder.appending(component: "\(target).build"))
      .filter { names.contains($0.lastPathComponent) }
  }

  static func objects(in folder: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "o" }
  }
}
