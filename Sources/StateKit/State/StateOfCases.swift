/// A state that is always one of its cases: a case cannot be removed, only the whole. Generated states of one-ofs
/// conform to it, as they conform to `OneOfState`.
public protocol StateOfCases {}
