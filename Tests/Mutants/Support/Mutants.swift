// `.ci/mutate` puts this file into each module that has mutants.

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

private let activeMutant = getenv("STATEKIT_MUTANT").flatMap { Int(String(cString: $0)) } ?? 0

@usableFromInline func isMutant(_ number: Int) -> Bool { activeMutant == number }

@usableFromInline func negatedByMutant(_ number: Int, _ condition: Bool) -> Bool {
  condition != isMutant(number)
}

// The right operand has the number of a mutant that compares by the other operator.
infix operator <~ : ComparisonPrecedence
infix operator <=~ : ComparisonPrecedence
infix operator >~ : ComparisonPrecedence
infix operator >=~ : ComparisonPrecedence

@usableFromInline func <~ <Value: Comparable>(left: Value, right: (value: Value, mutant: Int)) -> Bool {
  isMutant(right.mutant) ? left <= right.value : left < right.value
}

@usableFromInline func <=~ <Value: Comparable>(left: Value, right: (value: Value, mutant: Int)) -> Bool {
  isMutant(right.mutant) ? left < right.value : left <= right.value
}

@usableFromInline func >~ <Value: Comparable>(left: Value, right: (value: Value, mutant: Int)) -> Bool {
  isMutant(right.mutant) ? left >= right.value : left > right.value
}

@usableFromInline func >=~ <Value: Comparable>(left: Value, right: (value: Value, mutant: Int)) -> Bool {
  isMutant(right.mutant) ? left > right.value : left >= right.value
}
