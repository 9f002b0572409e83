"""Finds mutants of a Swift file, and writes the file with all of them, each behind a condition.

A mutant is a set of edits that do not add lines. The file is parsed only into tokens, brackets and statements, without
types: the compiler finds the mutants that do not compile; see mutate.
"""

import re

# A mutant replaces an operator by another one with the mutant's number in its name, `a <→ b`, because this does not need
# the range of the operands.
SWAPS = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "&&": "||", "||": "&&", "===": "!==", "!==": "==="}
DIGITS = "←↑→↓↔↕↖↗↘↙"

MODIFIERS = set(
    "public private fileprivate internal package open static final mutating nonmutating override required convenience lazy "
    "weak unowned nonisolated indirect prefix postfix infix dynamic consuming borrowing isolated".split()
)
TYPES = {"struct", "enum", "extension", "actor", "class"}
FUNCTIONS = {"func", "init", "deinit", "subscript"}
IGNORED = {"import", "typealias", "associatedtype", "protocol", "precedencegroup", "operator", "macro"}
ACCESSORS = {"get", "set", "willSet", "didSet", "_modify", "_read", "unsafeAddress", "unsafeMutableAddress"}
# The first words of statements that are neither calls nor assignments.
KEYWORDS = {
    "let", "var", "case", "default", "if", "guard", "while", "for", "repeat", "switch", "do", "defer", "return", "throw",
    "break", "fallthrough", "else", "catch", "in", "discard", "yield",
} | TYPES | FUNCTIONS | IGNORED

TOKEN = re.compile(
    r"""(?P<space>\s+|//[^\n]*)
      | (?P<comment>/\*)
      | (?P<string>\#*\"(?:\"\"(?=[ ]*\n))?)
      | (?P<directive>\#(?:if|elseif|else|endif|sourceLocation|warning|error)\b[^\n]*)
      | (?P<attribute>@\w+(?:\.\w+)*)
      | (?P<name>`[^`]+`|[\#$]?\w+)
      | (?P<sign>[-+*/=<>!&|^~?%.·•→←↑↓×÷∘]+)
      | (?P<punct>[(){}\[\],;:\\])
    """,
    re.X,
)


class Token:
    def __init__(self, kind, text, start, is_first, spaced):
        self.kind, self.text, self.start, self.end = kind, text, start, start + len(text)
        # Whether it is the first of its line, and whether there is space before and after it.
        self.is_first, self.before, self.after = is_first, spaced, False
        self.first = self.last = self

    def is_infix(self):
        return self.kind == "sign" and self.before and self.after


class Group:
    def __init__(self, opening, nodes, closing):
        self.kind, self.text = "group", opening.text
        self.nodes, self.first, self.last = nodes, opening, closing
        self.start, self.end, self.is_first = opening.start, closing.end, opening.is_first

    def is_infix(self):
        return False


def end_of_string(text, at, opening):
    hashes = len(opening) - len(opening.lstrip("#"))
    closing, escape = opening[hashes:] + "#" * hashes, "\\" + "#" * hashes
    while not text.startswith(closing, at):
        if at >= len(text):
            raise ValueError("a string has no end")
        if text.startswith(escape + "(", at):
            at = end_of_parentheses(text, at + len(escape) + 1)
        elif text.startswith(escape, at):
            at += len(escape) + 1
        else:
            at += 1
    return at + len(closing)


def end_of_parentheses(text, at):
    depth = 1
    while depth:
        if at >= len(text):
            raise ValueError("a parenthesis has no end")
        match = TOKEN.match(text, at)
        if match and match.lastgroup == "string":
            at = end_of_string(text, match.end(), match.group())
            continue
        depth += {"(": 1, ")": -1}.get(text[at], 0)
        at += 1
    return at


def tokens(text):
    at, is_first, spaced, last = 0, True, True, None
    while at < len(text):
        match = TOKEN.match(text, at)
        if not match:
            raise ValueError(f"{text[at:at + 20]!r} is no token")
        kind, start = match.lastgroup, at
        at = match.end()
        if kind in ("space", "comment"):
            if kind == "comment":
                at = text.index("*/", at) + 2
            spaced = True
            is_first = is_first or "\n" in text[start:at]
            if last:
                last.after = True
            continue
        if kind == "string":
            at = end_of_string(text, at, match.group())
        elif kind == "attribute" and text[at:at + 1] == "(":
            at = end_of_parentheses(text, at + 1)
        last = Token(kind, text[start:at], start, is_first, spaced)
        is_first = spaced = False
        yield last


