internal import ArgumentParser
internal import StateKitAuthoring
internal import StateKitToolSupport

/// `schema`: the JSON Schema that editors use.
struct SchemaCommand: StateKitCommand {
  static let configuration: CommandConfiguration = CommandConfiguration(
    commandName: "schema",
    abstract: "Prints the JSON Schema with which editors complete and check schemas.",
    discussion: """
      Put it beside your schemas, and name it in each: "$schema": "\(EditorSchema.fileName)".

      Example: statekit-gen schema > \(EditorSchema.fileName)
      """
  )

  func execute() throws(CommandFailure) {
    try Console.report(EditorSchema.text)
  }
}
