import Foundation
import StateKitTestSupport

extension Swiftc {
  private static let strict = Swiftc(
    arguments: ["-swift-version", "6", "-warnings-as-errors", "-enable-upcoming-feature", "ExistentialAny"]
  )

  /// The diagnostics for a module, with warnings as errors; empty if the module compiles.
  static func typecheck(_ source: String) throws -> String {
    let folder = try TemporaryFolder()
    let file = try folder.write(source, to: "Test.swift")
    return try said(strict.run(["-parse-as-library", "-typecheck"], [file]))
  }

  /// The output of the compiler or of the program, with the word `failed` if it ended badly.
  static func run(_ source: String) throws -> String {
    let folder = try TemporaryFolder()
    let file = try folder.write(source, to: "main.swift")
    let output = try said(strict.run(["-o", folder.path("program")], [file]))
    return output.isEmpty ? try said(ProgramRun([folder.path("program")])) : output
  }

  /// The compiler's diagnostics from parsing files alone, without checking types.
  static func parse(_ files: [String]) throws -> String {
    let arguments = ["swiftc", "-frontend", "-parse", "-swift-version", "6", "-enable-bare-slash-regex"]
    return try said(ProgramRun(arguments + files))
  }

  /// The declarations of each file as the compiler reads them, with attributes: a line for each, without its place.
  ///
  /// If a file has `#sourceLocation` for another file, its lines include the lines of that file. Each error is a
  /// line, too.
  static func declarations(in files: [[UInt8]]) throws -> [[Substring]] {
    let folder = try TemporaryFolder()
    for (number, bytes) in files.enumerated() { try folder.write(bytes, to: "\(number).swift") }
    // With several files, the compiler would dump the first only. The errors of a file would stand amid its dump.
    let dump = "swiftc -frontend -dump-parse -swift-version 6 $file 2>.said; echo; cat .said"
    let read = "for file in $(ls | sort -n); do \(dump); done"
    let pick = #"""
      sed -nE -e 's/0x[0-9a-f]+//g' -e '/^\(source_file/p' -e '/: error: /p' -e '/range=\[/{' -e '/range=\[[0-9]+\.swift:/!p' -e '}' \
        -e 's/^( *\([a-z_]+_decl) [^"]*range=\[[^]]*\]/\1/p' -e 's/^( *\([a-z_]+_attr) .*/\1/p'
      """#
    let text = try said(ProgramRun(["sh", "-c", "\(read) | \(pick)"], in: folder.url))
    let lines = text.split(separator: "\n")
    let files = lines.split(omittingEmptySubsequences: false) { $0.hasPrefix("(source_file") }
    return files.dropFirst().map(Array.init)
  }

  private static func said(_ run: ProgramRun) -> String {
    run.status == 0 ? run.text : run.text + "failed"
  }
}
