/// A page that follows a running app: the page of a recording, whose lines come from the app. Its content security policy
/// keeps it from sending anything except to the app.
package struct LivePage {
  private let title: String
  private let schema: RecordingPageSchema?
  private let schemaArguments: [String]?
  private let greatestMessage: Int

  /// - Parameters:
  ///   - title: The name of the app.
  ///   - schemaArguments: The schemas, as a command names them.
  ///   - greatestMessage: The longest message that the app takes, in bytes.
  package init(title: String, schema: RecordingPageSchema?, schemaArguments: [String]?, greatestMessage: Int)
  {
    self.title = title
    self.schema = schema
    self.schemaArguments = schemaArguments
    self.greatestMessage = greatestMessage
  }

  package var text: String {
    let facts = PageJSON.object([
      "title": PageJSON.string(title),
      "schemaArguments": schemaArguments.map { PageJSON.array($0.map(PageJSON.string)) },
      "greatestMessage": "\(greatestMessage)",
    ])
    return WebPages.Recording.live(
      title: MarkupText.escaped(title),
      mapStyle: MapStyle.text,
      schema: RecordingPageSchema.data(of: schema),
      facts: PageJSON.data(facts),
      map: RecordingPageSchema.map(of: schema)
    )
  }
}
