internal import StateKitToolSupport

/// The dependencies of generated files, in the format of Make and Ninja:
///
///     out/Users.statekit.swift: Users.statekit.json Accounts/Accounts.statekit.json
///     Users.statekit.json:
///     Accounts/Accounts.statekit.json:
///
/// The rules without a recipe let a build go on after a schema was removed.
struct Depfile {
  let outputs: [String]
  let inputs: [String]

  var text: String {
    guard !outputs.isEmpty else { return "" }
    // A schema may belong to both the module and a used module.
    var seen: Set<String> = []
    let names = inputs.filter { seen.insert($0).inserted }.map(Depfile.escaped)
    let rule = "\(outputs.map(Depfile.escaped).joined(separator: " ")): \(names.joined(separator: " "))\n"
    return names.reduce(into: rule) { text, name in text += "\(name):\n" }
  }

  /// Writes the file if it changes; a file of another kind is not overwritten.
  func write(to path: String) throws(CommandFailure) {
    let contents = Array(text.utf8)
    var permissions: UInt16?
    do {
      let status = try FileStatus(of: path)
      guard status.kind == .regular else { throw Depfile.refused(path, "it is not a regular file") }
      let present = try FileDescriptor.contents(of: path)
      if present == contents { return }
      guard Depfile.isOne(present) else { throw Depfile.refused(path, "it is not a dependency file") }
      permissions = status.permissions
    } catch let error as CommandFailure {
      throw error
    } catch let error as SystemError where error != .missing {
      throw Depfile.refused(path, error.text)
    } catch {}
    do {
      try Folder.make(Folder.containing(path))
    } catch {
      throw Depfile.refused(path, error.text)
    }
    try FileReplacement.replace([
      FileReplacement(path: path, contents: contents, permissions: permissions)
    ])
  }

  private static func refused(_ path: String, _ reason: String) -> CommandFailure {
    CommandFailure(.unwritableOutput, ["cannot write '\(path)': \(reason)"])
  }

  /// Whether a file is a depfile: it is empty, or its first rule is for a generated file.
  private static func isOne(_ bytes: [UInt8]) -> Bool {
    let first = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    return bytes.isEmpty || first.contains(".statekit.swift: ")
  }

  /// For Make, a space ends a name, `#` starts a comment and `$` starts a variable.
  private static func escaped(_ path: String) -> String {
    path.reduce(into: "") { escaped, character in
      switch character {
      case " ", "#", "\\": escaped += "\\\(character)"
      case "$": escaped += "$$"
      default: escaped.append(character)
      }
    }
  }
}
