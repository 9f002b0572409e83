internal import StateKitGenerator

/// Prints code for the user's files, in the style of these files.
struct StubPrinter {
  let spelling: TypeSpelling
  /// The indentation of other files, for a file without indentation.
  private let folderUnit: String
  private let units: [ObjectIdentifier: String]

  init(code: UserCode) {
    spelling = .short(hidden: code.typeNames)
    var units: [ObjectIdentifier: String] = [:]
    var first: String?
    for outline in code.outlines {
      guard let unit = FileStyle.unit(in: outline.tree, of: outline.file) else { continue }
      first = first ?? unit
      units[ObjectIdentifier(outline.file)] = unit
    }
    self.units = units
    self.folderUnit = first ?? FileStyle.standardUnit
  }

  func style(of file: SourceFile) -> FileStyle {
    FileStyle(of: file, unit: units[ObjectIdentifier(file)] ?? folderUnit)
  }

  /// A whole new file.
  func file(_ imports: [SwiftFile.Import], _ declaration: some Declaration) -> [UInt8] {
    let modules = imports.map(\.module.spelled).sorted().map { "import \($0)\n" }.joined()
    let lines = StubPrinter.lines(declaration).map { $0.text(indentedBy: folderUnit, on: "") }
    return Array(((modules.isEmpty ? "" : modules + "\n") + lines.joined(separator: "\n") + "\n").utf8)
  }

  /// The insertion of methods at the end of a body.
  func insertion(of stubs: ScaffoldStubs) -> ScaffoldInsertion {
    let place = StubPlace(site: stubs.site, style: style(of: stubs.site.file))
    let pieces: [[String]] = stubs.stubs.map { stub in
      StubPrinter.lines(stub.declaration(spelling)).map {
        $0.text(indentedBy: place.style.unit, on: place.indentation)
      }
    }
    return ScaffoldInsertion(
      file: stubs.site.file,
      offset: place.offset,
      text: place.text(of: pieces),
      added: stubs.stubs.map(\.handler.shown)
    )
  }

  /// A line of printed code, and its depth.
  struct Line {
    let depth: Int
    let text: Substring

    func text(indentedBy unit: String, on base: String) -> String {
      text.isEmpty ? "" : base + String(repeating: unit, count: depth) + text
    }
  }

  static func lines(_ declaration: some Declaration) -> [Line] {
    var printer = SwiftPrinter(sourcePath: nil)
    declaration.print(to: &printer)
    return printer.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { line in
      let spaces = line.prefix { $0 == " " }.count
      return Line(depth: spaces / 2, text: line.dropFirst(spaces))
    }
  }
}
