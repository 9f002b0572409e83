internal import StateKitLanguageServer

/// What the editor and the disk have: the server must know this and nothing else.
struct EditorState {
  final class Document {
    let bytes: [UInt8]
    let unit: EditedText.Unit
    /// The length of each line, or more than that for a text that is not UTF-8.
    lazy var lengths: [Int] = {
      let lengths = EditedText(String(decoding: bytes, as: UTF8.self), in: unit).lengths
      return String(validating: bytes, as: UTF8.self) == nil ? lengths.map { _ in bytes.count } : lengths
    }()

    init(_ bytes: [UInt8], _ unit: EditedText.Unit) {
      self.bytes = bytes
      self.unit = unit
    }
  }

  /// The files of the disk, shared with the servers.
  let disk: ScriptedFiles
  let unit: EditedText.Unit
  private(set) var roots: [String]
  private var written: [String: Document] = [:]
  private var open: [String: Document] = [:]

  init(roots: [String], files: [String: [UInt8]], unit: EditedText.Unit) {
    self.roots = roots
    self.unit = unit
    disk = ScriptedFiles(files)
    written = files.mapValues { Document($0, unit) }
  }

  /// The open documents, with their texts.
  var texts: [(path: String, text: String)] {
    open.sorted { $0.key < $1.key }.map { ($0.key, String(decoding: $0.value.bytes, as: UTF8.self)) }
  }

  /// All paths that ever had a text or were given.
  var paths: [String] { Set(written.keys).union(open.keys).sorted() }

  /// The text of a file that an answer may be about: of a Swift file too, also if it is not open.
  func place(_ path: String) -> Document? {
    document(path) ?? (path.hasSuffix(".swift") ? written[path] : nil)
  }

  /// The text that the server must have for a file; nil if it must have none.
  func document(_ path: String) -> Document? {
    if let document = open[path] { return document }
    // Not asked of the disk, which may have changed after the request about which this is.
    return roots.contains { ScriptedFiles.isSchema(path, below: $0) } ? written[path] : nil
  }

  mutating func apply(_ step: ServerStep) {
    switch step {
    case .open(let path, let text): open[path] = Document(Array(text.utf8), unit)
    case .replace(let path, let text):
      if open[path] != nil { open[path] = Document(Array(text.utf8), unit) }
    case .edit(let path, let start, let end, let new):
      guard let document = open[path] else { return }
      var text = EditedText(String(decoding: document.bytes, as: UTF8.self), in: unit)
      text.replace(from: start, to: end, with: new)
      open[path] = Document(Array(text.text.utf8), unit)
    case .close(let path): open[path] = nil
    case .write(let path, let bytes):
      disk.contents[path] = bytes
      written[path] = bytes.map { Document($0, unit) }
    case .addFolder(let path): if !roots.contains(path) { roots.append(path) }
    case .removeFolder(let path): roots.removeAll { $0 == path }
    case .request, .raw, .compare: break
    }
  }
}

/// Files in memory.
final class ScriptedFiles: FileSystem {
  var contents: [String: [UInt8]]

  init(_ contents: [String: [UInt8]]) { self.contents = contents }

  func schemas(below folder: String) -> [String] {
    contents.keys.filter { ScriptedFiles.isSchema($0, below: folder) }.sorted()
  }

  func swiftFiles(below folder: String) -> [String] {
    contents.keys.filter { $0.hasSuffix(".swift") && ScriptedFiles.isFound($0, below: folder) }.sorted()
  }

  static func isSchema(_ path: String, below folder: String) -> Bool {
    path.hasSuffix(".statekit.json") && isFound(path, below: folder)
  }

  /// Files in hidden folders are not found, as on the disk.
  private static func isFound(_ path: String, below folder: String) -> Bool {
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    return path.hasPrefix(start) && !path.dropFirst(start.count - 1).contains("/.")
  }

  func explanation(ofCode code: String) -> String? { nil }

  func contents(of path: String) -> [UInt8]? { contents[path] }
}
