/// What one more action, property or other declaration gives the compiler to do: counts, which do not depend on the
/// machine. Each domain gets ten more of it.
struct CompileGrowth {
  let domains: Int
  let tools: CompileTools

  func table(_ configuration: CompiledModule.Configuration) throws -> Table {
    let base = CompileSchema(domains: domains)
    func counts(_ schema: CompileSchema) throws -> CompilerCounts {
      try tools.counts(tools.generate(schema), configuration)
    }
    let all = try counts(base)
    var table = Table(
      title: "one more, \(configuration.rawValue)",
      columns: ["functions", "IR instructions", "object bytes"]
    )
    for (name, schema, number) in more {
      let without = schema.conformance == nil ? all : try counts(recordable)
      table.add(name, ((try counts(schema) - without) / Double(number)).figures)
    }
    let domain = (try counts(CompileSchema(domains: domains * 2)) - all) / Double(domains)
    table.add("a domain of 20 actions and 5 properties", domain.figures)
    return table
  }

  private var recordable: CompileSchema { CompileSchema(domains: domains, conformance: "Recordable") }

  private var more: [(name: String, schema: CompileSchema, number: Int)] {
    let each = domains * 10
    var recorded = recordable
    recorded.actionCount += 10
    return [
      ("an action", CompileSchema(domains: domains, actionCount: 30), each),
      ("an action, Recordable", recorded, each),
      ("a property with a default", CompileSchema(domains: domains, moreProperties: 10), each),
      // The last domain is the child, and has none.
      ("a child", CompileSchema(domains: domains, moreChildren: 10), each - 10),
      (
        "a request with 'into'", declaring("requests", #""load#": { "output": "Int", "into": "loaded#" }"#),
        each
      ),
      ("an effect", declaring("effects", #""work#": { "on": "action#", "output": "action3" }"#), each),
      ("a bridge", declaring("bridges", #"{ "on": "action#", "dispatch": "action1#" }"#), each),
    ]
  }

  /// Each domain with ten of a declaration, whose number stands for `#`.
  private func declaring(_ key: String, _ declaration: String) -> CompileSchema {
    let all = (0..<10).map { declaration.replacing("#", with: "\($0)") }.joined(separator: ", ")
    let isList = declaration.hasPrefix("{")
    return CompileSchema(
      domains: domains,
      more: ", \"\(key)\": \(isList ? "[" : "{") \(all) \(isList ? "]" : "}")"
    )
  }
}
