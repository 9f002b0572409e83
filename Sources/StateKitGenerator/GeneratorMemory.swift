/// The results of a run of the generator that a later run can use. A result is kept with what it was made from: a file, all
/// files of a module and of those that it uses, or a model. It is used again as long as that is the same.
///
/// Each run resolves names and checks the rules about several files anew, because a change of one file may change their
/// results for any other.
package final class GeneratorMemory {
  /// The results for a file.
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

  /// The result of checking a module.
  enum CheckedModule {
    /// The module, after the modules that it uses, and its warnings and notes.
    case right([DeclaredModule], [Diagnostic])
    /// The first mistake.
    case wrong(Diagnostic)
  }

  private var read: [ObjectIdentifier: ReadSchema] = [:]
  /// By the modules' names, with the files of the module and of all modules that it uses.
  private var checked: [String: (result: CheckedModule, files: [String: [SourceFile]])] = [:]
  /// By the models' names.
  private var written: [String: (model: FileModel, code: GeneratedFile)] = [:]

  package init() {}

  // MARK: - Files

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
  fileprivate func entry(of schema: Schema) -> FileEntry {
    let key = ObjectIdentifier(schema.file)
    if let known = read[key]?.entry { return known }
    let entry = FileEntry(schema)
    if read[key]?.schema != nil, !entry.namesAllActions { read[key]?.entry = entry }
    return entry
  }

  /// The diagnostics of the rules about single files, which are run once for the same file.
  fileprivate func findings(in file: FileEntry) -> [Diagnostic] {
    let key = ObjectIdentifier(file.schema.file)
    if let known = read[key]?.findings { return known }
    let found = SchemaValidator.findings(in: file)
    read[key]?.findings = found
    return found
  }

  /// The modules that a file uses, as far as it can be read.
  package func modules(usedBy file: SourceFile) -> [String] {
    let schema = schema(in: file, reportingTo: DiagnosticCollector()) ?? SchemaParser.recover(file)
    return schema?.uses.map(\.value) ?? []
  }

  // MARK: - Modules

  /// The result of an earlier check; nil if one of the files on which it depends has changed.
  func result(ofChecking name: String, among given: [String: [SourceFile]]) -> CheckedModule? {
    guard let known = checked[name], known.files.allSatisfy({ given[$0.key] == $0.value }) else { return nil }
    return known.result
  }

  fileprivate func keep(
    _ result: CheckedModule,
    ofChecking name: String,
    among given: [String: [SourceFile]]
  ) {
    var files: [String: [SourceFile]] = [:]
    var waiting = [name]
    while let next = waiting.popLast() {
      guard files[next] == nil, let own = given[next] else { continue }
      files[next] = own
      waiting += own.flatMap(modules(usedBy:))
    }
    checked[name] = (result, files)
  }

  // MARK: - Code

  /// The code of a model, translated only if the model differs from the last run's model with this name.
  func code(of model: FileModel, _ translate: (FileModel) -> GeneratedFile) -> GeneratedFile {
    if let known = written[model.name], known.model == model { return known.code }
    let code = translate(model)
    written[model.name] = (model, code)
    return code
  }

  // MARK: - The end of a run

  /// Forgets the schemas of other files.
  package func keep(only files: [SourceFile]) { endRun(of: files, with: nil) }

  /// Forgets the schemas of other files, and, if the run made models, the code of other models.
  func endRun(of files: [SourceFile], with models: [FileModel]?) {
    let used = Set(files.map(ObjectIdentifier.init))
    read = read.filter { used.contains($0.key) }
    checked = checked.filter { _, module in
      module.files.values.joined().allSatisfy { used.contains(ObjectIdentifier($0)) }
    }
    guard let models else { return }
    // The model builder has emptied these entries.
    for key in read.keys { read[key]?.entry = nil }
    let names = Set(models.map(\.name))
    written = written.filter { names.contains($0.key) }
  }
}

/// The steps of a run whose results can be kept. Without a memory they are only made.
extension GeneratorMemory? {
  func schema(in file: SourceFile, reportingTo diagnostics: DiagnosticCollector) -> Schema? {
    guard let self else { return SchemaParser.parse(file, reportingTo: diagnostics) }
    return self.schema(in: file, reportingTo: diagnostics)
  }

  func entry(of schema: Schema) -> FileEntry { self?.entry(of: schema) ?? FileEntry(schema) }

  func findings(in file: FileEntry) -> [Diagnostic] {
    self?.findings(in: file) ?? SchemaValidator.findings(in: file)
  }

  func result(ofChecking name: String, among given: [String: [SourceFile]]) -> GeneratorMemory.CheckedModule?
  {
    self?.result(ofChecking: name, among: given)
  }

  func keep(
    _ result: @autoclosure () -> GeneratorMemory.CheckedModule,
    ofChecking name: String,
    among given: @autoclosure () -> [String: [SourceFile]]
  ) {
    self?.keep(result(), ofChecking: name, among: given())
  }

  func code(of model: FileModel, _ translate: (FileModel) -> GeneratedFile) -> GeneratedFile {
    self?.code(of: model, translate) ?? translate(model)
  }
}
