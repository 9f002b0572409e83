internal import StateKitGenerator
internal import StateKitToolSupport

/// A revision, with any name that git knows, in the repositories of the requested paths.
struct GitRevision {
  /// For example `main`, `HEAD~2` or `v1.0`.
  let name: String

  /// The schemas in files and folders at the revision; empty if these did not exist yet.
  func schemas(at paths: [String]) throws(CommandFailure) -> [SourceFile] {
    var files: [SourceFile] = []
    for path in paths {
      for file in try schemas(at: path) where !files.contains(where: { $0.path == file.path }) {
        files.append(file)
      }
    }
    return files
  }

  /// The folder of the repository that contains a path; nil if there is no repository, or if git ignores the
  /// path.
  static func repository(of path: String) -> String? {
    let place = GitPlace(path)
    let list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--"]
    guard let root = try? place.git(["rev-parse", "--show-toplevel"]),
      let files = try? place.git(list + place.names)
    else { return nil }
    // A removed path does not count as ignored.
    return files.isEmpty && (try? FileStatus(of: path)) != nil ? nil : root
  }

  private func schemas(at path: String) throws(CommandFailure) -> [SourceFile] {
    let place = GitPlace(path)
    let prefix = try place.git(["rev-parse", "--show-prefix"]).dropLast()
    let tree = try self.tree(at: place)
    let list = try place.git(["ls-tree", "-r", "-l", "-z", "--full-name", tree, "--"] + place.names)
    let entries = list.split(separator: "\0").compactMap(GitEntry.init).filter { entry in
      place.names.map { prefix + $0 } == [entry.path] || entry.isSchema(below: prefix)
    }
    if let link = entries.first(where: \.isLink) {
      throw CommandFailure(.unreadableInput, ["cannot read '\(name):\(link.path)': it is a link"])
    }
    return zip(entries, try place.contents(of: entries)).map { entry, bytes in
      SourceFile(path: "\(name):\(entry.path)", bytes: bytes)
    }
  }

  private func tree(at place: GitPlace) throws(CommandFailure) -> String {
    let verify = ["rev-parse", "--verify", "--quiet", "--end-of-options"]
    // The name is resolved without `^{commit}` first: in `:/message^{commit}` the suffix would be a part of the message.
    guard let object = try? place.git(verify + [name]).dropLast() else {
      let remedy = name.contains("..") ? "give the older one of the two" : "it may have to be fetched"
      throw CommandFailure(
        .unreadableInput,
        ["there is no revision '\(name)' in the repository of '\(place.path)'; \(remedy)"]
      )
    }
    guard let tree = try? place.git(verify + ["\(object)^{commit}"]) else {
      throw CommandFailure(.unreadableInput, ["'\(name)' is not a commit, but a part of one"])
    }
    return String(tree.dropLast())
  }
}

/// The place of a git query: an existing folder, and optionally one file in it.
private struct GitPlace {
  let path: String
  private let folder: String
  /// Empty for the whole folder.
  let names: [String]

  init(_ path: String) {
    self.path = path
    if (try? FileStatus(of: path))?.kind == .folder {
      (folder, names) = (path, [])
      return
    }
    // The folders of a removed path may be removed, too.
    var folder = Folder.containing(path)
    while (try? FileStatus(of: folder))?.kind != .folder, folder != Folder.containing(folder) {
      folder = Folder.containing(folder)
    }
    self.folder = folder
    names = [folder == "." ? path : String(path.dropFirst(folder.count).drop { $0 == "/" })]
  }

  /// The contents of files. One query asks for many of them, because starting a process takes longer than the rest.
  func contents(of entries: [GitEntry]) throws(CommandFailure) -> [[UInt8]] {
    var contents: [[UInt8]] = []
    for start in stride(from: 0, to: entries.count, by: GitPlace.query) {
      let queried = entries[start...].prefix(GitPlace.query)
      // The output has the files' contents one after the other, without separators.
      var rest = try run(["show", "--no-textconv"] + queried.map(\.object) + ["--"])[...]
      for entry in queried {
        contents.append(Array(rest.prefix(entry.size)))
        rest = rest.dropFirst(entry.size)
      }
    }
    return contents
  }

  /// The number of files in a query, whose arguments have to fit into a command line.
  private static let query = 500

  func git(_ arguments: [String]) throws(CommandFailure) -> String {
    String(decoding: try run(arguments), as: UTF8.self)
  }

  /// The variables that tell git's hooks their repository, which may differ from the path's repository. The
  /// list is that of `git rev-parse --local-env-vars`, without the user's settings.
  private static let variables: Set<String> = [
    "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_COMMON_DIR", "GIT_CONFIG", "GIT_DIR", "GIT_GRAFT_FILE",
    "GIT_IMPLICIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_INTERNAL_SUPER_PREFIX", "GIT_NO_REPLACE_OBJECTS",
    "GIT_OBJECT_DIRECTORY", "GIT_PREFIX", "GIT_REPLACE_REF_BASE", "GIT_SHALLOW_FILE", "GIT_WORK_TREE",
  ]

  private func run(_ arguments: [String]) throws(CommandFailure) -> [UInt8] {
    let process: Subprocess
    do {
      let arguments = ["-C", folder, "--literal-pathspecs"] + arguments
      process = try Subprocess.run("git", arguments, without: GitPlace.variables)
    } catch {
      throw CommandFailure(.unreadableInput, ["cannot run git: \(error.text)"])
    }
    guard process.status == 0 else {
      let reason = String(decoding: process.error, as: UTF8.self).split(separator: "\n").first ?? "git failed"
      throw CommandFailure(.unreadableInput, ["cannot read '\(path)' by git: \(reason)"])
    }
    return process.output
  }
}

/// A file in the output of `git ls-tree -l`: `100644 blob 8d0e412    1204     App/Users.statekit.json`.
private struct GitEntry {
  let isLink: Bool
  let object: String
  /// The size in bytes.
  let size: Int
  /// The path from the root of the repository.
  let path: String

  /// Nil for an entry that is not a file, such as a nested repository.
  init?(_ line: Substring) {
    let parts = line.split(separator: "\t", maxSplits: 1)
    let words = parts[0].split(separator: " ")
    guard parts.count == 2, words.count == 4, words[1] == "blob", let size = Int(words[3]) else { return nil }
    isLink = words[0] == "120000"
    object = String(words[2])
    self.size = size
    path = String(parts[1])
  }

  /// Whether a search in a folder finds the file: the search skips hidden folders.
  func isSchema(below prefix: some StringProtocol) -> Bool {
    let names = path.dropFirst(prefix.count).split(separator: "/")
    return path.hasSuffix(SchemaInput.suffix) && !names.contains { $0.hasPrefix(".") }
  }
}
