/// One schema file as its author wrote it, with the location of every name. Names are not resolved yet.
struct Schema {
  let file: SourceFile
  /// The file's name without `.statekit.json`, for example `Users`.
  let name: String
  var documentation: String?
  var access: AccessLevel
  var imports: [Located<String>]
  /// The modules whose domains and types are named `Module.Name`.
  var uses: [Located<String>] = []
  var conformances: ConformancesSchema
  var accessors: AccessorMode
  var types: [TypeSchema]
  var domains: [DomainSchema]
  /// The warnings that the whole file allows.
  var allow: [AllowanceSchema] = []
  /// Whether a domain or type is missing here because its entry could not be read.
  var isPartial = false
}
