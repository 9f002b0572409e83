internal import StateKitAuthoring
internal import StateKitGenerator
internal import StateKitToolSupport

/// The files that `init` writes into a folder: a schema, and the JSON Schema for editors.
struct Starter {
  let file: SourceFile
  /// The expression that makes a store with the generated code.
  let store: String
  let folder: String

  /// Writes the missing files, and reports them; an existing schema stays, and is an error.
  func write() throws(CommandFailure) {
    try FolderLock.hold(making: folder) { () throws(CommandFailure) in
      let path = path(file.path)
      guard let schema = try making(path, file.bytes) else {
        throw CommandFailure(
          .unwritableOutput,
          ["cannot write '\(path)': it is already there; choose another name"]
        )
      }
      let editorSchema = self.path(EditorSchema.fileName)
      let newEditorSchema = try making(editorSchema, Array(EditorSchema.text.utf8))
      // The schema comes last, so that a failed run can be repeated.
      try FileReplacement.replace([newEditorSchema, schema].compactMap(\.self))
      try Console.report("created \(PrintableText.of(path))\n")
      try Console.report(
        "\(newEditorSchema == nil ? "left as it is" : "created") \(PrintableText.of(editorSchema))\n"
      )
    }
  }

  /// Nil if the file exists already.
  private func making(_ path: String, _ contents: [UInt8]) throws(CommandFailure) -> FileReplacement? {
    do throws(Obstacle) {
      return try FileReplacement.making(path, contents: contents)
    } catch {
      if error == .taken { return nil }
      throw CommandFailure(.unwritableOutput, [error.message(for: path)])
    }
  }

  /// The next steps, in three lines.
  /// - Parameter byPlugin: Whether the steps use the command plugin, which knows the folders itself.
  func advice(byPlugin: Bool) -> String {
    let folder = PrintableText.of(ShellWord.of(folder))
    let generated = PrintableText.of(ShellWord.of(path("Generated")))
    let generate =
      byPlugin ? "swift package statekit generate" : "statekit-gen generate \(folder) --output \(generated)"
    let scaffold =
      byPlugin ? "swift package statekit scaffold" : "statekit-gen scaffold \(folder) --into \(folder)"
    return """
      1. Build, with StateKitPlugin among the target's plugins; or: \(generate)
      2. Use it: import StateKit; let store = \(store); store.dispatch(.incremented)
      3. Change the schema, and add missing handlers: \(scaffold)

      """
  }

  private func path(_ name: String) -> String { folder == "." ? name : Folder.path(folder, name) }
}

/// A word of a command, escaped for a shell.
enum ShellWord {
  /// The word, in quotes if it needs them.
  static func of(_ word: String) -> String {
    let isPlain = !word.isEmpty && word.allSatisfy { $0.isLetter || $0.isNumber || "_-+./@,:".contains($0) }
    return isPlain
      ? word : "'\(word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''"))'"
  }
}
