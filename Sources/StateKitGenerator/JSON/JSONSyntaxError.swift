/// A mistake after which the rest of the file cannot be read.
struct JSONSyntaxError: Error {
  let diagnostic: Diagnostic
}
