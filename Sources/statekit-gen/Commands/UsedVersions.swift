internal import ArgumentParser
internal import StateKitGenerator
internal import StateKitToolSupport

/// `--use` and `--use-old`: the schemas of other modules, for two versions of the schemas that use them.
struct UsedVersions: ParsableArguments {
  @OptionGroup var modules: UsedModules

  @Option(
    name: .customLong("use-old"),
    help: ArgumentHelp(
      "A schema file of another module for the old schemas, or a folder of them.",
      discussion: """
        Replaces --use for that module in the old version; otherwise --use applies to both versions. May be given \
        several times.
        """,
      valueName: "module=path"
    )
  )
  var oldUses: [UsedPath] = []

  /// The modules of `--use` that `--use-old` does not name.
  private var sharedUses: [UsedPath] {
    modules.uses.filter { use in !oldUses.contains { $0.module == use.module } }
  }

  func read() throws(CommandFailure) -> ModuleVersions {
    let new = try modules.read()
    let shared = Set(sharedUses.map(\.module))
    return ModuleVersions(
      old: try UsedPath.read(oldUses) + new.filter { shared.contains($0.name) },
      new: new,
      unchanged: new.map(\.name).filter(shared.contains).map { UnchangedModule(name: $0) }
    )
  }

  /// Reads the old modules of `--use` as they were at a revision, if they are in a repository of the compared paths.
  /// Modules that the revision does not have are read as they are now.
  func read(at revision: GitRevision, comparing paths: [String]) throws(CommandFailure) -> ModuleVersions {
    let repositories = Set(paths.compactMap(GitRevision.repository))
    func isKept(_ path: String) -> Bool {
      GitRevision.repository(of: path).map(repositories.contains) ?? false
    }
    var unchanged: [UnchangedModule] = []
    let shared = try UsedPath.read(sharedUses) { name, paths throws(CommandFailure) in
      let kept = paths.filter(isKept)
      let then = try revision.schemas(at: kept)
      if then.isEmpty {
        unchanged.append(UnchangedModule(name: name, missingAt: kept.isEmpty ? nil : revision.name))
        return try UsedPath.files(paths)
      }
      return then + (try UsedPath.files(paths.filter { !kept.contains($0) }))
    }
    var present: [UsedPath] = []
    for use in modules.uses {
      // A path of the old version may no longer exist.
      let mayBeGone = (try? SchemaFinder.find([use.path])) == nil && isKept(use.path)
      if mayBeGone, try !revision.schemas(at: [use.path]).isEmpty { continue }
      present.append(use)
    }
    return ModuleVersions(
      old: try UsedPath.read(oldUses) + shared,
      new: try UsedPath.read(present),
      unchanged: unchanged
    )
  }
}