def tree(text):
    """The tokens, with a group for each pair of brackets."""
    stack = [(None, [])]
    for token in tokens(text):
        if token.kind == "punct" and token.text in "({[":
            stack.append((token, []))
        elif token.kind == "punct" and token.text in ")}]":
            opening, nodes = stack.pop()
            stack[-1][1].append(Group(opening, nodes, token))
        else:
            stack[-1][1].append(token)
    return stack[0][1]


def continues(before, node):
    """Whether a line that begins with this node continues the statement of the node before."""
    if node.kind == "group":
        return node.text == "{"
    if before.text == "," or before.is_infix() or before.text in ("->", "=", ":"):
        return True
    if node.kind == "sign":
        return node.text.startswith((".", "?")) or node.after
    return node.text in ("else", "catch", "where", "as", "is", "throws", "async", ":") and before.kind != "directive"


def statements(nodes):
    """The statements of a block, without directives."""
    found, current, in_label = [], [], False
    for node in nodes:
        ends = current and (node.is_first and not in_label and not continues(current[-1], node) or node.kind == "directive")
        if ends or node.text == ";":
            found.append(current)
            current = []
        if node.kind == "directive" or node.text == ";":
            continue
        if not current and node.text in ("case", "default"):
            in_label = True
        current.append(node)
        # A label of a switch is a statement here.
        if in_label and node.text == ":":
            found.append(current)
            current, in_label = [], False
    return [statement for statement in found + [current] if statement]


def split(nodes, separator=","):
    parts = [[]]
    for node in nodes:
        if node.kind != "group" and node.text == separator:
            parts.append([])
        else:
            parts[-1].append(node)
    return [part for part in parts if part]


class Mutant:
    def __init__(self, path, place, what, make):
        self.path, self.place, self.what, self.make = path, place, what, make
        self.number = None


