extension ResolvedModule {
  /// The entries of `types` that some declarations name as failures.
  func errorTypes(of domains: [ResolvedDomain], writing types: [Located<SwiftType>]) -> Set<TypeEntry> {
    let ofRequests = domains.flatMap(\.entry.schema.requests).compactMap(\.failure?.value)
    let ofEffects = domains.flatMap(\.effects).compactMap { effect in
      effect.failure?.value?.action.payload?.first?.type?.value
    }
    let ofResults = types.flatMap(\.value.failures)
    return Set((ofRequests + ofEffects + ofResults).compactMap(index.type))
  }
}
