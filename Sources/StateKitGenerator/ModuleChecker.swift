/// Checks modules in the order of their use: first the used modules, last the module to generate.
///
/// A used module must be correct by itself; otherwise a path through it could lead to an unknown name. All its mistakes
/// are reported when its own code is generated; here the first mistake is enough.
struct ModuleChecker {
  private enum Outcome {
    case declared
    case wrong(Diagnostic)
  }

  private let memory: GeneratorMemory?
  /// Collects the meanings of names in the module that is checked first. If there is a recorder, files and modules with
  /// mistakes are read as far as they can be, and nothing is reported.
  private let symbols: SymbolRecorder?
  private let given: [String: [SourceFile]]
  private var outcomes: [String: Outcome] = [:]
  /// The modules that are being checked, starting with the module to generate.
  private var path: [String] = []
  /// The modules of the cycle that was found last.
  private var cycle: [String] = []
  /// Whether a mistake was found that also depends on the module to generate, not only on the files of the module with
  /// the mistake.
  private var isMistakeOfPath = false
  /// The modules without mistakes, each after those that it uses.
  private var modules: [DeclaredModule] = []

  /// - Parameter memory: The results of an earlier run.
  init(
    _ given: [SchemaModule],
    memory: GeneratorMemory? = nil,
    recordingIn symbols: SymbolRecorder? = nil
  ) {
    self.memory = memory
    self.symbols = symbols
    self.given = Dictionary(given.map { ($0.name, $0.files) }, uniquingKeysWith: +)
  }

  /// Reports the mistakes in the files of a module, after checking the modules that the files use.
  mutating func check(
    _ files: [SourceFile],
    of name: String?,
    reportingTo diagnostics: DiagnosticCollector
  ) -> ResolvedModule {
    let schemas = files.compactMap { schema(in: $0, reportingTo: diagnostics) }
    let hasModules = check(usedBy: schemas, of: name, reportingTo: diagnostics)
    let index = SchemaIndex(
      schemas.map(memory.entry),
      isComplete: hasModules && schemas.count == files.count && !schemas.contains(where: \.isPartial),
      moduleName: name,
      using: modules(usedBy: schemas),
      given: Set(given.keys.filter { $0 != name }),
      recordingIn: path.isEmpty ? symbols : nil
    )
    let module = ResolvedModule(index, reportingTo: diagnostics, isLazy: recovers)
    if recovers { return module }
    for file in index.files {
      for diagnostic in memory.findings(in: file) { diagnostics.report(diagnostic) }
    }
    SchemaValidator.validate(module, reportingTo: diagnostics)
    if let name, !diagnostics.hasErrors {
      memory.keep(
        .right(modules(usedBy: schemas) + [DeclaredModule(name: name, schemas)], diagnostics.diagnostics),
        ofChecking: name,
        among: given.merging([name: files]) { $1 }
      )
    }
    return module
  }

  private var recovers: Bool { symbols != nil }

  /// The modules that schemas use, directly or through others. The other modules checked so far are left out: otherwise
  /// each module would take as long as all of them together.
  private func modules(usedBy schemas: [Schema]) -> [DeclaredModule] {
    var used = Set(schemas.flatMap(\.uses).map(\.value))
    let found = modules.reversed().filter { module in
      guard used.contains(module.name) else { return false }
      used.formUnion(module.uses)
      return true
    }
    return found.reversed()
  }

  private func schema(in file: SourceFile, reportingTo diagnostics: DiagnosticCollector) -> Schema? {
    let whole = memory.schema(in: file, reportingTo: diagnostics)
    return recovers ? whole ?? SchemaParser.recover(file) : whole
  }

