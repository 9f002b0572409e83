internal import StateKitGenerator
internal import StateKitToolSupport

/// A revision by any name that git has for it, in the repositories of the paths that are asked for.
struct GitRevision {
  /// For example `main`, `HEAD~2` or `v1.0`.
  let name: String

  /// The schemas that files and folders held at the revision; none where they were not there yet.
  func schemas(at paths: [String]) throws(CommandFailure) -> [SourceFile] {
    var files: [SourceFile] = []
    for path in paths {
      for file in try schemas(at: path) where !files.contains(where: { $0.path == file.path }) {
        files.append(file)
      }
    }
    return files
  }

  /// The folder of the repository that keeps what is at a path; nil where none does, or where git ignores it.
  static func repository(of path: String) -> String? {
    let place = GitPlace(path)
    let list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--"]
    guard let root = try? place.git(["rev-parse", "--show-toplevel"]),
      let files = try? place.git(list + place.names)
    else { return nil }
    // What is gone is not ignored.
    return files.isEmpty && (try? FileStatus(of: path)) != nil ? nil : root
  }

  private func schemas(at path: String) throws(CommandFailure) -> [SourceFile] {
    let place = GitPlace(path)
    let prefix = try place.git(["rev-parse", "--show-prefix"]).dropLast()
    let tree = try self.tree(at: place)
    let list = try place.git(["ls-tree", "-r", "-z", "--full-name", tree, "--"] + place.names)
    var files: [SourceFile] = []
    for entry in list.split(separator: "\0").compactMap(GitEntry.init) {
      let isNamed = place.names.map { prefix + $0 } == [entry.path]
      if isNamed || entry.isSchema(below: prefix) { files.append(try schema(entry, at: place)) }
    }
    return files
  }

  private func tree(at place: GitPlace) throws(CommandFailure) -> String {
    let verify = ["rev-parse", "--verify", "--quiet", "--end-of-options"]
    guard let object = try? place.git(verify + [name]).dropLast() else {
      let remedy = name.contains("..") ? "give the older one of the two" : "it may have to be fetched"
      throw CommandFailure(
        .unreadableInput,
        ["there is no revision '\(name)' in the repository of '\(place.path)'; \(remedy)"]
      )
    }
    guard let tree = try? place.git(verify + ["\(object)^{commit}"]) else {
      throw CommandFailure(.unreadableInput, ["'\(name)' is no commit, but a part of one"])
    }
    return String(tree.dropLast())
  }

  private func schema(_ entry: GitEntry, at place: GitPlace) throws(CommandFailure) -> SourceFile {
    let path = "\(name):\(entry.path)"
    guard !entry.isLink else {
      throw CommandFailure(.unreadableInput, ["cannot read '\(path)': it is a link"])
    }
    return SourceFile(path: path, bytes: try place.run(["cat-file", "blob", entry.object]))
  }
}

/// Where git is asked: in a folder that is there now, for all of it or for one file in it.
private struct GitPlace {
  let path: String
  private let folder: String
  /// None for all of the folder.
  let names: [String]

  init(_ path: String) {
    self.path = path
    if (try? FileStatus(of: path))?.kind == .folder {
      (folder, names) = (path, [])
      return
    }
    // What is gone may have gone with its folders.
    var folder = Folder.containing(path)
    while (try? FileStatus(of: folder))?.kind != .folder, folder != Folder.containing(folder) {
      folder = Folder.containing(folder)
    }
    self.folder = folder
    names = [folder == "." ? path : String(path.dropFirst(folder.count).drop { $0 == "/" })]
  }

  func git(_ arguments: [String]) throws(CommandFailure) -> String {
    String(decoding: try run(arguments), as: UTF8.self)
  }

  /// What git says to its hooks about the repository that they run for, which need not be the one of the path. It
  /// is `git rev-parse --local-env-vars`, but for the settings: those are the user's.
  private static let variables: Set<String> = [
    "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_COMMON_DIR", "GIT_CONFIG", "GIT_DIR", "GIT_GRAFT_FILE",
    "GIT_IMPLICIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_INTERNAL_SUPER_PREFIX", "GIT_NO_REPLACE_OBJECTS",
    "GIT_OBJECT_DIRECTORY", "GIT_PREFIX", "GIT_REPLACE_REF_BASE", "GIT_SHALLOW_FILE", "GIT_WORK_TREE",
  ]

  func run(_ arguments: [String]) throws(CommandFailure) -> [UInt8] {
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

/// What `git ls-tree` says of a file: `100644 blob 8d0e412	App/Users.statekit.json`.
private struct GitEntry {
  let isLink: Bool
  let object: String
  /// From the root of the repository.
  let path: String

  /// Nil for what is no file, such as another repository in this one.
  init?(_ line: Substring) {
    let parts = line.split(separator: "\t", maxSplits: 1)
    let words = parts[0].split(separator: " ")
    guard parts.count == 2, words.count == 3, words[1] == "blob" else { return nil }
    isLink = words[0] == "120000"
    object = String(words[2])
    path = String(parts[1])
  }

  /// Whether a search in a folder finds it: in a hidden folder it does not look.
  func isSchema(below prefix: some StringProtocol) -> Bool {
    let names = path.dropFirst(prefix.count).split(separator: "/")
    return path.hasSuffix(SchemaInput.suffix) && !names.contains { $0.hasPrefix(".") }
  }
}
