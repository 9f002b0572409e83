"""Recordings to open in pages: of a shop, and of a shape that a test needs. Changes are noted where the state is changed,
not found by comparing states."""

import copy
import json
import re
from pathlib import Path

from lib.common import run

MISSING = object()
PRODUCTS = [(1, "Tea", 450), (2, "Teapot", 2900), (3, "Cup", 900), (4, "Honey", 780), (9, "Biscuit", 150)]
SHOP = "Examples/Shop/Sources"
SCHEMAS = [f"{SHOP}/Shop/App", *(f"--use={module}={SHOP}/{module}" for module in ("ShopCart", "ShopCatalogue", "ShopCheckout", "ShopSession"))]


def write(file, lines):
    file.write_text("".join(f"{line}\n" for line in lines))
    return str(file)


def view(tool, page, *arguments):
    """Makes the page of a recording; gives its address."""
    run(tool, "view", *arguments, "--output", page)
    return page.as_uri()


def place(name, text):
    """The file and the line where a pattern is in a schema of the shop."""
    schema = next(Path(SHOP).rglob(f"{name}.statekit.json")).read_text()
    return f"{name}.statekit.json:{schema[: re.search(text, schema).start()].count(chr(10)) + 1}"


def bridge(name, on, dispatch):
    """Where a schema has the object of a bridge."""
    return place(name, rf'\{{\s*"on": [^}}]*"{on}"[^}}]*?"dispatch": "{dispatch}"')


def product(number):
    return next({"id": id, "name": name, "price": {"cents": cents}} for id, name, cents in PRODUCTS if id == number)


def screen(name, line):
    return f"Shop/Screens/{name}.swift:{line}"


def row_of(rows, id):
    return next((row for row in rows if row["id"] == id), None)


class Recorder:
    """Writes lines as the recorder of the library does."""

    def __init__(self, state, details="changes"):
        self.state, self.details, self.lines, self.time, self.runs, self.changed = state, details, [], 0.0, 0, []
        self.write({"state": state})

    def write(self, line):
        self.lines.append(json.dumps(line, ensure_ascii=False))
        return len(self.lines)

    def set(self, path, value):
        """Sets, adds or removes the part at a path such as `cart.rows[id=1].quantity`."""
        *way, last = [int(id) if id else name for name, id in re.findall(r"(\w+)|\[id=(\d+)\]", path)]
        place, change = self.state, {"path": path}
        for step in way:
            place = row_of(place, step) if isinstance(step, int) else place[step]
        if isinstance(last, int) and value is not MISSING:
            change |= {"after": value, "at": len(place)}
            place.append(value)
        elif isinstance(last, int):
            change["before"] = row_of(place, last)
            place.remove(change["before"])
        else:
            if last in place:
                change["before"] = place.pop(last) if value is MISSING else place[last]
            if value is not MISSING:
                change["after"] = place[last] = value
        if change.get("before", MISSING) != change.get("after", MISSING):
            self.changed.append(copy.deepcopy(change))

    def act(self, action, payload=None, by=None, line=None, *, ids=None, at=None, name=None, source=None, sets={}, after=0.0):
        self.time = round(self.time + after, 4)
        cause = {"line": line, "by": by, "at": at, "name": name} if by else None
        for path, value in sets.items():
            self.set(path, value)
        written = {
            "action": action, "ids": ids, "payload": payload, "cause": cause and present(cause), "source": source, "time": self.time,
            "changed": self.changed if self.details == "changes" else None,
        }  # fmt: skip
        if self.details == "states" or self.details == "changes" and len(self.lines) % 1000 == 0:
            written["state"] = self.state
        self.changed = []
        return self.write(present(written))

    def begin(self, effect, line):
        self.runs += 1
        self.write({"effect": effect, "run": self.runs, "event": "began", "line": line, "time": self.time})
        return self.runs

    def end(self, effect, run, event, line=None, after=0.0):
        self.time = round(self.time + after, 4)
        self.write(present({"effect": effect, "run": run, "event": event, "line": line, "time": self.time}))

    def request(self, name, payload, *cause, **more):
        line = self.act(f"{name}.request", payload, *cause, **more)
        return name, line, self.begin(name, line)

    def answer(self, request, payload, phase="success", **more):
        name, line, run = request
        done = self.act(f"{name}.{phase}", payload, "request", line, name=name, **more)
        self.end(name, run, "ended", done)
        return done


