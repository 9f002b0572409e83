import StateKit

/// A state with sensitive properties, as generated code declares it.
struct AccountState: Hashable, Sendable {
  var name = "Ada"
  var password = "secret-1"
  var pin: Int?
}

extension AccountState: SensitiveProperties {
  static var sensitiveProperties: [String] { ["password", "pin"] }
}

extension AccountState: RecordableValue {
  func write(to writer: inout PayloadWriter) {
    writer.value("name", name)
    writer.sensitive("password", password)
    writer.sensitive("pin", pin)
  }

  static func read(from reader: inout PayloadReader) throws -> AccountState {
    try AccountState(
      name: reader.value("name", as: String.self),
      password: reader.value("password", as: String.self),
      pin: reader.value("pin", as: Int?.self)
    )
  }
}

/// A struct whose own description shows everything.
struct TalkativeAccount: Hashable, Sendable, CustomStringConvertible {
  var account = AccountState()

  var description: String { "\(account.name) has \(account.password)" }
}

/// A struct with sensitive properties whose own descriptions show everything.
struct FrankAccount: Hashable, Sendable, SensitiveProperties, CustomStringConvertible {
  var password = "secret-1"

  static var sensitiveProperties: [String] { ["password"] }

  var description: String { "it is \(password)" }
  var debugDescription: String { description }
}

/// A struct whose mirror has other labels than its properties.
struct MirroredAccount: Hashable, Sendable, SensitiveProperties, CustomReflectable {
  var password = "secret-1"

  static var sensitiveProperties: [String] { ["password"] }

  var customMirror: Mirror { Mirror(self, children: ["code": password]) }
}

@propertyWrapper
struct Trimmed: Hashable, Sendable {
  var wrappedValue: String
}

/// A struct whose sensitive property is stored in a property wrapper.
struct WrappedAccount: Hashable, Sendable, SensitiveProperties {
  @Trimmed var password = "secret-1"

  static var sensitiveProperties: [String] { ["password"] }
}

struct AccountHolder<Part: Hashable & Sendable>: Hashable, Sendable {
  var part: Part
}

/// A case with a sensitive property in its values.
enum Session: Hashable, Sendable {
  case out
  case signedIn(AccountState)
  case both(AccountState, until: Int)
}
