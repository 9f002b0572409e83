internal import StateKitAuthoring
internal import StateKitGenerator

/// Finds out which targets of packages can use which, by the imports in their files.
struct SwiftImports {
  /// The folders with a manifest.
  private let packages: Set<String>
  /// The modules that the files of a target import.
  private var imports: [String: Set<String>] = [:]

  init(_ files: [(file: SourceFile, tokens: [SwiftToken])], packages: Set<String>) {
    self.packages = packages
    for (file, tokens) in files {
      guard let target = target(of: file.path) else { continue }
      let names = tokens.indices.dropLast().filter { file.text(of: tokens[$0]) == "import" }.map {
        file.name(tokens[$0 + 1])
      }
      imports[target, default: []].formUnion(names)
    }
  }

  /// Whether a file can use the declarations of a schema: its target is that of the schema, or imports it, directly or
  /// through others. Outside of targets this is unknown, and the result is true.
  func sees(_ schema: String, from path: String) -> Bool {
    guard let wanted = target(of: schema), let own = target(of: path) else { return true }
    var waiting = [own]
    var seen: Set<String> = [own]
    while let target = waiting.popLast() {
      if target == wanted { return true }
      for next in imports[target, default: []] where seen.insert(next).inserted { waiting.append(next) }
    }
    return false
  }

  /// The folder in `Sources` or `Tests` of a package that has a file; nil elsewhere, as in a project of Xcode.
  private func target(of path: String) -> String? {
    guard let (package, target) = SwiftImports.place(of: path), packages.contains(package) else { return nil }
    return target
  }

  /// The folder that may have a manifest, and the target.
  static func place(of path: String) -> (package: String, target: String)? {
    let names = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    guard let index = names.lastIndex(where: { ["Sources", "Tests"].contains($0) }),
      index + 1 < names.endIndex
    else { return nil }
    return (names[..<index].joined(separator: "/"), String(names[index + 1]))
  }
}
