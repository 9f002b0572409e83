/// A page that follows a running app: the page of a recording, whose lines come from the app. The policy keeps it from
/// sending anything except to the app.
package struct LivePage {
  private let title: String
  private let schema: ViewSchema?
  private let schemaArguments: [String]?
  private let greatestMessage: Int

  /// - Parameters:
  ///   - title: The name of the app.
  ///   - schemaArguments: The schemas, as a command names them.
  ///   - greatestMessage: The longest message that the app takes, in bytes.
  package init(title: String, schema: ViewSchema?, schemaArguments: [String]?, greatestMessage: Int) {
    self.title = title
    self.schema = schema
    self.schemaArguments = schemaArguments
    self.greatestMessage = greatestMessage
  }

  package var text: String {
    let facts = ViewJSON.object([
      "title": ViewJSON.string(title),
      "schemaArguments": schemaArguments.map { ViewJSON.array($0.map(ViewJSON.string)) },
      "greatestMessage": "\(greatestMessage)",
    ])
    return WebPages.Recording.live(
      title: MarkupText.escaped(title),
      mapStyle: MapStyle.text,
      schema: ViewSchema.data(of: schema),
      facts: ViewJSON.data(facts),
      map: ViewSchema.map(of: schema)
    )
  }
}
