/// What one more action, property or domain gives the compiler to do: counts, which do not depend on the machine.
struct CompileGrowth {
  let domains: Int
  let tools: CompileTools

  func table(_ configuration: CompiledModule.Configuration) throws -> Table {
    let each = Double(domains) * 10
    let base = CompileSchema(domains: domains)
    func counts(_ schema: CompileSchema) throws -> CompilerCounts {
      try tools.counts(tools.generate(schema), configuration)
    }
    let all = try counts(base)
    let action = try counts(CompileSchema(domains: domains, actionCount: 30)) - all
    let property = try counts(CompileSchema(domains: domains, moreProperties: 10)) - all
    let domain = (try counts(CompileSchema(domains: domains * 2)) - all) / Double(domains)
    let recordable = try counts(CompileSchema(domains: domains, conformance: "Recordable"))
    let recorded =
      try counts(CompileSchema(domains: domains, actionCount: 30, conformance: "Recordable")) - recordable
    var table = Table(
      title: "one more, \(configuration.rawValue)",
      columns: ["functions", "IR instructions", "object bytes"]
    )
    table.add("an action", (action / each).figures)
    table.add("an action, Recordable", (recorded / each).figures)
    table.add("a property with a default", (property / each).figures)
    table.add("a domain of 20 actions and 5 properties", domain.figures)
    table.add("of that the domain itself", (domain - action / each * 20 - property / each * 5).figures)
    return table
  }
}

extension CompilerCounts {
  fileprivate static func * (counts: CompilerCounts, times: Double) -> CompilerCounts { counts / (1 / times) }
}
