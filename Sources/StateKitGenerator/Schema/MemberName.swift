/// The name of a domain's factories and members: `Users` → `users`, `URLLoader` → `urlLoader`, `API` → `api`.
package enum MemberName {
  package static func of(domain name: String) -> String {
    let letters = Array(name)
    let capitals = letters.prefix { $0.isUppercase }.count
    // The last of several capitals starts the next part: `URLLoader` is `URL` and `Loader`.
    let startsWord = capitals > 1 && capitals < letters.count && letters[capitals].isLowercase
    let lowered = startsWord ? capitals - 1 : capitals
    return String(letters[..<lowered]).lowercased() + String(letters[lowered...])
  }

  /// `isActive` for the case `active`.
  package static func predicate(ofCase name: String) -> String {
    "is" + name.prefix(1).uppercased() + name.dropFirst()
  }
}
