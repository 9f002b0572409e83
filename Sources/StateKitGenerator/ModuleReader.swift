/// Reads the schemas of the modules that are used, and of those that they use themselves.
///
/// A used module has to be right in itself, or a path through it could end without a word. What is wrong in it its own
/// run says in full; here the first mistake is enough.
struct ModuleReader {
  private enum Outcome {
    case declared(DeclaredModule)
    case wrong(Diagnostic)
  }

  private let given: [String: [SourceFile]]
  private var outcomes: [String: Outcome] = [:]
  /// The modules that are being read, from the one that generates on.
  private var way: [String] = []
  /// The modules of the cycle that was found last.
  private var cycle: [String] = []
  private(set) var modules: [DeclaredModule] = []

  init(_ given: [SchemaModule]) {
    self.given = Dictionary(given.map { ($0.name, $0.files) }, uniquingKeysWith: +)
  }

  /// Whether all modules that the schemas of `module` use could be read; what could not is reported.
  mutating func read(
    usedBy schemas: [Schema],
    of module: String?,
    reportingTo diagnostics: DiagnosticCollector
  ) -> Bool {
    way.append(module ?? "")
    defer { way.removeLast() }
    var isComplete = true
    var seen: Set<String> = ["StateKit", "Swift", module ?? ""]
    for use in schemas.flatMap(\.uses) where ModuleName.isUsable(use.value) {
      guard seen.insert(use.value).inserted, let diagnostic = problem(of: use) else { continue }
      isComplete = false
      diagnostics.report(diagnostic)
    }
    return isComplete
  }

  private mutating func problem(of use: Located<String>) -> Diagnostic? {
    if let start = way.firstIndex(of: use.value) {
      cycle = Array(way[start...])
      return .modulesUseEachOther(cycle, at: use.location)
    }
    guard let files = given[use.value] else { return .unknownModule(use, given: given.keys.sorted()) }
    let outcome = outcomes[use.value] ?? read(use.value, files)
    outcomes[use.value] = outcome
    guard case .wrong(let first) = outcome else { return nil }
    // Whichever module of a cycle is read first, the mistake is its own as much as the others'.
    if let reader = way.last, cycle.contains(reader), cycle.contains(use.value) {
      return .modulesUseEachOther(cycle, at: use.location)
    }
    return .moduleIsWrong(use, first: first)
  }

  private mutating func read(_ name: String, _ files: [SourceFile]) -> Outcome {
    let diagnostics = DiagnosticCollector()
    let schemas = Generator.parse(files, reportingTo: diagnostics)
    let isComplete = read(usedBy: schemas, of: name, reportingTo: diagnostics)
    let index = SchemaIndex(
      schemas,
      isComplete: isComplete && schemas.count == files.count && !schemas.contains(where: \.isPartial),
      moduleName: name,
      using: modules
    )
    SchemaValidator.validate(index, reportingTo: diagnostics)
    if let error = diagnostics.sorted(by: files).first(where: { $0.severity == .error }) {
      return .wrong(error)
    }
    let module = DeclaredModule(name: name, schemas)
    modules.append(module)
    return .declared(module)
  }
}

extension Diagnostic {
  fileprivate static func unknownModule(_ module: Located<String>, given: [String]) -> Diagnostic {
    let name = module.value
    return Diagnostic(
      .error,
      "SK0680",
      "the schemas of the module \(name.quoted) are not known: if it has any, let the target depend on it, and the"
        + " build plugin finds them, or pass '--use \(name)=PATH', the folder they are in; if it has none, name it in"
        + " 'imports' instead",
      at: module.location,
      suggestion: nearMiss(of: name, in: given)
    )
  }

  fileprivate static func moduleIsWrong(_ module: Located<String>, first: Diagnostic) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0681",
      "the schemas of the module \(module.value.quoted) cannot be used: mend what is wrong in them first",
      at: module.location,
      notes: [Note(message: first.message, location: first.location)] + first.notes
    )
  }

  /// `way` begins and would end with the same module.
  fileprivate static func modulesUseEachOther(_ way: [String], at location: SourceLocation) -> Diagnostic {
    let path = (way + way.prefix(1)).map(\.shown).joined(separator: " → ")
    return Diagnostic(
      .error,
      "SK0682",
      "the module \(way[0].quoted) uses itself (\(path)): let one of them do without the other",
      at: location
    )
  }
}
