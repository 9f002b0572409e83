/// The module that a schema belongs to, by its path.
///
/// A target of a package has a folder of its name in `Sources` or `Tests`; in any other tree each folder with schemas is a
/// module of that folder's name, together with the folders below it.
struct SchemaPlace: Hashable {
  /// The folder with all schemas of the module.
  let folder: String
  let module: String

  /// - Parameter folders: All folders that have schemas directly in them.
  init(of path: String, among folders: Set<String>) {
    let names = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    if let index = names.lastIndex(where: { ["Sources", "Tests"].contains($0) }), index + 1 < names.endIndex {
      folder = names[...(index + 1)].joined(separator: "/")
    } else {
      // The outermost folder with schemas that contains this one.
      let own = names.joined(separator: "/")
      folder = folders.filter { own == $0 || own.hasPrefix($0 + "/") }.min { $0.count < $1.count } ?? own
    }
    module = folder.split(separator: "/").last.map(String.init) ?? ""
  }

  /// The number of common folders of two modules: if several modules have a name, the nearest one is meant.
  func nearness(to other: SchemaPlace) -> Int {
    zip(folder.split(separator: "/"), other.folder.split(separator: "/")).prefix { $0 == $1 }.count
  }
}
