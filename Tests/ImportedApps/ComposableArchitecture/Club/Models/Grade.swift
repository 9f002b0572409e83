enum Grade: Int, CaseIterable, Comparable {
  case beginner
  case easy
  case medium
  case hard
  case extreme

  var harder: Grade { Grade(rawValue: rawValue + 1) ?? self }
  var easier: Grade { Grade(rawValue: rawValue - 1) ?? self }

  static func < (left: Grade, right: Grade) -> Bool { left.rawValue < right.rawValue }
}
