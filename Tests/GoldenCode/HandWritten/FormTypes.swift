/// The state of `FormTabs`.
public nonisolated struct FormTabsModel: Equatable, Sendable, Codable {
  /// The text in front.
  public var toast = ""
  /// The number of tabs.
  public var count = 0
}

/// The actions of `FormTicket`.
public nonisolated enum FormTicketChange: Equatable, Sendable, Codable {
  case sold
  case binding(FormTicketBinding)
}
