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

  /// For each file what it declares, with its attributes, as the compiler reads it: a line for each, without its place.
  ///
  /// Where a file says that its lines are another one's, the lines of that are among them, as is each error.
  static func declarations(in files: [[UInt8]]) throws -> [[Substring]] {
    let text = try inFolder { folder in
      for (number, bytes) in files.enumerated() {
        try Data(bytes).write(to: folder.appending(path: "\(number).swift"))
      }
      // Of several files it would print the first. What it says of one would come into the midst of that.
      let dump = "swiftc -frontend -dump-parse -swift-version 6 $file 2>.said; echo; cat .said"
      let read = "for file in $(ls | sort -n); do \(dump); done"
      let pick = #"""
        sed -nE -e 's/0x[0-9a-f]+//g' -e '/^\(source_file/p' -e '/: error: /p' -e '/range=\[/{' -e '/range=\[[0-9]+\.swift:/!p' -e '}' \
          -e 's/^( *\([a-z_]+_decl) [^"]*range=\[[^]]*\]/\1/p' -e 's/^( *\([a-z_]+_attr) .*/\1/p'
        """#
      return try launch(URL(filePath: "/bin/sh"), ["-c", "cd '\(folder.path())' && \(read) | \(pick)"])
    }
    let lines = text.split(separator: "\n")
    let files = lines.split(omittingEmptySubsequences: false) { $0.hasPrefix("(source_file") }
    return files.dropFirst().map(Array.init)
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
