/// A small change of a file, behind a condition: insertions that do not add lines.
struct Mutant: Encodable {
  let number: Int
  let path: String
  let line: Int
  let column: Int
  let what: String
  let insertions: [Insertion]
}

struct Insertion: Encodable {
  let offset: Int
  let line: Int
  /// At one offset, the ends of inner mutants come before those of outer ones, and all ends before the starts.
  let order: Int
  let text: String
}