  /// Whether all modules that the schemas of `name` use are free of mistakes. Reports the modules that have mistakes.
  private mutating func check(
    usedBy schemas: [Schema],
    of name: String?,
    reportingTo diagnostics: DiagnosticCollector
  ) -> Bool {
    path.append(name ?? "")
    defer { path.removeLast() }
    var isComplete = true
    var seen: Set<String> = ["StateKit", "Swift", name ?? ""]
    for use in schemas.flatMap(\.uses) where ModuleName.isUsable(use.value) {
      guard seen.insert(use.value).inserted, let diagnostic = problem(of: use) else { continue }
      isComplete = false
      diagnostics.report(diagnostic)
    }
    return isComplete
  }

  private mutating func problem(of use: Located<String>) -> Diagnostic? {
    if let start = path.firstIndex(of: use.value) {
      cycle = Array(path[start...])
      isMistakeOfPath = true
      return .modulesUseEachOther(cycle, at: use.location)
    }
    guard let files = given[use.value] else {
      isMistakeOfPath = true
      return .unknownModule(use, given: given.keys.sorted())
    }
    let outcome = outcomes[use.value] ?? remember(use.value) ?? declare(use.value, files)
    outcomes[use.value] = outcome
    guard case .wrong(let first) = outcome else { return nil }
    // A cycle is the mistake of each module in it, whichever of the modules is checked first.
    if let user = path.last, cycle.contains(user), cycle.contains(use.value) {
      return .modulesUseEachOther(cycle, at: use.location)
    }
    return .moduleIsWrong(use, first: first)
  }

  /// Takes over the result of an earlier run: the first mistake of a module, or a module without mistakes after those
  /// that it uses.
  private mutating func remember(_ name: String) -> Outcome? {
    switch memory.result(ofChecking: name, among: given) {
    case .wrong(let first): return recovers ? nil : .wrong(first)
    case .right(let known, _):
      for module in known where outcomes[module.name] == nil {
        outcomes[module.name] = .declared
        modules.append(module)
      }
      return .declared
    case nil: return nil
    }
  }

  private mutating func declare(_ name: String, _ files: [SourceFile]) -> Outcome {
    let diagnostics = DiagnosticCollector()
    let module = check(files, of: name, reportingTo: diagnostics)
    let error = diagnostics.sorted(by: files).first { $0.severity == .error }
    // With a recorder, the declarations of a faulty module are used as far as they can be read.
    if let error, !recovers {
      if !isMistakeOfPath { memory.keep(.wrong(error), ofChecking: name, among: given) }
      return .wrong(error)
    }
    modules.append(kept(name) ?? DeclaredModule(name: name, module.index.schemas))
    return .declared
  }

  /// The module as it was kept, if it was.
  private func kept(_ name: String) -> DeclaredModule? {
    guard case .right(let modules, _) = memory.result(ofChecking: name, among: given) else { return nil }
    return modules.last
  }
}

extension Diagnostic {
  fileprivate static func unknownModule(_ module: Located<String>, given: [String]) -> Diagnostic {
    let name = module.value
    return Diagnostic(
      .error,
      "SK0680",
      "the schemas of the module \(name.quoted) are not known: if it has any, let the target depend on it, and the"
        + " build plugin finds them, or pass '--use \(name)=PATH', the folder they are in; if it does not have"
        + " schemas, name it in 'imports' instead",
      at: module.location,
      suggestion: nearMiss(of: name, in: given)
    )
  }

  fileprivate static func moduleIsWrong(_ module: Located<String>, first: Diagnostic) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0681",
      "the schemas of the module \(module.value.quoted) cannot be used: mend their errors first",
      at: module.location,
      notes: [Note(message: first.message, location: first.location)] + first.notes
    )
  }

  /// `path` starts with the module that closes the cycle, and contains it once.
  fileprivate static func modulesUseEachOther(_ path: [String], at location: SourceLocation) -> Diagnostic {
    let steps = (path + path.prefix(1)).map(\.shown).joined(separator: " → ")
    return Diagnostic(
      .error,
      "SK0682",
      "the module \(path[0].quoted) uses itself (\(steps)): let one of them do without the other",
      at: location
    )
  }
}
