"""Positions count in UTF-16 or in UTF-8, as both sides have agreed."""

import pytest
import pytest_lsp
from conftest import TOOL, Editor
from lsprotocol import types as lsp
from pytest_lsp import ClientServerConfig, LanguageClient

CART = "ShopCart/Cart.statekit.json"
LINE = '{ "statekit": 1, "doc": "é😀", "domain": {}, "domains": { "Ünï😀": {} } }'
UNITS = {"utf-8": ("utf-8", 1), "utf-16": ("utf-16-le", 2)}
OFFERS = {
    "nothing": (None, "utf-16"),
    "utf-16 alone": (["utf-16"], "utf-16"),
    "both": (["utf-16", "utf-8"], "utf-8"),
    "utf-32 alone": (["utf-32"], "utf-16"),
}


@pytest_lsp.fixture(config=ClientServerConfig(server_command=[TOOL, "lsp"]), params=OFFERS.values(), ids=OFFERS)
async def agreed(request, folder, lsp_client: LanguageClient):
    offered, lsp_client.encoding = request.param
    lsp_client.editor = Editor(lsp_client, folder)
    general = lsp.GeneralClientCapabilities(position_encodings=offered)
    await lsp_client.editor.start(lsp.ClientCapabilities(general=general))
    yield
    await lsp_client.shutdown_session()


async def test_positions_are_those_that_both_know(agreed):
    editor, (encoding, width) = agreed.editor, UNITS[agreed.encoding]

    def column(text, further=0):
        return len(LINE[: LINE.index(text) + further].encode(encoding)) // width

    assert editor.can.position_encoding == agreed.encoding
    editor.open(CART, LINE)
    await editor.until(lambda: "SK0201" in editor.codes(CART), "the mistake")
    [mistake] = [mistake for mistake in editor.mistakes(CART) if mistake.code == "SK0201"]
    assert (mistake.range.start.character, mistake.range.end.character) == (column('"domain"'), column('"domain"', 8))

    [symbol] = await agreed.text_document_document_symbol_async(lsp.DocumentSymbolParams(editor.document(CART)))
    assert symbol.name == "Ünï😀"
    assert symbol.selection_range.end.character == column('"Ünï😀"', 6)

    hover = await agreed.text_document_hover_async(
        lsp.HoverParams(editor.document(CART), lsp.Position(0, column('"domains"', 3)))
    )
    assert hover.range.start.character == column('"domains"')

    # The name is taken away, letter by letter, and another one put there.
    start = column('"Ünï😀"', 1)
    for letter in "Ünï😀":
        at = lsp.Range(lsp.Position(0, start), lsp.Position(0, start + len(letter.encode(encoding)) // width))
        editor.change(CART, lsp.TextDocumentContentChangePartial(range=at, text=""))
    at = lsp.Range(lsp.Position(0, start), lsp.Position(0, start))
    editor.change(CART, lsp.TextDocumentContentChangePartial(range=at, text="Cart"))
    [symbol] = await agreed.text_document_document_symbol_async(lsp.DocumentSymbolParams(editor.document(CART)))
    assert symbol.name == "Cart"


async def test_positions_that_are_not_there_are_the_nearest_ones(agreed):
    editor = agreed.editor
    editor.open(CART, '{\n}\n')
    for place in (lsp.Position(0, 99), lsp.Position(99, 99), lsp.Position(2**31 - 1, 2**31 - 1)):
        await agreed.text_document_hover_async(lsp.HoverParams(editor.document(CART), place))
        await agreed.text_document_completion_async(lsp.CompletionParams(editor.document(CART), place))
