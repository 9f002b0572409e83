@testable import StateKitAuthoring

/// The page on the schema language: a section for each kind of object, with a table of its keys.
enum LanguagePage {
  static var page: ReferencePage {
    let language = DescribedLanguage(EditorSchema.text)
    let sections = LanguageSection.all.compactMap { kind in language.map { section(of: kind, in: $0) } }
    return ReferencePage(
      path: "SchemaLanguage.md",
      text: """
        # The schema language

        All that a schema can say: each kind of object and its keys.

        @Options {
          @AutomaticArticleSubheading(disabled)
        }

        A schema is a JSON file with the name `NAME.statekit.json`. The order of keys is kept: properties, cases and
        labels stand in Swift as they stand in the file. A key that is unknown, missing or there twice is an error at
        its line and column, as is a value of another kind. Domains and types begin with a capital letter, all other
        names with a small one.

        An editor completes and checks these keys where a schema names `statekit-1.schema.json` under `"$schema"`;
        `statekit-gen schema` prints that file.

        \(sections.joined(separator: "\n\n"))

        """
    )
  }

  private static func section(of section: LanguageSection, in language: DescribedLanguage) -> String {
    let part = language.part(section.name)
    let title = section.heading ?? language.title(of: part)
    var blocks = ["## \(title)", Markdown.text(language.description(of: part))]
    let short = language.shortExamples(of: part)
    if !short.isEmpty { blocks.append("For example \(short.map(Markdown.code).joined(separator: ", ")).") }
    let keys = language.keys(of: part)
    if !keys.isEmpty { blocks.append(table(of: keys)) }
    if let example = section.example { blocks.append(Markdown.listing(example, language: "json")) }
    return blocks.joined(separator: "\n\n")
  }

  private static func table(of keys: [LanguageKey]) -> String {
    let rows = keys.map { key in
      Markdown.row([Markdown.code(key.name) + (key.isRequired ? ", required" : ""), key.kind, key.meaning])
    }
    return (["| Key | Value | Meaning |", "|---|---|---|"] + rows).joined(separator: "\n")
  }
}
