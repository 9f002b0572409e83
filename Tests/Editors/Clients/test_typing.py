"""Mistakes while a person types: nothing is saved."""

import pytest
from lsprotocol import types as lsp

CART, APP = "ShopCart/Cart.statekit.json", "Shop/App/App.statekit.json"
EDITORS = ["visual_studio_code", "neovim@v0.7", "neovim@v0.11", "emacs"]


@pytest.mark.parametrize("client", EDITORS, indirect=True)
async def test_a_mistake_comes_and_goes_in_each_editor(editor):
    editor.open(CART)
    editor.replace(CART, '"payload"', '"paylod"')
    [mistake] = await editor.mistaken(CART, "SK0201")
    assert mistake.severity == lsp.DiagnosticSeverity.Error
    assert "did you mean 'payload'?" in mistake.message
    editor.replace(CART, '"paylod"', '"payload"')
    await editor.mistaken(CART)


async def test_the_shop_has_no_mistakes(editor):
    await editor.settled()
    assert not any(editor.client.diagnostics.values())


async def test_a_change_that_is_not_saved_is_a_mistake_in_another_file_and_module(editor):
    editor.open(CART)
    editor.replace(CART, '"added"', '"addedOnce"')
    [mistake] = await editor.mistaken(APP, "SK0610")
    assert mistake.range.start.line == editor.path(APP).read_text().split('"cart.added"')[0].count("\n")
    # Without the change the file of the disk is right.
    editor.close(CART)
    await editor.mistaken(APP)


BROKEN = ["", "{", '{"domains": {"Cart": {"actions": {"added', "}", "\0", "nul", '"\ud7ff', '{"a": [}', "[]"]


async def test_broken_text_is_one_mistake_and_answers_go_on(editor):
    editor.open(CART)
    client, document, end = editor.client, editor.document(CART), lsp.Position(9, 9)
    for text in BROKEN:
        editor.put(CART, text)
        await editor.until(lambda: len(editor.codes(CART)) == 1, f"the mistake in {text}")
        await client.text_document_hover_async(lsp.HoverParams(document, end))
        await client.text_document_completion_async(lsp.CompletionParams(document, end))
        await client.text_document_folding_range_async(lsp.FoldingRangeParams(document))
        await client.text_document_document_symbol_async(lsp.DocumentSymbolParams(document))
        options = lsp.FormattingOptions(2, True)
        edits = await client.text_document_formatting_async(lsp.DocumentFormattingParams(document, options))
        # A list is no schema, but it has a layout.
        assert not edits or text == "[]"
        editor.put(CART, editor.path(CART).read_text())
        await editor.mistaken(CART)


async def test_letter_by_letter_in_one_go(editor):
    text = editor.open(CART)
    place = editor.at(CART, '"emptied": {}', len('"emptied": {'))
    typed = ' "doc": "Leer 😀 é", "nothing": 1 '
    column = place.character
    for letter in typed:
        at = lsp.Position(place.line, column)
        editor.change(CART, lsp.TextDocumentContentChangePartial(range=lsp.Range(at, at), text=letter))
        column += len(letter.encode("utf-16-le")) // 2
    editor.texts[CART] = text.replace('"emptied": {}', f'"emptied": {{{typed}}}')
    [mistake] = await editor.mistaken(CART, "SK0201")
    assert mistake.range.start == editor.at(CART, '"nothing"')


async def test_changes_of_one_message_are_made_one_after_the_other(editor):
    text = editor.open(CART)
    start, end = lsp.Position(0, 0), lsp.Position(10_000, 0)
    changes = [
        lsp.TextDocumentContentChangeWholeDocument("{"),
        lsp.TextDocumentContentChangePartial(range=lsp.Range(start, end), text=""),
        lsp.TextDocumentContentChangePartial(range=lsp.Range(start, start), text=text.replace("emptied", "cleared")),
    ]
    editor.change(CART, *changes)
    await editor.mistaken(APP, "SK0610")


async def test_line_ends_of_windows(editor):
    text = editor.open(CART).replace("\n", "\r\n")
    editor.put(CART, text)
    editor.replace(CART, '"payload"', '"paylod"')
    [mistake] = await editor.mistaken(CART, "SK0201")
    assert mistake.range.start == editor.at(CART, '"paylod"')