class File:
    """A file and its mutants. The edits of a mutant need its number, so they are made later."""

    def __init__(self, path, text):
        self.path, self.text, self.mutants, self.negated = path, text, [], set()
        self.walk_members(tree(text))
        self.mutants.sort(key=lambda mutant: mutant.place)

    def line(self, place):
        return self.text.count("\n", 0, place) + 1

    def column(self, place):
        return place - (self.text.rfind("\n", 0, place) + 1) + 1

    def add(self, place, what, make):
        self.mutants.append(Mutant(self.path, place, what, make))

    def said(self, nodes):
        said = " ".join(self.text[nodes[0].start:nodes[-1].end].split())
        return said if len(said) < 60 else said[:57] + "…"

    # Declarations

    def walk_members(self, nodes):
        for statement in statements(nodes):
            if not self.walk_declaration(statement):
                self.walk_expression(statement)

    def walk_declaration(self, statement):
        """Returns whether the statement is a declaration."""
        words = [node for node in statement if node.kind == "name"]
        keyword = next((node for node in words if node.text not in MODIFIERS), None)
        if keyword and keyword.text == "class" and words[-1] is not keyword:
            following = words[words.index(keyword) + 1]
            if following.text in MODIFIERS | FUNCTIONS | {"var", "let"}:
                keyword = next(node for node in words if node.text not in MODIFIERS | {"class"})
        if keyword is None:
            return False
        begins = all(
            node.kind in ("attribute", "group") or node.text in MODIFIERS | {"class"}
            for node in statement[: statement.index(keyword)]
        )
        if not begins:
            return False
        body = statement[-1] if statement[-1].kind == "group" and statement[-1].text == "{" else None
        if keyword.text in TYPES:
            if body:
                self.walk_members(body.nodes)
        elif keyword.text in FUNCTIONS and (keyword.text != "init" or statement[0] is not keyword or body):
            self.walk_function(statement, keyword, body)
        elif keyword.text in ("var", "let"):
            self.walk_property(statement, body)
        elif keyword.text not in IGNORED | {"case"}:
            return False
        elif keyword.text == "case" and statement[-1].text == ":":
            return False
        return True

    def walk_function(self, statement, keyword, body):
        for node in statement[:-1] if body else statement:
            # Default values.
            if node.kind == "group" and node.text == "(":
                self.walk_flags(node.nodes)
        if body is None:
            return
        arrow = next((index for index, node in enumerate(statement) if node.text == "->"), None)
        result = []
        if arrow is not None:
            for node in statement[arrow + 1 : -1]:
                if node.text == "where":
                    break
                result.append(node)
        if keyword.text == "subscript":
            return self.walk_getter(body, result)
        if keyword.text != "init":
            self.add_returns(body, result)
        self.walk_code(body.nodes, result=bool(result), initializes=keyword.text == "init")

    def walk_property(self, statement, body):
        assigned = [index for index, node in enumerate(statement) if node.text == "=" and node.kind == "sign"]
        if assigned:
            return self.walk_expression(statement[assigned[0] + 1 :])
        if body:
            colon = next((index for index, node in enumerate(statement) if node.text == ":"), None)
            self.walk_getter(body, statement[colon + 1 : -1] if colon is not None else [])

    def walk_getter(self, body, result):
        parts = statements(body.nodes)
        if not any(node.text in ACCESSORS for node in (parts[0][:3] if parts else [])):
            self.add_returns(body, result)
            return self.walk_code(body.nodes, result=True)
        for part in parts:
            block = part[-1]
            if block.kind != "group" or block.text != "{":
                continue
            is_getter = any(node.text == "get" for node in part)
            if not any(node.text in ("_modify", "_read") for node in part):
                self.add_returns(block, result if is_getter else [])
            self.walk_code(block.nodes, result=is_getter)

    def add_returns(self, body, result):
        """Adds early returns, with values that are known for the type of the result."""
        parts = statements(body.nodes)
        if not parts:
            return
        spelled = self.text[result[0].start : result[-1].end] if result else ""
        values = []
        if spelled in ("", "Void"):
            # With a single call, leaving out this call is the same mutant.
            if len(parts) > 1 or parts[0][0].text in KEYWORDS:
                values = [""]
        elif spelled == "Bool":
            values = [" true", " false"]
        elif spelled.endswith("?"):
            values = [" nil"]
        elif spelled.startswith("[") and spelled.endswith("]"):
            values = [" [:]" if any(node.text == ":" for node in result[0].nodes) else " []"]
        elif spelled in ("Int", "String"):
            values = [" 0" if spelled == "Int" else ' ""']
        first = parts[0][0]
        is_value = len(parts) == 1 and spelled not in ("", "Void") and self.is_value(parts[0])
        given = self.text[first.start : parts[0][-1].end] if is_value else None
        for value in values:
            if value.strip() == given:
                continue

            def make(number, value=value):
                edits = [(body.first.end, 1, f" if isMutant({number}) {{ return{value} }}; ")]
                # A single expression was the value of the block without `return`.
                return edits + ([(first.start, -3, "return ")] if is_value else [])

            self.add(body.first.start, f"return{value} at once", make)

    def is_value(self, statement):
        first = statement[0].text
        if first in ("if", "switch"):
            return "return" not in re.findall(r"\w+", self.text[statement[0].start : statement[-1].end])
        return first not in KEYWORDS

    # Statements

    def walk_code(self, nodes, result=False, initializes=False):
        parts = statements(nodes)
        for part in parts:
            is_alone = result and len(parts) == 1
            self.walk_statement(part, is_alone, initializes)

    def walk_statement(self, statement, is_result, initializes):
        first = statement[0]
        if first.text in ("case", "default") and statement[-1].text == ":":
            return self.walk_label(statement)
        if first.text in ("let", "var") or first.kind == "attribute" or first.text in MODIFIERS:
            if self.walk_declaration(statement):
                return
        if first.text in TYPES | {"func"}:
            self.walk_declaration(statement)
            return
        if first.text in ("if", "guard", "while", "for", "repeat", "switch", "do", "defer"):
            return self.walk_control(statement, initializes)
        bare = len(statement) == 1 and first.text in ("continue", "return")
        sets = any(node.text == "=" for node in statement) or first.text in ("self", "super")
        is_needed = is_result or initializes and sets
        if not is_needed and (bare or self.is_call(statement)):
            self.add(
                first.start,
                f"leave out: {self.said(statement)}",
                lambda number: [(first.start, -2, f"if !isMutant({number}) {{ "), (statement[-1].end, 2, " }")],
            )
        self.walk_expression(statement)

    def is_call(self, statement):
        """Whether it is a call or an assignment."""
        first, last = statement[0], statement[-1]
        if first.kind not in ("name", "sign") or first.text in KEYWORDS:
            return False
        if any(node.kind == "sign" and node.before and node.text in ("=", "+=", "-=", "|=") for node in statement):
            return True
        if any(node.is_infix() for node in statement):
            return False
        return last.kind == "group" and last.text in "({"

    def walk_label(self, statement):
        where = next((index for index, node in enumerate(statement) if node.text == "where"), None)
        if where is not None:
            self.negate(statement[where + 1 : -1])
            self.walk_expression(statement[where + 1 : -1])

    def walk_control(self, statement, initializes):
        index = 0
        while index < len(statement):
            node = statement[index]
            index += 1
            if node.kind == "group" and node.text == "{":
                self.walk_code(node.nodes, initializes=initializes)
            elif node.text in ("if", "while", "guard", "for", "switch"):
                start = index
                while index < len(statement) and not (
                    statement[index].kind == "group"
                    and statement[index].text == "{"
                    or statement[index].text == "else"
                ):
                    index += 1
                self.walk_head(node.text, statement[start:index])

    def walk_head(self, keyword, nodes):
        if keyword == "for":
            where = next((index for index, node in enumerate(nodes) if node.text == "where"), len(nodes))
            self.negate(nodes[where + 1 :])
        elif keyword != "switch":
            for clause in split(nodes):
                if clause[0].text not in ("let", "var", "case", "#available", "#unavailable"):
                    self.negate(clause)
        self.walk_expression(nodes)

    def negate(self, clause):
        if not clause:
            return
        end = clause[-1].end
        self.add(clause[0].start, f"negate: {self.said(clause)}", lambda number: [(end, 0, f" ≠ {number}")])
        operators = [node for node in clause if node.is_infix() and node.text in SWAPS]
        # The opposite operator would be the same mutant.
        if len(operators) == 1 and operators[0].text in ("==", "!=", "===", "!=="):
            self.negated.add(operators[0])

    # Expressions

    def walk_expression(self, nodes):
        for index, node in enumerate(nodes):
            before = nodes[index - 1] if index else None
            if node.kind == "group":
                if node.text == "{":
                    self.walk_closure(node)
                else:
                    is_called = node.text == "(" and before is not None and not node.first.before
                    if is_called and before.kind in ("name", "group") and before.text not in ("min", "max"):
                        self.swap_arguments(node)
                    self.walk_expression(node.nodes)
            elif node.text in ("if", "switch") and nodes[index + 1 : index + 2] and nodes[index + 1].text != ":":
                # An expression.
                return self.walk_control(nodes[index:], False)
            elif node.is_infix() and node.text in SWAPS:
                if node not in self.negated:
                    self.swap_operator(node)
            elif node.text == "?" and node.before and before is not None:
                self.add(
                    before.end,
                    f"swap the values: {self.said(nodes[index - 1 : index + 2])}",
                    lambda number, end=before.end: [(end, 0, f" ≠ {number}")],
                )
        self.walk_flags(nodes, deep=False)

    def walk_closure(self, group):
        nodes = group.nodes
        named = next(
            (index for index, node in enumerate(nodes) if node.text == "in" and not nodes[0].text == "for"), None
        )
        if named is not None and all(not node.is_first or node is nodes[0] for node in nodes[: named + 1]):
            nodes = nodes[named + 1 :]
        # The single statement of a closure on one line is its value, most often.
        parts = statements(nodes)
        is_value = len(parts) == 1 and not parts[0][0].is_first
        self.walk_code(nodes, result=is_value)

    def swap_operator(self, token):
        other = SWAPS[token.text]
        self.add(
            token.start,
            f"'{other}' for '{token.text}'",
            lambda number: [(token.start, 0, token.text + operator_name(number), token.end)],
        )

    def swap_arguments(self, group):
        arguments = split(group.nodes)
        values = [
            argument[2:] if len(argument) > 2 and argument[1].text == ":" else argument for argument in arguments
        ]
        for left, right in zip(values, values[1:]):
            spelled = [self.text[value[0].start : value[-1].end] for value in (left, right)]
            simple = all(
                node.kind in ("name", "sign") and node.text not in ("in", "try", "await", "let", "inout")
                and not node.text.startswith("&") and not node.is_infix()
                for node in left + right
            )
            if simple and spelled[0] != spelled[1] and not any(text in ("true", "false", "nil", "_") for text in spelled):
                self.add(
                    left[0].start,
                    f"swap: {spelled[0]} and {spelled[1]}",
                    lambda number, left=left, right=right, spelled=spelled: [
                        (left[0].start, 0, f"(isMutant({number}) ? {spelled[1]} : "), (left[-1].end, 0, ")"),
                        (right[0].start, 0, f"(isMutant({number}) ? {spelled[0]} : "), (right[-1].end, 0, ")"),
                    ],
                )

    def walk_flags(self, nodes, deep=True):
        for node in nodes:
            if node.kind == "group" and deep and node.text != "{":
                self.walk_flags(node.nodes)
            elif node.text in ("true", "false"):
                other = "false" if node.text == "true" else "true"
                self.add(
                    node.start,
                    f"'{other}' for '{node.text}'",
                    lambda number, node=node, other=other: [
                        (node.start, 0, f"(isMutant({number}) ? {other} : {node.text})", node.end)
                    ],
                )


