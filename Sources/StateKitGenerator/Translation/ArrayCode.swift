/// A computed array. A long literal costs the compiler gigabytes, so a long array is built from parts.
struct ArrayCode {
  let type: Code
  /// The elements with their commas.
  let elements: [Code]

  private static let mostElements = 256
  private static let elementsPerPart = 100

  /// The lines that return the array.
  var lines: [Code] {
    guard !elements.isEmpty else { return ["[]"] }
    guard elements.count > ArrayCode.mostElements else { return ["["] + elements.indented + ["]"] }
    let size: Int = ArrayCode.elementsPerPart
    let parts: [[Code]] = stride(from: 0, to: elements.count, by: size).enumerated().map { index, start in
      let part: [Code] = Array(elements[start..<min(start + size, elements.count)])
      return ["let part\(index + 1): \(type) = ["] + part.indented + [
        "]", "all.append(contentsOf: part\(index + 1))",
      ]
    }
    return ["var all: \(type) = []"] + parts.flatMap { $0 } + ["return all"]
  }
}
