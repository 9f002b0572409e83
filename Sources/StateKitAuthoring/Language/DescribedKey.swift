internal import StateKitGenerator

/// A key of the language with what its value is and what it means, for editors and for the reference.
protocol DescribedKey: SchemaKey {
  var value: JSONSchema { get }
}
