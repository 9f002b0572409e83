internal import StateKitGenerator

/// The user's Swift files, parsed as far as possible.
struct UserCode {
  let files: [SourceFile]
  let outlines: [SwiftOutline]
  /// Files that could not be read reliably.
  let doubts: [(file: SourceFile, doubt: SwiftDoubt)]
  private let scopes: [SwiftScope]
  private let aliases: [SwiftAlias]

  init(_ files: [SourceFile]) {
    var outlines: [SwiftOutline] = []
    var doubts: [(file: SourceFile, doubt: SwiftDoubt)] = []
    for file in files {
      do throws(SwiftDoubt) {
        outlines.append(try SwiftOutline(of: file))
      } catch {
        doubts.append((file, error))
      }
    }
    self.files = files
    self.outlines = outlines
    self.doubts = doubts
    self.scopes = outlines.flatMap(\.scopes)
    self.aliases = outlines.flatMap(\.aliases)
  }

  /// All types that the files declare, which may shadow Swift's own types.
  var typeNames: Set<String> {
    Set(scopes.filter { $0.kind != .extension }.compactMap(\.path.last) + aliases.map(\.name))
  }

  /// The names that stand for a protocol in an inheritance clause: its own, its aliases, and protocols that
  /// refine it.
  func names(ofProtocol name: String) -> Set<String> {
    var names: Set<String> = [name]
    var count = 0
    while names.count > count {
      count = names.count
      for alias in aliases where alias.names.contains(where: names.contains) { names.insert(alias.name) }
      for scope in scopes where scope.kind == .protocol && scope.inherits(names) {
        if let name = scope.path.last { names.insert(name) }
      }
    }
    return names
  }

  /// The conforming types, each with the declarations of the conformance.
  func conformers(to names: Set<String>, except modules: Set<String>) -> [UserType] {
    var types: [UserType] = []
    for scope in scopes where scope.kind != .protocol && scope.inherits(names, except: modules) {
      let path = typePath(of: scope)
      if let index = types.firstIndex(where: { $0.path == path }) {
        types[index].sites.append(scope)
      } else {
        types.append(UserType(path: path, sites: [scope]))
      }
    }
    return types
  }

  /// The path of a scope without the module name that an extension may have.
  private func typePath(of scope: SwiftScope) -> [String] {
    guard scope.kind == .extension, scope.path.count > 1 else { return scope.path }
    let inner = Array(scope.path.dropFirst())
    let isDeclared = scopes.contains { $0.kind == .type && $0.path == inner }
    return isDeclared && !scopes.contains { $0.kind == .type && $0.path == scope.path } ? inner : scope.path
  }

  /// The declaration of a type, and its extensions.
  func scopes(of path: [String]) -> [SwiftScope] {
    scopes.filter { $0.kind != .protocol && typePath(of: $0) == path }
  }

  /// The other scopes with members of a type: extensions of its protocols, and superclasses.
  func inheritedScopes(of own: [SwiftScope]) -> [SwiftScope] {
    var names = Set(own.flatMap(\.inheritance).compactMap(\.path.last))
    var seen: Set<String> = []
    var found: [SwiftScope] = []
    while let name = names.popFirst() {
      guard seen.insert(name).inserted else { continue }
      for scope in scopes where scope.path.last == name {
        found.append(scope)
        names.formUnion(scope.inheritance.compactMap(\.path.last))
      }
      for alias in aliases where alias.name == name { names.formUnion(alias.names) }
    }
    return found
  }

  /// A top-level type with this name.
  func type(named name: String) -> SwiftScope? {
    scopes.first { $0.kind != .extension && $0.path == [name] }
  }

  func extensions(of name: String) -> [SwiftScope] {
    scopes.filter { $0.kind == .extension && $0.path.last == name }
  }

  /// The file with a name, ignoring case: some disks ignore it, and SwiftPM refuses a module with two files
  /// of the same name.
  func file(named name: String) -> SourceFile? {
    files.first { $0.path.split(separator: "/").last?.lowercased() == name.lowercased() }
  }

  /// A file that could not be read and contains one of the names.
  func doubt(mentioning names: Set<String>) -> (file: SourceFile, doubt: SwiftDoubt)? {
    doubts.first { doubt in names.contains { doubt.file.mentions($0) } }
  }
}

/// A type that conforms to a protocol of handlers.
struct UserType {
  let path: [String]
  /// The declarations of the conformance; only one in code that compiles.
  var sites: [SwiftScope]

  var name: String { path.last ?? "" }
}

extension SwiftScope {
  /// Whether one of the names is inherited, with or without its module's name.
  func inherits(_ names: Set<String>, except modules: Set<String> = []) -> Bool {
    conformance(to: names, except: modules) != nil
  }

  func conformance(to names: Set<String>, except modules: Set<String> = []) -> SwiftInheritance? {
    inheritance.first { inherited in
      guard let last = inherited.path.last, names.contains(last) else { return false }
      return inherited.path.count == 1 || !modules.contains(inherited.path[0])
    }
  }
}

extension SourceFile {
  /// Whether a word occurs anywhere in the file, in code or elsewhere.
  func mentions(_ word: String) -> Bool {
    let word = Array(word.utf8)
    guard let first = word.first, bytes.count >= word.count else { return false }
    for start in 0...(bytes.count - word.count) where bytes[start] == first {
      let end = start + word.count
      let isWhole =
        (start == 0 || !SwiftLexer.isWord(bytes[start - 1]))
        && (end == bytes.count || !SwiftLexer.isWord(bytes[end]))
      if isWhole, bytes[start..<end].elementsEqual(word) { return true }
    }
    return false
  }
}
