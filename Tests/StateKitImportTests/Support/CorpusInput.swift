#if Import
import Foundation
import StateKitGenerator

@testable import StateKitImport

/// A file of `Fixtures/Corpus/tca` or `Fixtures/Corpus/reswift`.
struct CorpusInput: CustomStringConvertible, Sendable {
  let dialect: String
  let name: String
  let file: SourceFile

  var description: String { "\(dialect)/\(name)" }

  static let all: [CorpusInput] = ["reswift", "tca"].flatMap { dialect -> [CorpusInput] in
    let folder = ImportFixture.root.appending(components: "Corpus", dialect)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap { name -> CorpusInput? in
      guard let text = try? String(contentsOf: folder.appending(component: name), encoding: .utf8) else {
        return nil
      }
      let file = SourceFile(path: name, text: text)
      return CorpusInput(dialect: dialect, name: name.replacing(".swift", with: ""), file: file)
    }
  }

  func run() throws -> ImportResult {
    let dialect: Importer.Dialect = dialect == "tca" ? .tca : .reswift
    return Importer(dialect: dialect).run([file], existing: [], folder: "Imported")
  }
}
#endif
