/// A Swift type, parsed from a schema's string and printed anew, never pasted.
indirect enum SwiftType: Hashable {
  /// `Foundation.URL`, `Kitten.ID`, `Result<[User], APIError>`.
  case named([Component])
  case optional(SwiftType)
  case array(SwiftType)
  case dictionary(key: SwiftType, value: SwiftType)
  /// Two elements at least, or none (`Void`).
  case tuple([TupleElement])
  /// `any P`, `any P & Q`.
  case existential([SwiftType])

  struct Component: Hashable {
    let name: String
    let arguments: [SwiftType]
  }

  struct TupleElement: Hashable {
    let label: String?
    let type: SwiftType
  }
}
