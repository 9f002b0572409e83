extension StandardType {
  /// Written by .ci/record-standard-types. Each line has the missing conformances, the conformances for all generic
  /// arguments, and the types with the number of their arguments. Protocols start with `any:`.
  static let table: StaticString = """
    - EHC SIMD16/1 SIMD2/1 SIMD3/1 SIMD32/1 SIMD4/1 SIMD64/1 SIMD8/1 SIMDMask/1
    C - ArraySlice/1 CChar32 CWideChar Character ClosedRange.Index/1 CodingUserInfoKey Dictionary.Index/2
    C - DiscontiguousSlice.Index/1 DiscontiguousSlice/1 FlattenSequence.Index/1
    C - FloatingPointClassification FloatingPointRoundingRule FloatingPointSign
    C - LazyPrefixWhileSequence.Index/1 Mirror.DisplayStyle ObjectIdentifier RangeSet.Ranges/1 RangeSet/1
    C - Result/2 ReversedCollection.Index/1 Set.Index/1 String.Index Substring UTF32
    C - Unicode.CanonicalCombiningClass Unicode.GeneralCategory Unicode.NumericType Unicode.Scalar
    C - Unicode.UTF32 Unicode.UTF8.ValidationError Unicode.UTF8.ValidationError.Kind UnicodeScalar
    C EH CollectionDifference.Index/1
    C EHS AsyncStream.Continuation.Termination/1 AsyncStream.Continuation/1
    C EHS AsyncThrowingStream.Continuation/2 Task/2
    CS - AnyHashable AnyKeyPath OpaquePointer RegexRepetitionBehavior RegexSemanticLevel
    CS - RegexWordBoundaryKind UnsafeCurrentTask UnsafeMutableRawPointer UnsafeRawPointer
    CS EH KeyPath/2 PartialKeyPath/1 ReferenceWritableKeyPath/2 UnsafeMutablePointer/1 UnsafePointer/1
    CS EH WritableKeyPath/2
    EH - PartialRangeFrom/1 PartialRangeThrough/1 PartialRangeUpTo/1
    EHC - AsyncCompactMapSequence.Iterator/2 AsyncCompactMapSequence/2 AsyncDropFirstSequence.Iterator/1
    EHC - AsyncDropFirstSequence/1 AsyncDropWhileSequence.Iterator/1 AsyncDropWhileSequence/1
    EHC - AsyncFilterSequence.Iterator/1 AsyncFilterSequence/1 AsyncFlatMapSequence.Iterator/2
    EHC - AsyncFlatMapSequence/2 AsyncMapSequence.Iterator/2 AsyncMapSequence/2
    EHC - AsyncPrefixSequence.Iterator/1 AsyncPrefixSequence/1 AsyncPrefixWhileSequence.Iterator/1
    EHC - AsyncPrefixWhileSequence/1 AsyncStream.Continuation.YieldResult/1 AsyncStream/1
    EHC - AsyncThrowingCompactMapSequence.Iterator/2 AsyncThrowingCompactMapSequence/2
    EHC - AsyncThrowingDropWhileSequence.Iterator/1 AsyncThrowingDropWhileSequence/1
    EHC - AsyncThrowingFilterSequence.Iterator/1 AsyncThrowingFilterSequence/1
    EHC - AsyncThrowingFlatMapSequence.Iterator/2 AsyncThrowingFlatMapSequence/2
    EHC - AsyncThrowingMapSequence.Iterator/2 AsyncThrowingMapSequence/2
    EHC - AsyncThrowingPrefixWhileSequence.Iterator/1 AsyncThrowingPrefixWhileSequence/1
    EHC - AsyncThrowingStream.Continuation.YieldResult/2 AsyncThrowingStream/2 CancellationError
    EHC - CollectionOfOne.Iterator/1 CollectionOfOne/1 CommandLine ContinuousClock DecodingError
    EHC - DecodingError.Context DefaultIndices/1 DefaultStringInterpolation Dictionary.Iterator/2
    EHC - Dictionary.Keys.Iterator/2 Dictionary.Values.Iterator/2 Dictionary.Values/2 DropFirstSequence/1
    EHC - DropWhileSequence.Iterator/1 DropWhileSequence/1 EncodingError EncodingError.Context
    EHC - EnumeratedSequence.Iterator/1 EnumeratedSequence/1 ExecutorJob FlattenSequence.Iterator/1
    EHC - FlattenSequence/1 Hasher IndexingIterator/1 InlineArray/2 Int.Words Int16.Words Int32.Words
    EHC - Int64.Words Int8.Words IteratorSequence/1 JoinedSequence.Iterator/1 JoinedSequence/1
    EHC - KeyValuePairs/2 LazySequence/1 MainActor MutableRawSpan MutableSpan/1 OutputRawSpan
    EHC - OutputSpan/1 PartialRangeFrom.Iterator/1 PrefixSequence.Iterator/1 PrefixSequence/1 RawSpan
    EHC - Repeated/1 ReversedCollection.Iterator/1 ReversedCollection/1 Set.Iterator/1 Slice/1 Span/1
    EHC - StaticBigInt StaticString StrideThrough/1 StrideThroughIterator/1 StrideTo/1 StrideToIterator/1
    EHC - String.Iterator String.UTF16View String.UTF16View.Iterator String.UTF8View
    EHC - String.UnicodeScalarView String.UnicodeScalarView.Iterator Substring.UTF16View
    EHC - Substring.UTF8View Substring.UnicodeScalarView SuspendingClock SystemRandomNumberGenerator
    EHC - UInt.Words UInt128.Words UInt16.Words UInt32.Words UInt64.Words UInt8.Words UTF16 UTF8
    EHC - UnboundedRange_ UnfoldSequence/2 Unicode Unicode.ASCII Unicode.ASCII.Parser
    EHC - Unicode.ParseResult/1 Unicode.Scalar.Properties Unicode.Scalar.UTF16View
    EHC - Unicode.Scalar.UTF8View Unicode.UTF16 Unicode.UTF16.ForwardParser Unicode.UTF16.ReverseParser
    EHC - Unicode.UTF32.Parser Unicode.UTF8 Unicode.UTF8.ForwardParser Unicode.UTF8.ReverseParser
    EHC - Unmanaged/1 UnownedJob UnownedSerialExecutor Zip2Sequence.Iterator/2 Zip2Sequence/2
    EHC S AsyncStream.Continuation.BufferingPolicy/1 AsyncThrowingStream.Continuation.BufferingPolicy/2
    EHC S AsyncThrowingStream.Continuation.Termination/2 CheckedContinuation/2 EmptyCollection.Iterator/1
    EHC S MemoryLayout/1 TaskLocal/1 UnsafeContinuation/2
    EHCS - AnyBidirectionalCollection/1 AnyCollection/1 AnyIterator/1 AnyRandomAccessCollection/1
    EHCS - AnyRegexOutput AnyRegexOutput.Element AnySequence/1 AsyncStream.Iterator/1
    EHCS - AsyncThrowingStream.Iterator/2 CVaListPointer DiscardingTaskGroup KeyedDecodingContainer/1
    EHCS - KeyedEncodingContainer/1 LazyDropWhileSequence.Iterator/1 LazyDropWhileSequence/1
    EHCS - LazyFilterSequence.Iterator/1 LazyFilterSequence/1 LazyMapSequence.Iterator/2
    EHCS - LazyMapSequence/2 LazyPrefixWhileSequence.Iterator/1 LazyPrefixWhileSequence/1 ManagedBuffer/2
    EHCS - Mirror Mirror.AncestorRepresentation Regex.Match/1 Regex/1 TaskGroup.Iterator/1 TaskGroup/1
    EHCS - ThrowingDiscardingTaskGroup/1 ThrowingTaskGroup.Iterator/2 ThrowingTaskGroup/2 UTF8Span
    EHCS - UTF8Span.CharacterIterator UTF8Span.UnicodeScalarIterator UnsafeBufferPointer.Iterator/1
    EHCS - UnsafeBufferPointer/1 UnsafeMutableBufferPointer/1 UnsafeMutableRawBufferPointer
    EHCS - UnsafeRawBufferPointer UnsafeRawBufferPointer.Iterator
    HC - UnicodeDecodingResult UnownedTaskExecutor
    HC E Dictionary.Keys/2
    HC ES EmptyCollection/1
    HCS - AnyIndex
    HCS E EnumeratedSequence.Index/1 ManagedBufferPointer/2
    S - any:AdditiveArithmetic any:AsyncIteratorProtocol any:AsyncSequence any:BidirectionalCollection
    S - any:BinaryFloatingPoint any:BinaryInteger any:BitwiseCopyable any:CVarArg any:CaseIterable
    S - any:CodingKeyRepresentable any:Collection any:Comparable any:Copyable
    S - any:CustomConsumingRegexComponent any:CustomDebugStringConvertible any:CustomLeafReflectable
    S - any:CustomPlaygroundDisplayConvertible any:CustomReflectable any:CustomStringConvertible
    S - any:Decodable any:Decoder any:Encodable any:Encoder any:Equatable any:Escapable
    S - any:ExpressibleByArrayLiteral any:ExpressibleByBooleanLiteral any:ExpressibleByDictionaryLiteral
    S - any:ExpressibleByExtendedGraphemeClusterLiteral any:ExpressibleByFloatLiteral
    S - any:ExpressibleByIntegerLiteral any:ExpressibleByNilLiteral any:ExpressibleByStringInterpolation
    S - any:ExpressibleByStringLiteral any:ExpressibleByUnicodeScalarLiteral any:FixedWidthInteger
    S - any:FloatingPoint any:GlobalActor any:Hashable any:Identifiable any:IteratorProtocol
    S - any:KeyedDecodingContainerProtocol any:KeyedEncodingContainerProtocol any:LazyCollectionProtocol
    S - any:LazySequenceProtocol any:LosslessStringConvertible any:MirrorPath any:MutableCollection
    S - any:Numeric any:OptionSet any:RandomAccessCollection any:RandomNumberGenerator
    S - any:RangeExpression any:RangeReplaceableCollection any:RawRepresentable any:RegexComponent
    S - any:SIMD any:SIMDScalar any:SIMDStorage any:SendableMetatype any:Sequence any:SetAlgebra
    S - any:SignedInteger any:SignedNumeric any:SingleValueDecodingContainer
    S - any:SingleValueEncodingContainer any:Strideable any:StringInterpolationProtocol
    S - any:StringProtocol any:TextOutputStream any:TextOutputStreamable any:UnicodeCodec
    S - any:UnkeyedDecodingContainer any:UnkeyedEncodingContainer any:UnsignedInteger
    """
}
