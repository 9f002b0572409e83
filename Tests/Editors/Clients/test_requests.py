"""What the server answers."""

import asyncio

import pytest
from lsprotocol import types as lsp
from pygls.exceptions import JsonRpcException

CART, APP = "ShopCart/Cart.statekit.json", "Shop/App/App.statekit.json"
EDITORS = ["visual_studio_code", "neovim@v0.7", "neovim@v0.11", "emacs"]


def labels(items):
    return {item.label.strip('"') for item in items}


@pytest.mark.parametrize("client", EDITORS, indirect=True)
async def test_a_key_is_completed_in_each_editor(editor):
    editor.open(CART)
    editor.replace(CART, '"emptied": {}', '"emptied": { "vis" }')
    items = await editor.complete(CART, editor.at(CART, '"vis"', 4))
    [item] = [item for item in items if item.label.strip('"') == "visibility"]
    assert item.documentation
    [line] = [line for line in editor.edited(CART, [item.text_edit]).split("\n") if "emptied" in line]
    assert line.strip() in ('"emptied": { "visibility": "" },', '"emptied": { "visibility": "$0" },')


async def test_a_quote_that_is_open_does_not_take_what_follows(editor):
    editor.open(CART)
    editor.replace(CART, '"emptied": {}', '"emptied": { "vis }')
    items = await editor.complete(CART, editor.at(CART, '"vis ', 4))
    [item] = [item for item in items if item.label.strip('"') == "visibility"]
    [line] = [line for line in editor.edited(CART, [item.text_edit]).split("\n") if "emptied" in line]
    assert line.strip() == '"emptied": { "visibility": "$0" },'


async def test_keys_that_are_there_are_not_offered_again(editor):
    editor.open(CART)
    editor.replace(CART, '"checkoutTapped": {', '"checkoutTapped": { "",')
    offered = labels(await editor.complete(CART, editor.at(CART, '"checkoutTapped": { ""', 21)))
    assert "payload" in offered
    assert not {"reduce", "visibility"} & offered


async def test_a_word_is_completed_with_its_meaning(editor):
    editor.open(CART)
    editor.replace(CART, '"visibility": "delegate"', '"visibility": ""')
    items = await editor.complete(CART, editor.at(CART, '"visibility": ""', 15))
    assert labels(items) >= {"delegate", "internal", "view"}
    assert all(item.documentation for item in items)


async def test_a_schema_is_formatted_and_a_formatted_one_stays(editor):
    text = editor.open(CART)
    editor.replace(CART, '"emptied": {},\n', '"emptied"  :{\n},')
    options = lsp.FormattingOptions(2, True)
    parameters = lsp.DocumentFormattingParams(editor.document(CART), options)
    edits = await editor.client.text_document_formatting_async(parameters)
    assert editor.edited(CART, edits) == text
    editor.put(CART, text)
    assert not await editor.client.text_document_formatting_async(parameters)


async def test_symbols_of_a_schema_and_of_all(editor):
    editor.open(CART)
    symbols = await editor.client.text_document_document_symbol_async(lsp.DocumentSymbolParams(editor.document(CART)))
    assert [symbol.name for symbol in symbols] == ["Cart", "CartRow", "CartError"]
    assert {child.name for child in symbols[1].children} >= {"id", "incremented", "save"}
    found = await editor.client.workspace_symbol_async(lsp.WorkspaceSymbolParams(query="cart"))
    assert {"Cart", "CartRow", "CartError", "cart"} <= {symbol.name for symbol in found}


async def test_a_request_that_was_cancelled_is_answered_all_the_same(editor):
    send = editor.client.protocol.send_request
    sent = [send("workspace/symbol", lsp.WorkspaceSymbolParams(query=""), msg_id=f"n{number}") for number in range(20)]
    for number in range(1, 20, 2):
        editor.client.cancel_request(lsp.CancelParams(id=f"n{number}"))
    for number, answer in enumerate(sent):
        try:
            found = await asyncio.wait_for(asyncio.wrap_future(answer), 20)
            assert found
        except JsonRpcException as failure:
            # The server may have answered before.
            assert number % 2 == 1
            assert failure.code == -32800
        except asyncio.CancelledError:
            assert number % 2 == 1
    await editor.settled()


async def test_what_cannot_be_answered_is_an_error_and_the_server_goes_on(editor):
    send = editor.client.protocol.send_request_async
    with pytest.raises(JsonRpcException) as failure:
        await send("no/method", {})
    assert failure.value.code == -32601
    elsewhere = lsp.TextDocumentIdentifier("untitled:Untitled-1")
    with pytest.raises(JsonRpcException) as failure:
        await send("textDocument/hover", lsp.HoverParams(elsewhere, lsp.Position(0, 0)))
    assert failure.value.code == -32602
    editor.client.protocol.notify("no/notification", {})
    await editor.settled()
