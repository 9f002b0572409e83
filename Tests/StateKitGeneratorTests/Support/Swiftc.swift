import Foundation

/// The compiler, for what only it can say.
enum Swiftc {
  /// The diagnostics for a module, warnings being errors; empty if there are none.
  static func typecheck(_ source: String) throws -> String {
    try inFolder { folder in
      let file = folder.appending(path: "Test.swift")
      try source.write(to: file, atomically: true, encoding: .utf8)
      return try execute(["-parse-as-library", "-typecheck", file.path()])
    }
  }

  /// The output of the compiler or of the program, with the word `failed` if it ended badly.
  static func run(_ source: String) throws -> String {
    try inFolder { folder in
      let file = folder.appending(path: "main.swift")
      let program = folder.appending(path: "program")
      try source.write(to: file, atomically: true, encoding: .utf8)
      let output = try execute([file.path(), "-o", program.path()])
      return output.isEmpty ? try launch(program, []) : output
    }
  }

  /// What it finds wrong with files when it reads them, without asking what they mean.
  static func parse(_ files: [String]) throws -> String {
    let arguments = ["swiftc", "-frontend", "-parse", "-swift-version", "6", "-enable-bare-slash-regex"]
    return try launch(URL(filePath: "/usr/bin/env"), arguments + files)
  }

  private static func execute(_ arguments: [String]) throws -> String {
    let settings = [
      "swiftc", "-swift-version", "6", "-warnings-as-errors", "-enable-upcoming-feature", "ExistentialAny",
    ]
    return try launch(URL(filePath: "/usr/bin/env"), settings + arguments)
  }

  private static func launch(_ executable: URL, _ arguments: [String]) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = executable
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus == 0 ? text : text + "failed"
  }

  private static func inFolder(_ body: (URL) throws -> String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "StateKit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }
}
