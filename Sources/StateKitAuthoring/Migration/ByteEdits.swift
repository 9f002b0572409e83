internal import StateKitGenerator

/// Replacements of parts of a text. They do not overlap.
package struct ByteEdits {
  private var edits: [(range: Range<Int>, text: String)] = []

  package init() {}

  package mutating func replace(_ range: Range<Int>, with text: String) {
    edits.append((range, text))
  }

  /// Removes members from an object, and their commas.
  mutating func remove(_ members: [JSONMember], where isRemoved: (JSONMember) -> Bool) {
    var hasKept = false
    for (index, member) in members.enumerated() {
      guard isRemoved(member) else {
        hasKept = true
        continue
      }
      let start = hasKept ? members[index - 1].value.end : member.key.location.offset
      let isLast = index == members.count - 1
      let end = hasKept || isLast ? member.value.end : members[index + 1].key.location.offset
      replace(start..<end, with: "")
    }
  }

  /// Removes members that the new schemas cannot use: known old keys that are not in `kept`, and unknown keys
  /// that the new schemas would read as their own.
  mutating func remove(_ members: [JSONMember], known: Set<String>, kept: Set<String>, new: Set<String>) {
    remove(members) { member in
      let key = member.key.text
      return known.contains(key) ? !kept.contains(key) : new.contains(key)
    }
  }

  package func applied(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var position = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      result += bytes[position..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      position = edit.range.upperBound
    }
    return result + bytes[position...]
  }
}
