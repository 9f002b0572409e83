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
    let counts = try variants.map { try tools.counts($0, configuration) }
    let each = Double(domains)
    var table = Table(
      title: "prices, \(domains) domains, \(configuration.rawValue)",
      columns: [
        "CPU s", "ms a domain", "share", "functions a domain", "IR a domain", "object bytes a domain",
      ]
    )
    for (index, layer) in CodeLayer.outermostFirst.enumerated() {
      let price = times[index] - times[index + 1]
      let count = (counts[index] - counts[index + 1]) / each
      table.add(layer.name, [price, price / each * 1_000, price / times[0]] + count.figures)
    }
    let rest = times[times.count - 1]
    let last = counts[counts.count - 1] / each
    table.add("the action enums alone", [rest, rest / each * 1_000, rest / times[0]] + last.figures)
    table.add("all", [times[0], times[0] / each * 1_000, 1] + (counts[0] / each).figures)
    return table
  }
}
