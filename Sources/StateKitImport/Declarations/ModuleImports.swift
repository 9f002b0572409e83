#if Import
internal import StateKitGenerator

/// The modules that the written code imports.
enum ModuleImports {
  /// The modules whose imports are dropped: those of the architecture that the app leaves, and those of views.
  private static let left: Set<String> = [
    "AppKit", "ComposableArchitecture", "Perception", "ReSwift", "ReSwiftThunk", "SwiftNavigation", "SwiftUI",
    "SwiftUINavigation", "UIKit", "UIKitNavigation",
  ]
  /// The dropped modules that re-export Foundation.
  private static let withFoundation: Set<String> = ["AppKit", "ComposableArchitecture", "SwiftUI", "UIKit"]

  /// Separate packages that the Composable Architecture re-exports, by the words of the code that need them.
  private static let companions: [(word: String, module: String)] = [
    ("@Dependency", "Dependencies"), ("withDependencies", "Dependencies"), ("AlertState", "SwiftNavigation"),
    ("ConfirmationDialogState", "SwiftNavigation"), ("TextState", "SwiftNavigation"),
    ("AnyHashableSendable", "ConcurrencyExtras"), ("LockIsolated", "ConcurrencyExtras"),
    ("UncheckedSendable", "ConcurrencyExtras"), ("reportIssue", "IssueReporting"), ("Shared<", "Sharing"),
    ("SharedKey", "Sharing"),
    ("@Shared", "Sharing"),
  ]

  /// The modules of views, which are imported where the code names one of their values.
  private static let views = ["AppKit", "SwiftUI", "UIKit"]
  private static let viewValues = [
    "Angle", "Color", "ColorScheme", "EditMode", "Font", "LocalizedStringKey", "UnitPoint",
  ]

  /// The modules of views that files import.
  static func views(of sources: [ImportedSource]) -> [String] {
    sources.flatMap(\.imports).filter(views.contains).unique
  }

  /// The modules of views, if a text names one of their values.
  static func needed(_ views: [String], by text: String) -> [String] {
    let text = withoutComments(text)
    let isNeeded = viewValues.contains(where: text.mentions) || text.firstMatch(of: /\bUI[A-Z][a-z]/) != nil
    return isNeeded ? views : []
  }

  /// Whether code makes a UUID of a number, which is a member of Dependencies.
  static func numbersUUIDs(_ text: String) -> Bool { text.firstMatch(of: /\bUUID\(\d+\)/) != nil }

  /// - Parameter own: The modules whose code becomes one with that of the others.
  static func kept(of sources: [ImportedSource], besides own: Set<String>) -> [String] {
    let all = sources.flatMap(\.imports).map { $0.prefix { $0 != "." }.description }
    let brought = all.contains(where: withFoundation.contains) ? ["Foundation"] : []
    return (all.filter { !left.contains($0) && !own.contains($0) && Identifier($0) != nil } + brought).unique
  }

  /// The modules from which a schema may have types, so that its public imports are needed.
  static func needed(
    _ modules: [String],
    by schema: String,
    besides domains: [String],
    _ index: DeclarationIndex
  ) -> [String] {
    let names = schema.typeNames.map(\.root).filter { word in
      !domains.contains { word.hasPrefix($0) } && word != "Error" && !index.isDeclared([word])
        && !companions.contains { $0.word == word } && !isConformance(word)
    }
    if names.contains(where: { !KnownConformances.isStandard($0) }) { return modules }
    return names.contains(where: KnownConformances.isFoundations) ? modules.filter { $0 == "Foundation" } : []
  }

  /// Whether it is `Hashable`, or `Equatable` of `-Equatable`.
  private static func isConformance(_ word: String) -> Bool {
    ["", "-"].contains { ConformanceSchema(rawValue: $0 + word) != nil }
  }

  /// The modules that the words of a text need; comments do not count.
  static func companions(of text: String) -> [String] {
    let text = withoutComments(text)
    return companions.filter { companion in
      companion.word.allSatisfy(\.isLetter) ? text.mentions(companion.word) : text.contains(companion.word)
    }.map(\.module).unique
  }

  private static func withoutComments(_ text: String) -> String {
    text.split(separator: "\n").filter { !$0.drop(while: \.isWhitespace).hasPrefix("//") }.joined(
      separator: "\n"
    )
  }
}
#endif
