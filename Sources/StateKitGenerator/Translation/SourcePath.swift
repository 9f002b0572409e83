extension GeneratorOptions {
  /// A schema's path in generated code: relative to the source root, however the file was named, so that the code does
  /// not depend on the folders of one machine. For example `Sources/App/Users.statekit.json`.
  func sourcePath(of file: SourceFile) -> String {
    if file.path.hasPrefix("<") { return file.path }
    let path: [Substring] = components(of: file.path)
    let root: [Substring] = components(of: sourceRoot ?? "")
    let common: Int = zip(path, root).prefix { $0 == $1 }.count
    let up: [Substring] = Array(repeating: "..", count: root.count - common)
    return (up + path.dropFirst(common)).joined(separator: "/")
  }

  /// The components from the root of the disk, or from the current folder if the root is unknown.
  private func components(of path: String) -> [Substring] {
    let absolute: String = path.hasPrefix("/") ? path : "\(currentFolder)/\(path)"
    var components: [Substring] = []
    for component in absolute.split(separator: "/") where component != "." {
      if component == "..", let last = components.last, last != ".." {
        components.removeLast()
      } else {
        components.append(component)
      }
    }
    return components
  }
}
