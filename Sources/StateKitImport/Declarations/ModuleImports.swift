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
    ("AnyHashableSendable", "ConcurrencyExtras"), ("Shared<", "Sharing"), ("SharedKey", "Sharing"),
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

  static func kept(of sources: [ImportedSource]) -> [String] {
    let all = sources.flatMap(\.imports).map { $0.prefix { $0 != "." }.description }
    let brought = all.contains(where: withFoundation.contains) ? ["Foundation"] : []
    return (all.filter { !left.contains($0) && Identifier($0) != nil } + brought).unique
  }

  /// Whether a schema names other types than those of Swift and of its own domains. The compiler warns of a needless public
  /// import.
  static func mayNeedFoundation(_ schema: String, besides domains: [String]) -> Bool {
    schema.typeNames.map(\.root).contains { word in
      !domains.contains { word.hasPrefix($0) } && word != "Error"
        && (KnownConformances.isFoundations(word) || !KnownConformances.isStandard(word))
    }
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
