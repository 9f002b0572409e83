import Foundation

/// Finds schemas on disk that the build system does not list: schemas that a manifest excludes, and schemas that look
/// forgotten. The schemas of a target are among the files that the build system lists; see `SchemaTarget.init(_:)`.
enum UnlistedSchemas {
  /// The schemas below a folder that are not among a target's files.
  ///
  /// A schema in a folder that is copied as a whole is data of the user, and does not count.
  static func leftOut(below folder: String, files: [String], otherTargets: [String]) -> [String] {
    let files = Set(files)
    return search(folder, except: Set(otherTargets)) { files.contains($0) }
      .filter { SchemaFile.isSchema($0) && !files.contains($0) }
  }

  /// Folders that look like those of targets, with schemas but without a Swift file: SwiftPM does not take them for
  /// targets.
  static func foldersWithoutSwift(package: String, targets: [String]) -> [String] {
    ["Sources", "Source", "src", "srcs", "Tests"].flatMap { subfolders(of: "\(package)/\($0)") }.filter {
      folder in
      guard !targets.contains(where: { $0 == folder || $0.hasPrefix(folder + "/") }) else { return false }
      let files = search(folder)
      return files.contains(where: SchemaFile.isSchema) && !files.contains { $0.hasSuffix(".swift") }
    }
  }

  private static func subfolders(of folder: String) -> [String] {
    names(in: folder).map { "\(folder)/\($0)" }.filter(isFolder)
  }

  /// All files below a folder, except hidden files, nested packages, and the paths that `skips` excludes.
  private static func search(
    _ folder: String,
    except others: Set<String> = [],
    skips: (String) -> Bool = { _ in false }
  ) -> [String] {
    let names = names(in: folder)
    return names.flatMap { name -> [String] in
      let path = "\(folder)/\(name)"
      guard isFolder(path) else { return [path] }
      let isForeign = others.contains(path) || skips(path) || isPackage(path)
      return isForeign ? [] : search(path, except: others, skips: skips)
    }
  }

  private static func isPackage(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(folder)/Package.swift")
  }

  private static func names(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }

  /// Whether the path is a folder. A linked folder does not count, because it may lead back up.
  private static func isFolder(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType == .typeDirectory
  }
}
