internal import StateKitGenerator

/// All schemas: those of the disk, with the texts of open documents in their place.
struct Workspace {
  /// The schemas of a module, with what the last check left.
  private final class Module {
    var files: [SourceFile] = []
    let memory = GeneratorMemory()
  }

  private let disk: any FileSystem
  private var roots: [String] = []
  /// The texts of the files, by path.
  private(set) var files: [String: SourceFile] = [:]
  private var open: Set<String> = []
  private var modules: [SchemaPlace: Module] = [:]
  private var placesByPath: [String: SchemaPlace] = [:]
  /// The modules that must be checked again.
  private var stale: Set<SchemaPlace> = []

  static let suffix = ".statekit.json"

  init(disk: any FileSystem) { self.disk = disk }

  // MARK: - Files

  mutating func add(root: String) {
    if !roots.contains(root) { roots.append(root) }
    for path in disk.schemas(below: root) where files[path] == nil { read(path) }
    group()
  }

  mutating func remove(root: String) {
    roots.removeAll { $0 == root }
    for path in files.keys where !open.contains(path) && !isInFolders(path) { files[path] = nil }
    group()
  }

  mutating func open(_ path: String, _ text: [UInt8]) {
    open.insert(path)
    put(path, text)
  }

  mutating func change(_ path: String, _ text: [UInt8]) {
    if open.contains(path) { put(path, text) }
  }

  mutating func close(_ path: String) {
    open.remove(path)
    // A document that is no schema is known only while it is open.
    if path.hasSuffix(Self.suffix) { reread(path) } else { files[path] = nil }
  }

  /// A file of the disk was written, made or deleted.
  mutating func reread(_ path: String) {
    guard path.hasSuffix(Self.suffix), !open.contains(path) else { return }
    read(path)
    group()
  }

  private mutating func put(_ path: String, _ text: [UInt8]) {
    let isKnown = files[path] != nil
    files[path] = SourceFile(path: path, bytes: text)
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

  /// Whether a search for schemas finds a path, which it does not in hidden folders.
  private func isInFolders(_ path: String) -> Bool {
    roots.contains { path.isBelow($0) && !path.dropFirst($0.count).contains("/.") }
  }

  // MARK: - Modules

  /// Finds the module of each file anew.
  private mutating func group() {
    let schemas = files.keys.filter { $0.hasSuffix(Self.suffix) }.sorted()
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
      let files = paths.compactMap { self.files[$0] }
      if module.files != files {
        module.files = files
        stale.insert(place)
      }
    }
    // A module that came or went may be one that others use.
    stale.formUnion(modules.keys)
  }

  private mutating func refresh(_ path: String) {
    guard let place = placesByPath[path], let module = modules[place], let file = files[path],
      let index = module.files.firstIndex(where: { $0.path == path })
    else { return group() }
    module.files[index] = file
    // A mistake in a module is one in those that use it, and so on.
    var waiting = [place]
    while let changed = waiting.popLast() {
      guard stale.insert(changed).inserted else { continue }
      waiting += modules.keys.filter { !stale.contains($0) && uses(changed.module, from: $0) }
    }
  }

  /// Whether the schemas of a module may use another one: its name stands in them.
  private func uses(_ name: String, from place: SchemaPlace) -> Bool {
    let quoted = Array("\"\(name)\"".utf8)
    // With escapes, any name may stand there.
    let escape = Array(#"\u"#.utf8)
    return modules[place]?.files.contains { $0.bytes.contains(quoted) || $0.bytes.contains(escape) } == true
  }

  /// The diagnostics of all modules that have changed, by the paths of their files; none for a file without mistakes.
  mutating func check() -> [String: [Diagnostic]] {
    var found: [String: [Diagnostic]] = [:]
    for place in stale {
      guard let module = modules[place] else { continue }
      for file in module.files { found[file.path] = [] }
      var generator = Generator()
      generator.options.moduleName = place.module
      let result = generator.generate(module.files, using: usable(from: place), with: module.memory)
      for diagnostic in result.diagnostics {
        found[diagnostic.location.file.path]?.append(diagnostic)
      }
    }
    stale = []
    return found
  }

  /// All other modules, of equal names the nearest one.
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

  func isBelow(_ folder: String) -> Bool { hasPrefix(folder.hasSuffix("/") ? folder : folder + "/") }
}