def present(values):
    return {name: value for name, value in values.items() if value is not None}


def shop(rounds=3, details="changes"):
    """A visit of the shop of Examples/Shop, again and again."""
    state = {
        "wantsToPay": False, "receipts": [],
        "session": {"customer": None},
        "catalogue": {"products": [], "next": 1, "isLoading": False, "failure": None, "query": "", "hits": None, "pictures": {}},
        "cart": {"rows": []},
    }  # fmt: skip
    shop = Recorder(state, details)
    for number in range(rounds):
        browse(shop, number)
        search(shop)
        look(shop, number)
        fill(shop)
        pay(shop, number)
    return shop


def browse(shop, number):
    line = shop.act("catalogue.appeared", source=screen("Catalogue", 18), after=0.4)
    page = [product(id) for id in (1, 2, 3)]
    begins = {"catalogue.isLoading": True, "catalogue.failure": None}
    ends = {"catalogue.products": page, "catalogue.next": number + 2, "catalogue.isLoading": False}
    load = shop.request("catalogue.loadPage", {"number": number + 1}, "bridge", line, at=bridge("Catalogue", "appeared", "loadPage.request"), sets=begins)
    shop.answer(load, {"page": {"products": page, "next": number + 2}}, after=0.62, sets=ends)
    pictures = []
    for id in (1, 2):
        request = shop.request("catalogue.loadPicture", {"product": id}, source=screen("Catalogue", 41), after=0.03)
        pictures.append((id, request))
    for id, request in reversed(pictures):
        name = f"picture-{id}.jpeg"
        shop.answer(request, {"product": id, "picture": name}, after=0.35, sets={f"catalogue.pictures.{id}": {"value": name}})


def search(shop):
    previous = None
    for text in ("t", "te", "tea"):
        line = shop.act("catalogue.typed", {"text": text}, source=screen("Search", 27), after=0.18, sets={"catalogue.query": text})
        line = shop.act("catalogue.search.request", {"text": text}, "bridge", line, at=bridge("Catalogue", "typed", "search.request"))
        if previous:
            shop.end("catalogue.search", previous, "replaced", line)
        previous = shop.begin("catalogue.search", line)
    hits = [product(1), product(2)]
    shop.answer(("catalogue.search", line, previous), {"products": hits}, after=0.44, sets={"catalogue.hits": {"value": hits}})


def look(shop, number):
    detail = {"product": product(1), "left": None, "reviews": None}
    opened = shop.act("catalogue.opened", {"product": product(1)}, source=screen("Catalogue", 52), after=0.9, sets={"detail": detail})
    line = shop.act("detail.opened", {"product": product(1)}, "bridge", opened, at=bridge("App", "catalogue.opened", "detail.opened"))
    stock = shop.begin("detail.watchStock", line)
    reviews = shop.request("detail.loadReviews", {"product": 1}, "bridge", line, at=bridge("Detail", "opened", "loadReviews.request"))
    for left in (3 - number % 3, 2):
        shop.act("detail.stockChanged", {"left": left}, "effect", line, name="detail.watchStock", after=0.21, sets={"detail.left": left})
    texts = ["Very good tea.", "Smells of summer, <b>tastes</b> of autumn."]
    shop.answer(reviews, {"reviews": texts}, after=0.3, sets={"detail.reviews": texts})
    wanted = shop.act("detail.wanted", source=screen("Detail", 33), after=1.1)
    add(shop, 1, "bridge", wanted, at=bridge("App", "detail.wanted", "cart.added"))
    closed = shop.act("detail.closed", source=screen("Detail", 12), after=0.5, sets={"detail": MISSING})
    shop.end("detail.watchStock", stock, "cancelled", closed)


def quantity_of(shop, id):
    return row_of(shop.state["cart"]["rows"], id)["quantity"]


def add(shop, id, *cause, **more):
    if row_of(shop.state["cart"]["rows"], id):
        sets = {f"cart.rows[id={id}].quantity": quantity_of(shop, id) + 1}
    else:
        sets = {f"cart.rows[id={id}]": {**product(id), "quantity": 1, "saved": None}}
    added = shop.act("cart.added", {"product": product(id)}, *cause, sets=sets, **more)
    save(shop, id, added)


