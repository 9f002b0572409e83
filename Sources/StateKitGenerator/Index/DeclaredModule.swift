/// The declarations in the schemas of a module, under the names that other modules use: `Accounts.Users`.
struct DeclaredModule {
  let name: String
  let domains: [DomainEntry]
  let types: [TypeEntry]

  init(name: String, _ schemas: [Schema]) {
    let names = ModuleNames(of: name, schemas)
    let schemas = schemas.map(names.qualify)
    self.name = name
    self.domains = schemas.flatMap { file in file.domains.map { DomainEntry($0, in: file, module: name) } }
    self.types = schemas.flatMap { file in file.types.map { TypeEntry($0, in: file, module: name) } }
  }
}
