internal import StateKitGenerator

/// A key of the language with its value and its meaning, for editors and for the reference.
protocol DescribedKey: SchemaKey {
  var value: JSONSchema { get }
}
