/// A mistake after which nobody can tell how the text goes on: it ends the file.
struct JSONSyntaxError: Error {
  let diagnostic: Diagnostic
}
