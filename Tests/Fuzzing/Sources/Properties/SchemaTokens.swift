/// Pieces of JSON and of similar text, which mutations put into schemas.
package enum SchemaTokens {
  package static let all: [[UInt8]] =
    [
      "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u", "\\uD83D", "$", "@", "!", ".", "(", ")", "?", "=", "<",
      ">",
      "null", "true", "0", "-", "1e", "\n", "\r\n", "\t", "//", "/*", "\u{FEFF}", "é", "👩‍👩‍👧", "\u{0}",
      "payload",
      "{\"swift\": ", "\"domains\"", "\"bridges\"",
    ].map { Array($0.utf8) } + [[0xFF], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF0, 0x9F]]
}
