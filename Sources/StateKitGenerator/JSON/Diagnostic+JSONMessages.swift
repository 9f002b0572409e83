/// The message about bytes that are not UTF-8, for several files.
extension Diagnostic {
  static func invalidUTF8(byte: UInt8, at location: SourceLocation) -> Diagnostic {
    let hexadecimal = String(byte, radix: 16, uppercase: true)
    return Diagnostic(
      .error,
      "SK0102",
      "the byte 0x\(hexadecimal) is not UTF-8 here; save the file in the encoding UTF-8",
      at: location
    )
  }
}
