/// The declarations in the schemas of a module, under the names that other modules use: `Accounts.Users`.
///
/// They are made when a module that uses them is checked.
final class DeclaredModule {
  let name: String
  /// The names of the modules that its schemas use.
  private(set) lazy var uses: [String] = written.flatMap(\.uses).map(\.value)
  private(set) lazy var domains: [DomainEntry] = schemas.flatMap { file in
    file.domains.map { DomainEntry($0, in: file, module: name) }
  }
  private(set) lazy var types: [TypeEntry] = schemas.flatMap { file in
    file.types.map { TypeEntry($0, in: file, module: name) }
  }
  /// With the names that other modules use.
  private lazy var schemas: [Schema] = written.map(ModuleNames(of: name, written).qualify)
  private let written: [Schema]

  init(name: String, _ schemas: [Schema]) {
    self.name = name
    self.written = schemas
  }
}
