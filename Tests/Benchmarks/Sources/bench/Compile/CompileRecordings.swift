/// What actions cost that can be recorded: the same module without them, with `Recordable` and with `Codable`.
struct CompileRecordings {
  let domains: Int
  let repeats: Int
  let tools: CompileTools

  func table(_ configuration: CompiledModule.Configuration) throws -> Table {
    let words = [nil, "Recordable", "Codable"]
    let modules = try words.map { try tools.generate(CompileSchema(domains: domains, conformance: $0)) }
    let times = try tools.compile(modules, configuration, repeats: repeats).map(\.minimum)
    var table = Table(
      title: "recordings, \(domains) domains, \(configuration.rawValue)",
      columns: ["CPU s", "times without"]
    )
    for (word, time) in zip(words, times) { table.add(word ?? "without", time, time / times[0]) }
    return table
  }
}
