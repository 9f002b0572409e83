#if Import
internal import StateKitGenerator
internal import SwiftSyntax

/// All types that the app declares, found by their paths.
struct DeclarationIndex {
  /// In the order of the files.
  private(set) var types: [DeclaredType] = []
  /// Declarations that swift-syntax cannot read, such as unfinished ones, which are left alone.
  private(set) var unreadable: [ImportDoubt] = []
  private var byPath: [[String]: DeclaredType] = [:]
  private var aliases: [[String]: [String]] = [:]
  /// The types that aliases name, by the paths of the aliases.
  private(set) var aliasedTypes: [[String]: TypeSyntax] = [:]
  /// The functions outside of types, and static ones, in order.
  private(set) var functions: [DeclaredFunction] = []
  private(set) var sharedKeys = SharedKeys()
  /// The extensions of types that the app does not declare.
  private(set) var foreignExtensions:
    [(path: [String], declaration: ExtensionDeclSyntax, source: ImportedSource)] = []
  let inner: InnerDeclarations
  /// The modules of packages that were read: `Users` of `Sources/Users/List.swift`.
  let modules: Set<String>
  /// The variables outside of types.
  private(set) var variables: [(declaration: VariableDeclSyntax, source: ImportedSource)] = []

  init(_ sources: [ImportedSource]) {
    inner = InnerDeclarations(in: sources)
    modules = Set(
      sources.compactMap { source in
        let folders = source.file.path.split(separator: "/").dropLast()
        return folders.lastIndex(of: "Sources").flatMap { folders[($0 + 1)...].first }.map(String.init)
      }
    )
    var extensions: [(path: [String], declaration: ExtensionDeclSyntax, source: ImportedSource)] = []
    for source in sources {
      if let brackets = source.unreadableBrackets {
        let reason = "more than 12 brackets in a row, which would take hours to read: the file is left alone"
        unreadable.append(ImportDoubt(reason: reason, location: brackets))
      }
      for statement in source.tree.statements {
        if statement.item.hasMistake {
          let reason = "a mistake in the syntax: the declaration is left alone"
          unreadable.append(ImportDoubt(reason: reason, location: source.location(of: statement)))
        } else if let found = statement.item.as(ExtensionDeclSyntax.self) {
          extensions.append((found.extendedType.path, found, source))
          sharedKeys.add(found)
        } else if let declaration = statement.item.as(DeclSyntax.self) {
          add(declaration, in: source, below: [])
        }
      }
    }
    for (path, declaration, source) in extensions {
      let path = resolve(path, in: []) ?? path
      if let type = byPath[path] {
        type.add(declaration, in: source, isExtension: true)
      } else {
        foreignExtensions.append((path, declaration, source))
      }
      for member in declaration.memberBlock.members { add(member.decl, in: source, below: path) }
    }
  }

  private mutating func add(_ declaration: DeclSyntax, in source: ImportedSource, below path: [String]) {
    if let function = declaration.as(FunctionDeclSyntax.self) {
      return functions.append(DeclaredFunction(path: path, declaration: function, source: source))
    }
    if let variable = declaration.as(VariableDeclSyntax.self) {
      if path.isEmpty { variables.append((variable, source)) }
      return
    }
    if let alias = declaration.as(TypeAliasDeclSyntax.self) {
      aliases[path + [alias.name.plainText]] = alias.initializer.value.path
      aliasedTypes[path + [alias.name.plainText]] = alias.initializer.value
      return
    }
    guard let group = declaration.asProtocol((any DeclGroupSyntax).self),
      let named = declaration.asProtocol((any NamedDeclSyntax).self),
      let kind = DeclaredType.Kind(declaration)
    else { return }
    let type = DeclaredType(
      path: path + [named.name.plainText],
      kind: kind,
      source: source,
      declaration: group
    )
    if byPath[type.path] == nil {
      types.append(type)
      byPath[type.path] = type
    }
    for member in group.memberBlock.members { add(member.decl, in: source, below: type.path) }
  }

  subscript(path: [String]) -> DeclaredType? { byPath[path] }

  /// Whether the app has a type or an alias of this path.
  func isDeclared(_ path: [String]) -> Bool { byPath[path] != nil || aliases[path] != nil }

  /// The path of a type that is named inside of another one, as Swift finds it: in the innermost scope first.
  func resolve(_ name: [String], in scope: [String]) -> [String]? { resolve(name, in: scope, depth: 0) }

  private func resolve(_ name: [String], in scope: [String], depth: Int) -> [String]? {
    guard let first = name.first, depth < 20 else { return nil }
    for count in stride(from: scope.count, through: 0, by: -1) {
      let outer = Array(scope.prefix(count))
      if byPath[outer + [first]] == nil, aliases[outer + [first]] == nil { continue }
      return follow(outer, name, depth: depth)
    }
    return nil
  }

  /// Goes down from a scope that has the first name.
  private func follow(_ outer: [String], _ name: [String], depth: Int) -> [String]? {
    var path = outer
    for part in name {
      if byPath[path + [part]] != nil {
        path.append(part)
      } else if let target = aliases[path + [part]],
        let resolved = target == [part] ? nil : resolve(target, in: path, depth: depth + 1)
      {
        path = resolved
      } else {
        return nil
      }
    }
    return path
  }

  /// The path of an alias of a type that the app does not declare, such as `[Int]`; nil for other names.
  func alias(_ name: [String], in scope: [String]) -> [String]? {
    let paths = stride(from: scope.count, through: 0, by: -1).map { Array(scope.prefix($0)) + name }
    return paths.first { aliasedTypes[$0] != nil }
  }

  func type(_ name: [String], in scope: [String]) -> DeclaredType? {
    resolve(name, in: scope).flatMap { byPath[$0] }
  }

  /// The types that are declared directly in a type.
  func types(in path: [String]) -> [DeclaredType] {
    types.filter { $0.path.count == path.count + 1 && $0.path.starts(with: path) }
  }
}

/// A function, and the type that has it.
struct DeclaredFunction {
  let path: [String]
  let declaration: FunctionDeclSyntax
  let source: ImportedSource
}

extension DeclaredType.Kind {
  init?(_ declaration: DeclSyntax) {
    switch declaration.kind {
    case .structDecl: self = .struct
    case .enumDecl: self = .enum
    case .classDecl: self = .class
    case .actorDecl: self = .actor
    case .protocolDecl: self = .protocol
    default: return nil
    }
  }
}

extension TypeSyntax {
  /// The names of a type without generic arguments: `["Counter", "State"]`; empty for other types.
  var path: [String] {
    if let simple = self.as(IdentifierTypeSyntax.self) { return [simple.name.plainText] }
    if let member = self.as(MemberTypeSyntax.self) {
      let base = member.baseType.path
      return base.isEmpty ? [] : base + [member.name.plainText]
    }
    return []
  }

  /// The generic arguments of the last name.
  var genericArguments: [TypeSyntax] {
    let clause =
      self.as(IdentifierTypeSyntax.self)?.genericArgumentClause
      ?? self.as(MemberTypeSyntax.self)?.genericArgumentClause
    return clause?.arguments.compactMap { argument in
      if case .type(let type) = argument.argument { return type }
      return nil
    } ?? []
  }

  /// The type without `?`, and whether it had one.
  var unwrapped: (type: TypeSyntax, isOptional: Bool) {
    if let optional = self.as(OptionalTypeSyntax.self) { return (optional.wrappedType, true) }
    if path == ["Optional"], let argument = genericArguments.first { return (argument, true) }
    return (self, false)
  }
}
#endif
