import StateKitTestSupport
import Testing

struct TypedWordTests {
  @Test func `keys and words of schemas are typed`() throws {
    let literals = try LanguageLiterals(of: "StateKitImport")
    #expect(literals.fileCount > 90)
    let mistakes = literals.mistakes(except: [
      "Branches/ChangeReader.swift": .code("append", "id", "insert", "remove", "toggle"),
      "Branches/ChangedProperties.swift": .code("append", "first", "insert", "reduce", "remove", "toggle"),
      "Declarations/DeclarationKey.swift": .code("enum", "struct"),
      "Declarations/DeclaredType.swift": .code("Hashable"),
      "Declarations/LeftConformances.swift": .code("Codable", "Hashable"),
      "Declarations/SharedKeys.swift": .code("default"),
      "Dialects/ComposableArchitecture/BranchReader.swift": .code("fireAndForget", "none", "task"),
      "Dialects/ComposableArchitecture/Composition.swift": .code("into", "reduce"),
      "Dialects/ComposableArchitecture/FeatureChildren.swift": .code("id"),
      "Dialects/ComposableArchitecture/PatternResolver+Action.swift": .code("id"),
      "Dialects/ComposableArchitecture/RepeatableValue.swift": .code("id"),
      "Dialects/ComposableArchitecture/ReturnedEffect.swift": .code("debounce", "id", "none"),
      "Dialects/ReSwift/MatchPattern.swift": .code("is"),
      "Dialects/ReSwift/ReSwiftNames.swift": .code("struct"),
      "Model/ImportedBranch.swift": .code("state"),
      "Model/MissingNames.swift": .code("remove"),
      "Schema/ExhaustiveCases.swift": .code("failure", "none", "success"),
      "Swift/DomainExtensions.swift": .code("id"),
      "Text/ClosureText.swift": .code("read"),
    ])
    expectEqual(mistakes, [])
  }
}
