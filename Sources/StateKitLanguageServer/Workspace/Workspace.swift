internal import StateKitAuthoring
internal import StateKitGenerator

/// All schemas: those on the disk, replaced by the texts of open documents.
struct Workspace {
  /// The schemas of a module, with their diagnostics and names.
  private final class Module {
    var files: [SourceFile] = []
    /// Nil after a change of a file of this module, or of a module that it may use.
    var diagnostics: [Diagnostic]?
    /// Nil after such a change, and until they are first needed.
    var symbols: SchemaSymbols?
    /// Whether the diagnostics have not been asked for since the last change.
    var isUnpublished = true

    init() {}

    init(_ other: Module) {
      files = other.files
      diagnostics = other.diagnostics
    }
  }

  let disk: any FileSystem
  private(set) var roots: [String] = []
  /// The texts of the files, by path.
  private(set) var files: [String: SourceFile] = [:]
  /// The versions of open documents.
  private var open: [String: JSONValue] = [:]
  private var modules: [SchemaPlace: Module] = [:]
  private var placesByPath: [String: SchemaPlace] = [:]
  /// The module of the file that was edited last.
  private var edited: SchemaPlace?
  private let memory = GeneratorMemory()

  static let suffix = ".statekit.json"
  /// The size in bytes above which schemas are not resolved after each key, because it would take too long.
  static let largeSize: Int = 1 << 20

  init(disk: any FileSystem) { self.disk = disk }

  // MARK: - Files

  mutating func add(root: String) {
    if !roots.contains(root) { roots.append(root) }
    for path in disk.schemas(below: root) where files[path] == nil { read(path) }
    group()
  }

  mutating func remove(root: String) {
    roots.removeAll { $0 == root }
    for path in files.keys where open[path] == nil && !isInFolders(path) { files[path] = nil }
    group()
  }

  mutating func open(_ path: String, _ text: [UInt8], version: JSONValue) {
    open[path] = version
    put(path, text)
  }

  mutating func change(_ path: String, _ text: [UInt8], version: JSONValue) {
    if open[path] == nil { return }
    open[path] = version
    put(path, text)
  }

  /// The version of an open document, which an edit names; null for the text on the disk.
  func version(of path: String) -> JSONValue { open[path] ?? .null }

  mutating func close(_ path: String) {
    open[path] = nil
    // A document that is not a schema is known only while it is open.
    if path.isSchema { reread(path) } else { files[path] = nil }
  }

  /// Call this when a file on the disk was written, created or deleted.
  mutating func reread(_ path: String) {
    guard path.isSchema, open[path] == nil else { return }
    read(path)
    group()
  }

  private mutating func put(_ path: String, _ text: [UInt8]) {
    let isKnown = files[path] != nil
    files[path] = SourceFile(path: path, bytes: text)
    guard path.isSchema else { return }
    if !isKnown { return group() }
    refresh(path)
  }

  private mutating func read(_ path: String) {
    guard isInFolders(path), let bytes = disk.contents(of: path) else {
      files[path] = nil
      return
    }
    if files[path]?.bytes != bytes { files[path] = SourceFile(path: path, bytes: bytes) }
  }

  /// An open file, a schema, or a Swift file on the disk.
  func file(_ path: String) -> SourceFile? {
    if let file = files[path] { return file }
    guard path.hasSuffix(".swift"), isInFolders(path) else { return nil }
    return disk.contents(of: path).map { SourceFile(path: path, bytes: $0) }
  }

  /// The Swift files below folders, with the texts of open documents.
  func swiftFiles(below folders: [String]) -> [SourceFile] {
    Set(folders.flatMap(disk.swiftFiles)).sorted().compactMap(file)
  }

  /// The Swift files that can use a declaration.
  func swiftUses(seeing symbol: Symbol) -> SwiftUses {
    let files = swiftFiles(below: roots)
    let schema = symbol.location.file
    return SwiftUses(files, allSymbols, seeing: schema.path, packages: packages(around: files + [schema]))
  }

