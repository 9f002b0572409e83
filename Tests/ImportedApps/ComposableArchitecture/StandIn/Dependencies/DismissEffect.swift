// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// The wish of a presented feature to go away: `@Dependency(\.dismiss) var dismiss`, `await self.dismiss()`.
public struct DismissEffect: Sendable {
  private let dismiss: (@Sendable () async -> Void)?

  init(_ dismiss: (@Sendable () async -> Void)?) { self.dismiss = dismiss }

  public func callAsFunction() async {
    guard let dismiss else { return reportIssue("A feature that is not presented was dismissed.") }
    await dismiss()
  }
}

extension DismissEffect: DependencyKey {
  public static let liveValue = DismissEffect(nil)
}

extension DependencyValues {
  public var dismiss: DismissEffect {
    get { self[DismissEffect.self] }
    set { self[DismissEffect.self] = newValue }
  }
}
