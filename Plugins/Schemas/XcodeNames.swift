/// Names that Xcode does not tell plugins, derived from others.
enum XcodeNames {
  /// The module of a product, for example `My_App` for `My App`.
  static func module(ofProduct product: String) -> String {
    let name = product.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
    return name.first?.isNumber == true ? "_" + String(name.dropFirst()) : String(name)
  }

  /// The deepest folder that contains all these files, or the given folder if there are no files.
  static func commonFolder(of files: [String], otherwise folder: String) -> String {
    let folders = files.map { $0.split(separator: "/", omittingEmptySubsequences: false).dropLast() }
    guard var common = folders.first else { return folder }
    for folder in folders {
      common = common.prefix(zip(common, folder).prefix { $0 == $1 }.count)
    }
    return common.joined(separator: "/")
  }
}