  /// The folders around files that have a manifest of SwiftPM.
  private func packages(around files: [SourceFile]) -> Set<String> {
    Set(files.compactMap { SwiftImports.place(of: $0.path)?.package }).filter {
      disk.contents(of: $0 + "/Package.swift") != nil
    }
  }

  /// Whether a search for schemas would find a path: hidden folders are skipped.
  private func isInFolders(_ path: String) -> Bool {
    roots.contains { path.isBelow($0) && !path.dropFirst($0.count).contains("/.") }
  }

  /// The path from the window's folder; for a file outside of it, the whole path.
  func relative(_ path: String) -> String {
    roots.first(where: path.isBelow).map { String(path.dropFirst($0.count).drop { $0 == "/" }) } ?? path
  }

  // MARK: - Modules

  /// Finds the module of each file anew.
  private mutating func group() {
    let schemas = files.keys.filter(\.isSchema).sorted()
    let folders = Set(schemas.map(\.folder))
    var paths: [SchemaPlace: [String]] = [:]
    placesByPath = [:]
    for path in schemas {
      let place = SchemaPlace(of: path, among: folders)
      placesByPath[path] = place
      paths[place, default: []].append(path)
    }
    for place in modules.keys where paths[place] == nil { modules[place] = nil }
    for (place, paths) in paths {
      let module = modules[place] ?? Module()
      modules[place] = module
      module.files = paths.compactMap { files[$0] }
    }
    // Other modules may use a module that was added or removed.
    for place in modules.keys { forget(place) }
  }

  private mutating func refresh(_ path: String) {
    guard let place = placesByPath[path], let module = modules[place], let file = files[path],
      let index = module.files.firstIndex(where: { $0.path == path })
    else { return group() }
    module.files[index] = file
    edited = place
    // A mistake in a module is also one in the modules that use it, directly or through others.
    var waiting = [place]
    var seen: Set<SchemaPlace> = [place]
    while let changed = waiting.popLast() {
      forget(changed)
      for other in modules.keys where !seen.contains(other) && uses(changed.module, from: other) {
        seen.insert(other)
        waiting.append(other)
      }
    }
  }

  private func forget(_ place: SchemaPlace) {
    modules[place]?.diagnostics = nil
    modules[place]?.symbols = nil
    modules[place]?.isUnpublished = true
  }

  /// Whether a schema of a module uses another one.
  private func uses(_ name: String, from place: SchemaPlace) -> Bool {
    modules[place]?.files.contains { memory.modules(usedBy: $0).contains(name) } == true
  }

  /// The folder of the module that a schema belongs to, and its name.
  func place(of path: String) -> SchemaPlace? { placesByPath[path] }

  /// The names of the modules that a schema may use.
  func otherModules(than path: String) -> [String] {
    placesByPath[path].map { usable(from: $0).map(\.name) } ?? []
  }

  /// The diagnostics of a changed module, by the paths of its files; a file without mistakes has an empty list. Nil if
  /// all modules are unchanged.
  ///
  /// The module that was edited last comes first.
  mutating func checkNext() -> [String: [Diagnostic]]? {
    let waiting = modules.filter(\.value.isUnpublished)
    let next = edited.flatMap { waiting[$0] == nil ? nil : $0 } ?? waiting.keys.min { $0.folder < $1.folder }
    guard let place = next, let module = modules[place] else { return nil }
    module.isUnpublished = false
    var found: [String: [Diagnostic]] = [:]
    for file in module.files { found[file.path] = [] }
    for diagnostic in diagnostics(of: place, module) {
      found[diagnostic.location.file.path]?.append(diagnostic)
    }
    if waiting.count == 1 { memory.keep(only: modules.values.flatMap(\.files)) }
    return found
  }

  /// Whether the module that `checkNext` would check was edited and is larger than `largeSize`.
  var isNextLarge: Bool {
    guard let edited, let module = modules[edited], module.isUnpublished else { return false }
    return module.files.reduce(0) { $0 + $1.bytes.count } > Workspace.largeSize
  }

