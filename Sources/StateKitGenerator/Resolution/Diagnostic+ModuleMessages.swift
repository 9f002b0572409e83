/// The message about a module missing in `uses`, for several files.
extension Diagnostic {
  /// `what` is for example `the domain 'Accounts.Users'`.
  static func moduleNotNamed(_ module: String, _ what: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0683",
      "\(what) is of the module \(module.quoted), which this file does not use: put \"\(module)\" into 'uses'",
      at: location
    ).mended(by: module, in: FileKey.uses)
  }
}