def save(shop, id, line):
    quantity = quantity_of(shop, id)
    request = shop.request("cart.rows.save", {"id": id, "quantity": quantity}, "bridge", line, ids=[id], at=bridge("Cart", "incremented", "save.request"))
    shop.answer(request, {"quantity": quantity}, ids=[id], after=0.27, sets={f"cart.rows[id={id}].saved": {"value": quantity}})


def change(shop, id, action, by, **more):
    sets = {f"cart.rows[id={id}].quantity": quantity_of(shop, id) + by}
    return shop.act(f"cart.rows.{action}", ids=[id], sets=sets, **more)


def fill(shop):
    for _ in range(2):
        save(shop, 1, change(shop, 1, "incremented", 1, source=screen("Cart", 24), after=0.3))
    add(shop, 2, source=screen("Cart", 51))
    line = change(shop, 2, "decremented", -1, source=screen("Cart", 29), after=0.6)
    removed = shop.act("cart.rows.removed", None, "bridge", line, ids=[2], at=bridge("Cart", "decremented", "removed"), sets={"cart.rows[id=2]": MISSING})
    run = shop.begin("cart.forget", removed)
    shop.end("cart.forget", run, "ended", after=0.05)


def pay(shop, number):
    shop.act("cart.checkoutTapped", source=screen("Cart", 60), after=0.8, sets={"wantsToPay": True})
    ann = {"id": 7, "name": "Ann"}
    log_in = shop.request("session.logIn", {"name": "Ann", "password": "•••"}, source=screen("LogIn", 22), after=2.4)
    done = shop.answer(log_in, {"customer": ann}, after=0.7, sets={"session.customer": {"value": ann}})
    total = {"cents": sum(row["quantity"] * row["price"]["cents"] for row in shop.state["cart"]["rows"])}
    sets = {"checkout": {"total": total, "payment": None}, "wantsToPay": False}
    shop.act("cart.checkoutTapped", None, "bridge", done, at=bridge("App", "session.logIn.success", "cart.checkoutTapped"), sets=sets)
    declined, receipt = {"error": "declined"}, {"number": 1000 + number, "amount": total}
    shop.answer(try_to_pay(shop, total), declined, "failure", after=1.2, sets={"checkout.payment": declined})
    name, _, run = try_to_pay(shop, total)
    cancelled = shop.act("checkout.payCancelled", source=screen("Checkout", 38), after=0.4)
    shop.end(name, run, "cancelled", cancelled)
    sets = {"checkout.payment": {"value": receipt}, "receipts": [*shop.state["receipts"], receipt]}
    paid = shop.answer(try_to_pay(shop, total), {"receipt": receipt}, after=1.3, sets=sets)
    shop.act("cart.emptied", None, "bridge", paid, at=bridge("App", "checkout.pay.success", "cart.emptied"), sets={"cart.rows": []})
    shop.act("checkout.closed", source=screen("Checkout", 9), after=0.6, sets={"checkout": MISSING})


def try_to_pay(shop, total):
    tapped = shop.act("checkout.payTapped", {"card": "•••"}, source=screen("Checkout", 31), after=1.6)
    return shop.request("checkout.pay", {"amount": total, "card": "•••"}, "bridge", tapped, at=bridge("Checkout", "payTapped", "pay.request"))


def line_of(lines, action):
    return next(number for number, line in enumerate(lines, 1) if json.loads(line).get("action") == action)


def other_day(lines):
    """Another search, and a payment that is not cancelled; with the lines that differ."""
    other, typed, cancelled = list(lines), line_of(lines, "catalogue.typed"), line_of(lines, "checkout.payCancelled")
    other[typed - 1] = other[typed - 1].replace('"t"', '"x"')
    del other[cancelled - 1]
    return other, typed, cancelled


def many(count):
    """A long recording with little in each line."""
    lines = [json.dumps({"state": {"count": 0, "names": {}}})]
    for number in range(1, count):
        names = [f"{part}.{word}" for part in ("feed", "cart", "chat", "map") for word in ("opened", "typed", "loaded")]
        line = {"action": names[number % len(names)], "payload": {"text": f"row {number}", "number": number}}
        if number % 3:
            line["cause"] = {"line": number, "by": ("bridge", "request", "effect")[number % 3]}
        line |= {"source": f"App/Screen.swift:{number % 300}", "time": number / 50}
        line["changed"] = [{"path": "count", "before": number - 1, "after": number}]
        if number % 1000 == 0:
            line["state"] = {"count": number, "names": {}}
        lines.append(json.dumps(line))
    return lines
