internal import StateKitAuthoring
internal import StateKitGenerator
internal import StateKitToolSupport

/// A run of `scaffold --test-from`.
struct RecordedTestRun {
  let recording: String
  let lines: ClosedRange<Int>?
  /// The folder of the module's own files; nil if the user does not name it.
  let into: String?
  /// The folder for the test; nil for standard output.
  let tests: String?
  /// The name of the module; nil if the user does not give it.
  let module: String?
  let uses: [UsedPath]
  let isDryRun: Bool

  func write(
    _ schemas: [SourceFile],
    using modules: [SchemaModule],
    _ domain: RecordedDomainOption
  ) throws(CommandFailure) {
    let (model, diagnostics) = Generator().check(schemas, using: modules)
    DiagnosticPrinter.standard.print(diagnostics)
    guard let model else { throw CommandFailure(.found) }
    let input = recording == "-" ? SchemaInput.standardInput : .file(recording)
    let bytes = try SchemaReader.contents(of: input)
    let test = try test(of: model, schemas, domain: try domain.domain(of: bytes, in: model))
    let change: ScaffoldChange
    do {
      change = try test.file(for: bytes, lines: lines, named: name)
    } catch {
      throw CommandFailure(error.status, ["\(input.path)\(error.text)"])
    }
    try write(change)
  }

  /// The name of the recording's file.
  private var name: String {
    recording == "-" ? "recording" : String(recording.split(separator: "/").last ?? "recording")
  }

  private func write(_ change: ScaffoldChange) throws(CommandFailure) {
    guard let tests else { return try Console.report(change.contents) }
    guard case .new(let name) = change.target else { return }
    let path = Folder.path(tests, name)
    if (try? FileStatus(of: path)) != nil {
      return try Console.report("left as it is \(PrintableText.of(path))\n")
    }
    try ScaffoldFolder(path: tests, isDryRun: isDryRun).update { _ in [change] }
  }

  // MARK: - The user's code

  private func test(
    of model: ModuleModel,
    _ schemas: [SourceFile],
    domain: String
  ) throws(CommandFailure) -> RecordedTest {
    let file =
      model.files.first { file in file.domains.contains { $0.id.shown == domain } }?.source ?? schemas.first
    let place = ModuleFolder(containing: into ?? "") ?? ModuleFolder(containing: file?.path ?? "")
    guard let module = module ?? place?.name else {
      throw CommandFailure(
        .wrongUsage,
        ["the test imports the module that it tests: give its name with --module-name"]
      )
    }
    var files: [String: [SourceFile]] = [:]
    for (name, path) in try folders(of: module, place) { files[name] = try read(path) }
    guard let test = RecordedTest(model, domain: domain, module: module, files: files) else {
      throw CommandFailure(.wrongUsage, ["the schemas have no domain '\(domain)' of their own"])
    }
    return test
  }

  /// The folders with the user's code: those beside the module's folder, those of used modules, and the one that the
  /// user names.
  private func folders(of module: String, _ place: ModuleFolder?) throws(CommandFailure) -> [String: String] {
    var folders = try place?.siblings() ?? [:]
    for use in uses where folders[use.module] == nil { folders[use.module] = use.path }
    if let path = into ?? place?.path { folders[module] = path }
    return folders
  }

  private func read(_ folder: String) throws(CommandFailure) -> [SourceFile] {
    try SchemaReader.read(
      try FileFinder.find(below: folder, endings: [".swift"]).map { .file($0, isNamed: false) }
    )
  }
}

/// The folder of a module by SwiftPM's layout, `Sources/NAME`.
private struct ModuleFolder {
  /// For example `App/Sources`.
  private let parent: String
  let name: String

  var path: String { Folder.path(parent, name) }

  /// Nil for a path without such a folder.
  init?(containing path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard let index = parts.lastIndex(where: TargetFolder.places.contains), index + 1 < parts.count,
      Identifier(parts[index + 1]) != nil
    else { return nil }
    parent = parts[...index].joined(separator: "/")
    name = parts[index + 1]
  }

  /// All modules beside it, by their names.
  func siblings() throws(CommandFailure) -> [String: String] {
    let names = (try? Folder.names(in: parent)) ?? []
    let folders = names.filter { name in
      Identifier(name) != nil && (try? FileStatus(of: Folder.path(parent, name)))?.kind == .folder
    }
    return Dictionary(uniqueKeysWithValues: folders.map { ($0, Folder.path(parent, $0)) })
  }
}

extension RecordedTest.Failure {
  fileprivate var status: CommandFailure.Status {
    if case .noActions = self { .wrongUsage } else { .found }
  }

  /// The text that follows the name of the recording.
  fileprivate var text: String {
    switch self {
    case .noActions(nil, _): ": the recording has no actions"
    case .noActions(let lines?, let count):
      ": the lines \(lines.lowerBound)...\(lines.upperBound) have no action; the recording has \(count) line"
        + (count == 1 ? "" : "s")
    case .unknownAction(let action, let line):
      ":\(line): the schemas have no action '\(action)' on the way that its ids say"
    case .unwritten(let line, let reason): ":\(line): the recorder could not write a value: \(reason)"
    case .writtenByHand(let domain, let line):
      ":\(line): the actions of '\(domain)' are written by hand, so their values are unknown"
    }
  }
}
