#if Inspector
internal import Foundation
internal import StateKit
internal import StateKitAuthoring
internal import StateKitGenerator
internal import StateKitToolSupport

/// The page, including the part of the schemas that it shows.
struct InspectorPage {
  let text: String

  /// - Parameters:
  ///   - schemas: Files or folders.
  ///   - modules: The files or folders of the modules that the schemas use, by name.
  init<Action: DomainAction>(schemas: [URL], modules: [String: [URL]], of type: Action.Type) throws {
    let name = "\(Action.self)"
    let title = name.hasSuffix("Action") ? String(name.dropLast("Action".count)) : name
    text =
      LivePage(
        title: title,
        schema: try InspectorPage.schema(schemas, modules, actionType: name),
        schemaArguments: schemas.isEmpty ? nil : InspectorPage.arguments(schemas, modules),
        greatestMessage: InspectorServer.greatestMessageSize
      ).text
  }

  /// The schemas as arguments of a command.
  private static func arguments(_ schemas: [URL], _ modules: [String: [URL]]) -> [String] {
    let used = modules.sorted { $0.key < $1.key }.flatMap { name, places in
      places.flatMap { ["--use", "\(name)=\($0.path(percentEncoded: false))"] }
    }
    return schemas.map { $0.path(percentEncoded: false) } + used
  }

  private static func schema(_ schemas: [URL], _ modules: [String: [URL]], actionType: String) throws
    -> RecordingPageSchema?
  {
    if schemas.isEmpty { return nil }
    do {
      let used = try modules.sorted { $0.key < $1.key }.map { name, places in
        SchemaModule(name: name, files: try files(at: places))
      }
      let (model, diagnostics) = Generator().check(try files(at: schemas), using: used)
      guard let model else {
        throw InspectorError.unreadableSchemas(firstError(diagnostics))
      }
      guard let schema = RecordingPageSchema(model, ofActions: actionType) else {
        throw InspectorError.unreadableSchemas("they have no domain with the actions \(actionType)")
      }
      return schema
    } catch let failure as CommandFailure {
      throw InspectorError.unreadableSchemas(failure.messages.joined(separator: "; "))
    }
  }

  private static func firstError(_ diagnostics: [Diagnostic]) -> String {
    let error = diagnostics.first { $0.severity == .error }
    return error.map { "\($0.location.file.path):\($0.location.line): \($0.message)" } ?? "they have errors"
  }

  /// The files, named by the last components of their paths, because an app knows only absolute paths.
  private static func files(at places: [URL]) throws -> [SourceFile] {
    let inputs = try SchemaFinder.find(places.map { $0.path(percentEncoded: false) })
    return try SchemaReader.read(inputs).map { file in
      let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
      return SourceFile(path: name, bytes: file.bytes)
    }
  }
}
#endif