def operator_name(number):
    return "".join(DIGITS[int(digit)] for digit in str(number))


def written(file, mutants):
    """The text of the file with these mutants."""
    edits = set()
    for mutant in mutants:
        edits.update(edit if len(edit) == 4 else (*edit, edit[0]) for edit in mutant.make(mutant.number))
    pieces, at = [], 0
    # At one offset the end of a statement comes first, and the replacement of a token last.
    for start, rank, new, end in sorted(edits, key=lambda edit: (edit[0], -edit[1] if edit[1] > 0 else 0, edit[3], edit[1])):
        pieces += [file.text[at:start], new]
        at = end
    return "".join(pieces + [file.text[at:]])


def support(mutants):
    """The declarations that the mutants of a module use."""
    lines = [
        "#if canImport(Darwin)",
        "internal import Darwin",
        "#elseif canImport(Musl)",
        "internal import Musl",
        "#else",
        "internal import Glibc",
        "#endif",
        'private let mutant = getenv("STATEKIT_MUTANT").flatMap { Int(String(cString: $0)) } ?? 0',
        "@usableFromInline func isMutant(_ number: Int) -> Bool { mutant == number }",
        # The lowest precedence above `?:`, so that the left operand is a whole condition.
        "precedencegroup MutantPrecedence { higherThan: TernaryPrecedence lowerThan: LogicalDisjunctionPrecedence }",
        "infix operator ≠: MutantPrecedence",
        "@usableFromInline func ≠ (condition: Bool, number: Int) -> Bool { condition != isMutant(number) }",
    ]
    for mutant in mutants:
        match = re.fullmatch(r"'(\S+)' for '(\S+)'", mutant.what)
        if match and match[2] in SWAPS:
            lines += operator(match[2], match[1], mutant.number)
    return "\n".join(lines) + "\n"


def operator(old, new, number):
    name = old + operator_name(number)
    if old in ("&&", "||"):
        precedence = "LogicalConjunction" if old == "&&" else "LogicalDisjunction"
        left, right = "Bool", "@autoclosure () throws -> Bool"
        forms = [("", left, right, f"isMutant({number}) ? try left {new} right() : try left {old} right()", " rethrows")]
    else:
        precedence = "Comparison"
        body = f"isMutant({number}) ? left {new} right : left {old} right"
        if old in ("===", "!=="):
            forms = [("", "AnyObject?", "AnyObject?", body, "")]
        elif old in ("==", "!="):
            forms = [("<T: Equatable>", "T", "T", body, "")]
            forms += [("<T>", "T?", "_OptionalNilComparisonType", body, "")]
            forms += [("", "Any.Type?", "Any.Type?", body, "")]
        else:
            forms = [("<T: Comparable>", "T", "T", body, "")]
    lines = [f"infix operator {name}: {precedence}Precedence"]
    for generics, left, right, body, effects in forms:
        lines.append(
            f"@usableFromInline func {name} {generics}(left: {left}, right: {right}){effects} -> Bool {{ {body} }}"
        )
    return lines
