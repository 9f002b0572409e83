/// The results of one run of the generator that the next run can use: the schemas of files that are the same object,
/// and the code of models that are equal.
///
/// Each run resolves names and checks the rules about several files anew, because a change of one file may change their
/// results for any other.
package final class GeneratorMemory {
  private struct ReadSchema {
    let file: SourceFile
    let schema: Schema?
    let diagnostics: [Diagnostic]
    /// Nil until it is needed, and for a file with a path to all actions of a domain, because another file may declare
    /// these actions.
    var entry: FileEntry?
    /// The diagnostics of the rules about single files; nil until the rules are run.
    var findings: [Diagnostic]?
  }

  private struct WrittenFile {
    let model: FileModel
    let code: GeneratedFile
  }

  private var read: [ObjectIdentifier: ReadSchema] = [:]
  private var written: [String: WrittenFile] = [:]
  private var declared: [String: DeclaredModules] = [:]
  private var wrong: [String: WrongModule] = [:]

  /// A module without mistakes, after the modules that it uses.
  private struct DeclaredModules {
    let modules: [DeclaredModule]
    /// The files of each module.
    let files: [[SourceFile]]
    /// The warnings and notes of the module.
    let diagnostics: [Diagnostic]
  }

  /// A module with mistakes.
  private struct WrongModule {
    let first: Diagnostic
    /// The files on which the mistake depends: those of the module, and of all modules that it uses.
    let files: [String: [SourceFile]]
  }

  package init() {}

  /// The schema in a file; nil if the file does not contain one. The same file, as an object, is parsed once.
  func schema(in file: SourceFile, reportingTo diagnostics: DiagnosticCollector) -> Schema? {
    let known = read[ObjectIdentifier(file)] ?? GeneratorMemory.parse(file)
    read[ObjectIdentifier(file)] = known
    for diagnostic in known.diagnostics { diagnostics.report(diagnostic) }
    return known.schema
  }

  private static func parse(_ file: SourceFile) -> ReadSchema {
    let own = DiagnosticCollector()
    let schema = SchemaParser.parse(file, reportingTo: own)
    return ReadSchema(file: file, schema: schema, diagnostics: own.diagnostics)
  }

  /// The declarations of a schema. They are made once for the same file, unless mistakes prevent it from being read.
  func entry(of schema: Schema) -> FileEntry {
    let key = ObjectIdentifier(schema.file)
    if let known = read[key]?.entry { return known }
    let entry = FileEntry(schema)
    if read[key]?.schema != nil, !entry.namesAllActions { read[key]?.entry = entry }
    return entry
  }

  /// The diagnostics of the rules about single files, which are run once for the same file.
  func findings(in file: FileEntry, _ find: (FileEntry) -> [Diagnostic]) -> [Diagnostic] {
    let key = ObjectIdentifier(file.schema.file)
    if let known = read[key]?.findings { return known }
    let found = find(file)
    read[key]?.findings = found
    return found
  }

  /// A module without mistakes, after the modules that it uses; nil if one of their files has changed.
  func declaredModules(_ name: String, among given: [String: [SourceFile]]) -> (
    modules: [DeclaredModule], diagnostics: [Diagnostic]
  )? {
    guard let known = declared[name],
      zip(known.modules, known.files).allSatisfy({ given[$0.name] == $1 })
    else { return nil }
    return (known.modules, known.diagnostics)
  }

  /// - Parameter modules: The module, after the modules that it uses.
  func keep(
    _ modules: [DeclaredModule],
    as name: String,
    with diagnostics: [Diagnostic],
    among given: [String: [SourceFile]]
  ) {
    declared[name] = DeclaredModules(
      modules: modules,
      files: modules.map { given[$0.name] ?? [] },
      diagnostics: diagnostics
    )
  }

  /// The first mistake in a module; nil if one of the files on which it depends has changed.
  func firstMistake(in name: String, among given: [String: [SourceFile]]) -> Diagnostic? {
    guard let known = wrong[name], known.files.allSatisfy({ given[$0.key] == $0.value }) else { return nil }
    return known.first
  }

  /// - Parameter first: The first mistake in the module.
  func keep(_ first: Diagnostic, in name: String, among given: [String: [SourceFile]]) {
    var files: [String: [SourceFile]] = [:]
    var waiting = [name]
    while let next = waiting.popLast() {
      guard files[next] == nil, let own = given[next] else { continue }
      files[next] = own
      waiting += own.flatMap(modules(usedBy:))
    }
    wrong[name] = WrongModule(first: first, files: files)
  }

  /// The code of a model, translated only if the model differs from the last run's model with this name.
  func code(of model: FileModel, _ translate: (FileModel) -> GeneratedFile) -> GeneratedFile {
    if let known = written[model.name], known.model == model { return known.code }
    let code = translate(model)
    written[model.name] = WrittenFile(model: model, code: code)
    return code
  }

  /// The modules that a file uses, as far as it can be read.
  package func modules(usedBy file: SourceFile) -> [String] {
    let schema = schema(in: file, reportingTo: DiagnosticCollector()) ?? SchemaParser.recover(file)
    return schema?.uses.map(\.value) ?? []
  }

  /// Forgets the schemas of other files.
  package func keep(only files: [SourceFile]) { endRun(of: files, with: nil) }

  /// Forgets the schemas of other files, and, if the run made models, the code of other models.
  func endRun(of files: [SourceFile], with models: [FileModel]?) {
    let used = Set(files.map(ObjectIdentifier.init))
    read = read.filter { used.contains($0.key) }
    func areUsed(_ files: [SourceFile]) -> Bool { files.allSatisfy { used.contains(ObjectIdentifier($0)) } }
    declared = declared.filter { $0.value.files.allSatisfy(areUsed) }
    wrong = wrong.filter { $0.value.files.values.allSatisfy(areUsed) }
    guard let models else { return }
    // The model builder has emptied these entries.
    for key in read.keys { read[key]?.entry = nil }
    let names = Set(models.map(\.name))
    written = written.filter { names.contains($0.key) }
  }
}
