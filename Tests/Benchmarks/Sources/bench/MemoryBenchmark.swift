import ArgumentParser

/// `bench memory`: the memory of the parts of a store, and whether a part grows.
///
/// Bytes are counted where memory is asked for and given back, so that once is enough.
struct MemoryBenchmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "memory",
    abstract: "What a store, a subscription, a side effect and an action take, and whether anything grows."
  )

  @Option(help: "After how many dispatches memory is looked at again.")
  var dispatches = 10_000_000

  @Option(parsing: .upToNextOption, help: "In which apps: flat or tree, and how many domains there are.")
  var apps = ["flat10", "flat100"].compactMap(DispatchSchema.init(argument:))

  @OptionGroup var options: ReportOptions

  func run() throws {
    try options.report(apps.map(table))
  }

  private func table(_ schema: DispatchSchema) throws -> Table {
    var table = Table(
      title: "memory, \(schema.domains) domains, \(schema.shape.rawValue)",
      columns: ["bytes", "floor", "x floor"]
    )
    let program = try DispatchPackage(schema: schema).build()
    let lines = try DispatchPackage.run(program, ["memory", "\(dispatches)"])
    for fields in lines where fields.count == 3 {
      let (bytes, floor) = (Double(fields[1]), Double(fields[2]))
      let ratio = bytes.flatMap { bytes in floor.flatMap { $0 == 0 ? nil : bytes / $0 } }
      table.add(fields[0], bytes, floor, ratio)
    }
    return table
  }
}
