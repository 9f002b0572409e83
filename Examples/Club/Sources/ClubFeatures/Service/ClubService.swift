public import StateKit

/// The server behind the features, and the memory of the device.
public protocol ClubService: Sendable {
  /// Tells whether there is a member of this name.
  func isMember(_ name: String) async -> Bool
  /// Logs a member in.
  func signIn(name: String, password: String) async throws(LoginError) -> Member
  /// Gives a page of the list.
  func page(_ number: Int) async throws(ClubError) -> ToolPage
  /// Gives a tool of the list.
  func tool(_ id: Int) async throws(ClubError) -> RowState
  /// Stores whether a tool is a favourite, and tells whether it is one now.
  func favour(_ tool: Int, _ isFavourite: Bool) async throws(ClubError) -> Bool
  /// Deletes a tool.
  func delete(_ tool: Int) async throws(ClubError)
  /// Gives the loans of a tool, and the member's note.
  func loans(of tool: Int) async throws(ClubError) -> (loans: [Loan], note: String)
  /// Stores the member's note.
  func keep(_ note: String, of tool: Int) async
  /// Stores the facts of a tool.
  func save(_ facts: ToolFacts, of tool: Int) async throws(ClubError)
  /// Stores the settings on this device.
  func save(_ currency: Currency, isWeekly: Bool) async
}

/// The closures of all features, made of a service.
public func featureEffects(_ service: some ClubService) -> [any DomainEffects] {
  [
    LoginEffects(
      checkName: { name in await service.isMember(name) },
      signIn: { values throws(LoginError) in
        try await service.signIn(name: values.name, password: values.password)
      }
    ),
    CatalogueEffects(
      loadPage: { number throws(ClubError) in try await service.page(number) },
      refresh: { () throws(ClubError) in
        let page = try await service.page(1)
        return (page.rows, page.next)
      }
    ),
    RowEffects(
      favour: { values throws(ClubError) in try await service.favour(values.id, values.isFavourite) },
      delete: { id throws(ClubError) in try await service.delete(id) }
    ),
    DetailEffects(
      load: { id throws(ClubError) in try await service.loans(of: id) },
      keepNote: { values in await service.keep(values.note, of: values.id) }
    ),
    DeletionDialogEffects(delete: { tool throws(ClubError) in try await service.delete(tool) }),
    EditEffects(
      save: { values throws(ClubError) in try await service.save(values.facts, of: values.tool) }
    ),
  ]
}
