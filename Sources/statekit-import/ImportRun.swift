#if Import
internal import StateKitGenerator
internal import StateKitImport
internal import StateKitToolSupport

/// One run of the tool: it reads the code, writes the schemas and handlers, and prints the report.
struct ImportRun {
  let paths: [String]
  let output: String
  let dialect: Importer.Dialect
  let domain: String?
  let isDryRun: Bool
  let isStrict: Bool

  func execute() throws(CommandFailure) {
    for path in paths where Folder.isSame(path, output) {
      let remedy = "give --output a folder of its own, such as '\(Folder.path(path, "Imported"))'"
      throw CommandFailure(.wrongUsage, ["the folder '\(output)' is read: \(remedy)"])
    }
    if isDryRun { return try run() }
    try FolderLock.hold(making: output) { () throws(CommandFailure) in try run() }
  }

  private func run() throws(CommandFailure) {
    let existing = try read(below: output, endings: [".swift", ".statekit.json"])
    let own = Set(existing.map(\.path))
    var files: [SourceFile] = []
    for path in paths {
      // The finder sorts the files, so the same input gives the same bytes.
      for file in try read(path)
      where !own.contains(file.path) && !files.contains(where: { $0.path == file.path }) {
        files.append(file)
      }
    }
    let result = Importer(dialect: dialect, domain: domain).run(files, existing: existing, folder: output)
    if let domain, !result.domains.contains(domain) {
      let known =
        result.domains.isEmpty ? "no domain was found" : "there is \(result.domains.joined(separator: ", "))"
      throw CommandFailure(.wrongUsage, ["there is no domain '\(domain)'; \(known)"])
    }
    if !isDryRun { try write(result.changes) }
    for line in result.report.text(of: files).split(separator: "\n") {
      try Console.report("\(PrintableText.of(String(line)))\n")
    }
    for change in result.changes {
      let word = isDryRun ? "would write" : change.old == nil ? "wrote" : "added to"
      try Console.report("\(word) \(PrintableText.of(change.path))\n")
    }
    DiagnosticPrinter.standard.print(result.diagnostics)
    if !result.diagnostics.isEmpty || isStrict && result.report.isOpen { throw CommandFailure(.found) }
  }

  private func write(_ changes: [ImportChange]) throws(CommandFailure) {
    try FileReplacement.replace(
      changes.map { change in
        FileReplacement(
          path: change.path,
          contents: change.contents,
          permissions: change.old.flatMap { try? FileStatus(ofLink: $0.path).permissions },
          precondition: change.old.map { .holds($0.bytes) } ?? .missing
        )
      }
    )
  }

  private func read(_ path: String) throws(CommandFailure) -> [SourceFile] {
    if path.hasSuffix(".swift") { return try SchemaReader.read([.file(path, isNamed: true)]) }
    let found = try FileFinder.find(below: path, endings: [".swift"])
      .filter { file in !ImportRun.isOfOthers(file, below: path) }
    if found.isEmpty { throw CommandFailure(.unreadableInput, ["there is no Swift file in '\(path)'"]) }
    return try SchemaReader.read(found.map { .file($0, isNamed: false) })
  }

  /// Whether a file is in a folder of code that a tool fetched.
  private static func isOfOthers(_ file: String, below path: String) -> Bool {
    let folders: Set<Substring> = ["Carthage", "DerivedData", "Pods", "SourcePackages", "checkouts"]
    return file.dropFirst(path.count).split(separator: "/").dropLast().contains(where: folders.contains)
  }

  private func read(below folder: String, endings: [String]) throws(CommandFailure) -> [SourceFile] {
    try SchemaReader.read(
      try FileFinder.find(below: folder, endings: endings).map { .file($0, isNamed: false) }
    )
  }
}
#endif
