/// A page that follows a running app: the page of a recording, whose lines come from the app.
package struct LivePage {
  private let title: String
  private let schema: ViewSchema?

  /// - Parameter title: The name of the app.
  package init(title: String, schema: ViewSchema? = nil) {
    self.title = title
    self.schema = schema
  }

  package var text: String {
    let facts = ViewJSON.object(["title": ViewJSON.string(title)])
    let shell = ViewShell(
      header: "<!doctype html>",
      title: title,
      schema: schema,
      facts: facts,
      isLive: true
    )
    return shell.beginning(withScript: ViewScript.liveText) + ViewShell.end
  }
}
