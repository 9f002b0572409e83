import StateKitTestSupport
import Testing

struct MarkdownTests {
  @Test(arguments: [
    ("'uses' names a module", "`uses` names a module"),
    ("the domain's own 'set', and the states' 'add'", "the domain's own `set`, and the states' `add`"),
    (#""$0" is the first"#, #"`"$0"` is the first"#),
    (#"say "reduce": "none"."#, #"say `"reduce": "none"`."#),
    (#"write "allow": ["SK0690"] there"#, #"write `"allow": ["SK0690"]` there"#),
    (#"code, {"swift": "…"}. In"#, #"code, `{"swift": "…"}`. In"#),
    (#"("$$x" is '$x')"#, #"(`"$$x"` is `$x`)"#),
    (#"For "if this or that", one."#, #"For "if this or that", one."#),
    ("a '' b", "a '' b"), ("it's \"open", "it's \"open"), ("", ""),
  ])
  func `the contents of a file are code`(text: String, markdown: String) {
    expectEqual(Markdown.text(text), markdown)
    expectEqual(Markdown.plain(markdown[...]), text)
  }

  @Test func `other characters are not marks`() {
    let (text, markdown) = (##"# a*b_c <T> [x] \n `"##, ##"\# a\*b\_c \<T\> \[x\] \\n \`"##)
    expectEqual(Markdown.text(text), markdown)
    expectEqual(Markdown.plain(markdown[...]), text)
  }

  @Test func `a bar ends no cell`() {
    expectEqual(Markdown.row(["`a|b`", "c"]), #"| `a\|b` | c |"#)
  }
}
