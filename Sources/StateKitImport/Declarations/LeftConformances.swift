#if Import
/// Conformances that do not move: generated types have them, or they belong to the architecture that the app leaves.
enum LeftConformances {
  static let names: Set<String> = [
    "Equatable", "Hashable", "Codable", "Encodable", "Decodable", "Sendable", "Identifiable",
    "BindableAction", "ViewAction",
    "CasePathable", "ObservableState", "StateType", "Action",
  ]
}
#endif
