/// A state that is always one of its cases: none can be removed, only the whole. Generated states of one-ofs conform to it,
/// as they conform to `OneOfState`.
public protocol StateOfCases {}
