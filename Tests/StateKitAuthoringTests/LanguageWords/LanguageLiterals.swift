import Foundation
import StateKitGenerator

@testable import StateKitAuthoring

/// The string literals of a module that equal a key or a word of the schema language, which a typed key or word would say
/// without a chance of a misspelling.
package struct LanguageLiterals {
  /// Literals of a file that only happen to equal keys or words.
  package struct Exception {
    enum Reason: String { case text, code, wire }

    let reason: Reason
    let literals: [String]

    /// Texts that people read.
    package static func text(_ literals: String...) -> Exception { .init(reason: .text, literals: literals) }
    /// Names in other people's code.
    package static func code(_ literals: String...) -> Exception { .init(reason: .code, literals: literals) }
    /// Words of another protocol or file format.
    package static func wire(_ literals: String...) -> Exception { .init(reason: .wire, literals: literals) }
  }

  private struct Found {
    let file: String
    let line: Int
    let literal: String
  }

  private let found: [Found]
  package let fileCount: Int

  /// Reads all Swift files of a module, such as `StateKitImport`.
  package init(of module: String) throws {
    let root = URL(filePath: #filePath).appending(path: "../../../../Sources/\(module)").standardizedFileURL
    let paths = FileManager.default.enumerator(atPath: root.path())?.compactMap { $0 as? String } ?? []
    let files = try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      SourceFile(path: path, bytes: [UInt8](try Data(contentsOf: root.appending(path: path))))
    }
    fileCount = files.count
    found = try files.flatMap { file in
      try SwiftLexer.tokens(of: file, withInterpolations: true).compactMap { token in
        guard let literal = LanguageLiterals.content(of: token, in: file),
          LanguageLiterals.words.contains(literal)
        else { return nil }
        let line = file.bytes[..<token.range.lowerBound].count { $0 == ASCII.lineFeed } + 1
        return Found(file: file.path, line: line, literal: literal)
      }
    }
  }

  /// The literals without an exception, and the exceptions without a literal; empty if all is well.
  ///
  /// - Parameter exceptions: By the paths of files in the module's folder.
  package func mistakes(except exceptions: KeyValuePairs<String, Exception> = [:]) -> [String] {
    let excepted = exceptions.flatMap { file, exception in exception.literals.map { (file, $0) } }
    let untyped = found.filter { found in !excepted.contains { $0 == (found.file, found.literal) } }
    let stale = excepted.filter { file, literal in
      !found.contains { $0.file == file && $0.literal == literal }
    }
    return untyped.map { "\($0.file):\($0.line): \"\($0.literal)\" is a key or a word of schemas" }
      + stale.map { "\($0.0) has no literal \"\($0.1)\" any more" }
  }

  /// The text between the quotes of a string; nil for another literal. A text with an escape or an interpolation equals no
  /// word, since no word has a backslash; the literals in an interpolation are tokens of their own.
  private static func content(of token: SwiftToken, in file: SourceFile) -> String? {
    let text = String(decoding: file.bytes[token.range], as: UTF8.self)
    guard token.kind == .literal, text.drop(while: { $0 == "#" }).first == "\"" else { return nil }
    let content = text.trimmingCharacters(in: CharacterSet(charactersIn: "#\""))
    return content.contains(where: \.isNewline)
      ? content.trimmingCharacters(in: .whitespacesAndNewlines) : content
  }

  /// All keys and words, from the description of the language.
  package static let words: Set<String> = (LanguageDefinition.allCases.map(\.value) + [EditorSchema.file])
    .reduce(into: []) { $0.formUnion(words(in: $1)) }

  private static func words(in schema: JSONSchema) -> Set<String> {
    let own = Set(schema.words.map(\.word))
    return switch schema.form {
    case .plain, .reference: own
    case .either(let forms): forms.reduce(into: own) { $0.formUnion(words(in: $1)) }
    case .list(let element): own.union(words(in: element))
    case .entries(let entry): own.union(words(in: entry))
    case .object(let members):
      members.reduce(into: own) { all, member in
        all.insert(member.key.rawValue)
        all.formUnion(words(in: member.value))
      }
    }
  }
}
