internal import StateKitToolSupport

/// `@FILE`: arguments from a file, for build systems whose command lines are limited.
///
/// The arguments are separated by white space; quotes and backslashes work as in a shell. A file may name
/// other argument files.
struct ArgumentFile {
  private let path: String
  private let whole: String
  private var rest: Substring

  /// The arguments, with files replaced by their contents.
  static func expand(_ arguments: some Sequence<String>) throws(CommandFailure) -> [String] {
    try expand(arguments, in: [])
  }

  private static func expand(
    _ arguments: some Sequence<String>,
    in files: [String]
  ) throws(CommandFailure) -> [String] {
    var expanded: [String] = []
    for argument in arguments {
      // After `--base` an argument like @~1 is a revision.
      guard argument.hasPrefix("@"), argument.count > 1, expanded.last != "--base" else {
        expanded.append(argument)
        continue
      }
      let path = String(argument.dropFirst())
      guard !files.contains(path) else {
        throw CommandFailure(.wrongUsage, ["the arguments in '\(path)' lead back to themselves"])
      }
      expanded += try expand(try read(path), in: files + [path])
    }
    return expanded
  }

  private static func read(_ path: String) throws(CommandFailure) -> [String] {
    let bytes: [UInt8]
    do {
      bytes = try FileDescriptor.contents(of: path)
    } catch {
      throw CommandFailure(.unreadableInput, ["cannot read the arguments in '\(path)': \(error.text)"])
    }
    var file = ArgumentFile(path: path, text: String(decoding: bytes, as: UTF8.self))
    var arguments: [String] = []
    while let argument = try file.next() { arguments.append(argument) }
    return arguments
  }

  private init(path: String, text: String) {
    self.path = path
    whole = text
    rest = text[...]
  }

  private mutating func next() throws(CommandFailure) -> String? {
    rest = rest.drop(while: \.isWhitespace)
    guard !rest.isEmpty else { return nil }
    var argument = ""
    while let character = rest.popFirst(), !character.isWhitespace {
      switch character {
      case "'", "\"": argument += try quoted(by: character)
      // At the end of the file a backslash stands for itself.
      case "\\": argument.append(rest.popFirst() ?? "\\")
      default: argument.append(character)
      }
    }
    return argument
  }

  /// Reads up to the closing quote. Between double quotes a backslash escapes a backslash and a quote.
  private mutating func quoted(by quote: Character) throws(CommandFailure) -> String {
    let beginning = rest
    var text = ""
    while let character = rest.popFirst() {
      if character == quote { return text }
      if character == "\\", quote == "\"", let next = rest.first, next == quote || next == "\\" {
        text.append(rest.removeFirst())
      } else {
        text.append(character)
      }
    }
    let line = whole.prefix(upTo: beginning.startIndex).count(where: \.isNewline) + 1
    throw CommandFailure(.wrongUsage, ["\(path):\(line): the quotes that begin here have no end"])
  }
}
