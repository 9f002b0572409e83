internal import StateKitAuthoring
internal import StateKitGenerator
internal import StateKitToolSupport

/// A schema file and its canonical layout.
struct FormattedFile {
  let file: SourceFile
  let isStandardInput: Bool
  /// Nil for a file with a syntax error.
  let contents: [UInt8]?
  let diagnostics: [Diagnostic]

  static func format(_ files: [SourceFile], from inputs: [SchemaInput]) -> [FormattedFile] {
    zip(files, inputs).map { file, input in
      let layout = CanonicalLayout.of(file)
      return FormattedFile(
        file: file,
        isStandardInput: input == .standardInput,
        contents: layout.contents,
        diagnostics: layout.diagnostics
      )
    }
  }

  /// Names the files with another layout; false if there are any, or any with a syntax error.
  static func name(_ files: [FormattedFile], _ printer: DiagnosticPrinter) throws(CommandFailure) -> Bool {
    let changed = files.filter(\.isChanged)
    try printer.report(
      changed.map {
        FileFinding(
          "not formatted",
          $0.file.path,
          explanation: "this schema has another layout: run 'statekit-gen format'"
        )
      }
    )
    return changed.isEmpty && files.allSatisfy(\.isRead)
  }

  /// Writes the files that change, all or not at all, and prints the result for standard input; returns
  /// whether all files could be read.
  static func write(_ files: [FormattedFile]) throws(CommandFailure) -> Bool {
    let changed = files.filter { $0.isChanged && !$0.isStandardInput }
    try FileReplacement.replace(try plan(changed))
    for file in changed { Console.progress("formatted \(PrintableText.of(file.file.path))\n") }
    for file in files where file.isStandardInput {
      if let contents = file.contents { try Console.report(contents) }
    }
    return files.allSatisfy(\.isRead)
  }

  private static func plan(_ files: [FormattedFile]) throws(CommandFailure) -> [FileReplacement] {
    var replacements: [FileReplacement] = []
    var messages: [String] = []
    for case let (file, contents?) in files.map({ ($0.file, $0.contents) }) {
      do throws(Obstacle) {
        replacements.append(
          try FileReplacement.changing(file, to: contents, insteadOfLink: "name the file it leads to")
        )
      } catch {
        messages.append(error.message(for: file.path))
      }
    }
    guard messages.isEmpty else { throw CommandFailure(.unwritableOutput, messages) }
    return replacements
  }

  private var isRead: Bool { contents != nil }

  private var isChanged: Bool { contents.map { $0 != file.bytes } ?? false }
}
