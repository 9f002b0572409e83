// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the fixtures need of the module of this name.

public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringLiteral {
  private let key: String

  public init(stringLiteral key: String) { self.key = key }
}

public enum EditMode: Sendable { case inactive, active }