  /// Whether `checkNext` has a module to check.
  var isChanged: Bool { modules.values.contains(where: \.isUnpublished) }

  /// The names in the schemas of a module, with their meanings, as far as unfinished texts have one.
  func symbols(at path: String) -> SchemaSymbols? {
    guard let place = placesByPath[path], let module = modules[place] else { return nil }
    return symbols(of: place, module)
  }

  /// The names of all modules.
  var allSymbols: [SchemaSymbols] {
    modules.sorted { $0.key.folder < $1.key.folder }.map { symbols(of: $0.key, $0.value) }
  }

  private func symbols(of place: SchemaPlace, _ module: Module) -> SchemaSymbols {
    if let symbols = module.symbols { return symbols }
    let symbols = generator(of: place).symbols(module.files, using: usable(from: place), with: memory)
    module.symbols = symbols
    return symbols
  }

  private func diagnostics(of place: SchemaPlace, _ module: Module) -> [Diagnostic] {
    if let diagnostics = module.diagnostics { return diagnostics }
    let diagnostics = generator(of: place)
      .validate(module.files, using: usable(from: place), with: memory)
    module.diagnostics = diagnostics
    return diagnostics
  }

  private func generator(of place: SchemaPlace) -> Generator {
    var generator = Generator()
    generator.options.moduleName = place.module
    return generator
  }

  /// The mistakes in a file.
  func diagnostics(at path: String) -> [Diagnostic] {
    guard let place = placesByPath[path], let module = modules[place] else { return [] }
    return diagnostics(of: place, module).filter { $0.location.file.path == path }
  }

  /// Whether the module of a schema has mistakes.
  func hasErrors(at path: String) -> Bool {
    guard let place = placesByPath[path], let module = modules[place] else { return true }
    return diagnostics(of: place, module).contains { $0.severity == .error }
  }

  /// The diagnostics of all modules if some files had other texts.
  func diagnostics(with texts: [String: [UInt8]] = [:]) -> [Diagnostic] {
    var changed = self
    // Without other texts, the results are kept.
    if !texts.isEmpty { changed.modules = modules.mapValues(Module.init) }
    for (path, text) in texts where path.isSchema {
      changed.files[path] = SourceFile(path: path, bytes: text)
      changed.refresh(path)
    }
    return changed.modules.sorted { $0.key.folder < $1.key.folder }
      .flatMap { changed.diagnostics(of: $0.key, $0.value) }
  }

  func errors(with texts: [String: [UInt8]] = [:]) -> [Diagnostic] {
    diagnostics(with: texts).filter { $0.severity == .error }
  }

  /// The changes that `scaffold` would make in files of a schema's module; nil if a schema has an error.
  func scaffold(of path: String, _ files: [SourceFile]) -> ScaffoldPlan? {
    guard let place = placesByPath[path], let module = modules[place] else { return nil }
    return generator(of: place).scaffold(module.files, using: usable(from: place)).scaffold?.plan(for: files)
  }

  /// All other modules. If several have a name, the nearest one is taken.
  private func usable(from place: SchemaPlace) -> [SchemaModule] {
    var nearest: [String: SchemaPlace] = [:]
    for other in modules.keys.sorted(by: { $0.folder < $1.folder }) where other.module != place.module {
      guard let known = nearest[other.module], known.nearness(to: place) >= other.nearness(to: place) else {
        nearest[other.module] = other
        continue
      }
    }
    return nearest.values.sorted { $0.module < $1.module }.map {
      SchemaModule(name: $0.module, files: modules[$0]?.files ?? [])
    }
  }
}

extension String {
  /// The path of the folder that has the file.
  var folder: String {
    split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
  }

  var isSchema: Bool { hasSuffix(Workspace.suffix) }

  func isBelow(_ folder: String) -> Bool { hasPrefix(folder.hasSuffix("/") ? folder : folder + "/") }
}
