/// The price of each construct of the generated code: the compile time that is saved by leaving it out after all
/// constructs before it.
struct CompilePrices {
  let domains: Int
  let repeats: Int
  let tools: CompileTools

  func table(_ configuration: CompiledModule.Configuration) throws -> Table {
    let generated = try tools.generate(CompileSchema(domains: domains))
    var files = generated
    var variants = [generated]
    for layer in CodeLayer.outermostFirst {
      files = files.mapValues(layer.strip)
      variants.append(files)
    }
    let times = try tools.compile(variants, configuration, repeats: repeats).map(\.minimum)
    var table = Table(
      title: "prices, \(domains) domains, \(configuration.rawValue)",
      columns: ["CPU s", "ms a domain", "share"]
    )
    for (index, layer) in CodeLayer.outermostFirst.enumerated() {
      let price = times[index] - times[index + 1]
      table.add(layer.name, price, price / Double(domains) * 1_000, price / times[0])
    }
    let rest = times[times.count - 1]
    table.add("the action enums alone", rest, rest / Double(domains) * 1_000, rest / times[0])
    table.add("all", times[0], times[0] / Double(domains) * 1_000, 1)
    return table
  }
}
