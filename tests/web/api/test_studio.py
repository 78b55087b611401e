"""The studio's addresses: the form, a card at a time, typed lines, packs as files."""

from __future__ import annotations

import base64
import io
import random
import zipfile
from typing import Any

import pytest

from monumental.cards.loader import known_packs
from monumental.cards.text import LANGUAGES
from monumental.web.problems import Refused
from monumental.web.studio.contract import CardDraft, MapDraft, PackDraft
from monumental.web.studio.pages import archive_page, check_page, form_for, studio_card_page, studio_map_page
from tests.web.api.server import Browser

PAGODA: dict[str, Any] = {
    "kind": "wonder",
    "source": "original",
    "era": 1,
    "cost": [3, 4],
    "use": [{"do": "gain", "gold": 2}],
}


def refused(who: Browser, method: str, path: str, body: object = None, *, status: int) -> dict[str, Any]:
    answer = who.ask(method, path, body)
    assert answer.status_code == status, answer.text
    problem: dict[str, Any] = answer.json()
    return problem


def pack(**parts: Any) -> dict[str, Any]:
    head = {"format": 1, "name": "mine", "version": "1", "rules": "duel", "modules": ["trade"]}
    return {"head": head, "cards": {"pagoda": PAGODA}, **parts}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_form_is_in_words_and_has_only_what_fits(ann: Browser, language: str) -> None:
    form = ann.get("/api/studio/form", rules="duel", modules="trade", lang=language)

    wonder = next(kind for kind in form["kinds"] if kind["key"] == "wonder")
    cost = next(blank for blank in wonder["blanks"] if blank["name"] == "cost")
    assert (cost["fits"], cost["needed"]) == ("pair", True)
    gain = next(verb for verb in form["verbs"] if verb["key"] == "gain")
    assert "…" in gain["name"]
    # What Duel can't say is not offered: it neither copies the display nor brings Military for a conquest.
    blanks = {verb["key"]: {blank["name"]: blank for blank in verb["blanks"]} for verb in form["verbs"]}
    assert set(blanks["conquer"]) == {"less"}
    assert "display" not in [word["key"] for word in blanks["copy"]["from"]["words"]]
    # No word is left as packs write it.
    for verb in form["verbs"]:
        for blank in verb["blanks"]:
            assert not [word for word in blank["words"] if word["text"] == word["key"]], (verb["key"], blank)


def test_a_card_is_shown_in_every_language_while_it_is_written(ann: Browser) -> None:
    page = ann.post(
        "/api/studio/card",
        {"rules": "duel", "key": "pagoda", "card": PAGODA, "names": {"en": "Pagoda", "es": "Pagoda alta"}},
        lang="es",
    )

    assert page["problems"] == []
    assert page["card"]["name"] == "Pagoda alta"
    assert page["texts"]["en"][1:] == ["Use: gain 2 Gold."]
    assert page["texts"]["es"][1:] == ["Uso: gana 2 de Oro."]
    assert set(page["texts"]) == set(LANGUAGES)
    assert page["toml"].startswith('[pagoda]\nkind = "wonder"\n')


def test_what_is_wrong_stands_at_its_field(ann: Browser) -> None:
    card = {**PAGODA, "use": [{"do": "gain", "gold": 99}]}

    page = ann.post("/api/studio/card", {"rules": "duel", "key": "pagoda", "card": card})

    assert [(each["field"], each["sentence"]) for each in page["problems"]] == [
        ("use[0].gold", "input should be less than or equal to 20, not 99")
    ]
    assert (page["card"], page["toml"]) == (None, "")


@pytest.mark.parametrize(
    ("language", "at_the_field", "of_the_map", "of_the_pack"),
    [
        (
            "es",
            "aquí va un número no mayor que 20, no 99",
            "hay 1 Capital para 2",
            "Eso no se puede usar: pagoda",
        ),
        ("cs", "sem patří číslo do 20, ne 99", "hlavních měst je 1, hráčů 2", "To nelze použít: pagoda"),
        (
            "ja",
            "ここに入るのは20以下の数で、99ではありません",
            "首都が1つあります",
            "それは使えません：pagoda",
        ),
    ],
)
def test_what_is_wrong_is_said_in_the_language_of_the_reader(
    ann: Browser, language: str, at_the_field: str, of_the_map: str, of_the_pack: str
) -> None:
    card = {**PAGODA, "use": [{"do": "gain", "gold": 99}]}
    drawn = {"format": 1, "name": "valley", "players": 2, "map": "C m1 m1"}

    shown = ann.post("/api/studio/card", {"rules": "duel", "key": "pagoda", "card": card}, lang=language)
    checked = ann.post("/api/studio/check", pack(cards={"pagoda": card}), lang=language)
    plain = ann.post("/api/studio/map", {"key": "valley", "map": drawn}, lang=language)
    archive = ann.ask("POST", f"/api/studio/archive?lang={language}", pack(cards={"pagoda": card}))

    for page in (shown, checked):
        assert [each["sentence"] for each in page["problems"]] == [at_the_field]
    assert any(of_the_map in each["sentence"] for each in plain["problems"])
    assert archive.json()["sentence"].startswith(of_the_pack)
    assert at_the_field in archive.json()["sentence"]


def test_a_typed_line_is_understood_or_the_nearest_is_offered(ann: Browser) -> None:
    line = {"rules": "duel", "kind": "wonder"}

    known = ann.post("/api/studio/typed", {**line, "typed": "Bonus: archive a card."})
    near = ann.post("/api/studio/typed", {**line, "typed": "seize the Advantage"}, lang="cs")

    assert known["lines"] == [{"bonus": [{"do": "archive"}]}]
    assert (near["lines"], near["texts"]) == ([], [])
    assert {"key": "gain_advantage", "text": "získejte převahu"} in near["nearest"]


def test_a_line_of_cards_that_the_rules_have_not_is_refused(ann: Browser) -> None:
    for line in ({"solo": True}, {"kind": "solo"}, {"kind": "spell"}):
        problem = refused(
            ann, "POST", "/api/studio/typed", {"rules": "duel", "typed": "gain 1 Gold", **line}, status=404
        )
        assert "unknown kind" in problem["sentence"]


@pytest.mark.parametrize("name", known_packs())
def test_a_pack_of_ours_goes_into_one_file_and_back(ann: Browser, name: str) -> None:
    ours = ann.get(f"/api/studio/packs/{name}")

    archive = ann.post("/api/studio/archive", ours)
    back = ann.post("/api/studio/unpacked", {"zip": archive["zip"]})

    assert archive["file"] == f"{name}.zip"
    assert back == ours


def test_a_pack_says_how_much_of_the_box_there_is(ann: Browser) -> None:
    page = ann.post("/api/studio/check", pack())

    assert (page["has"], page["wanted"], page["problems"]) == (1, 126, [])
    assert {"name": "Era I · Wonder", "has": 1, "wanted": 3} in page["counts"]


def test_a_pack_with_a_problem_is_no_file(ann: Browser) -> None:
    problem = refused(ann, "POST", "/api/studio/archive", pack(cards={"pagoda": {}}), status=422)

    assert "pagoda" in problem["sentence"]


def zipped(**files: bytes) -> str:
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as into:
        for name, data in files.items():
            into.writestr(name.replace("__", "/"), data)
    return base64.b64encode(archive.getvalue()).decode()


def damaged(archive: str) -> str:
    """The list of its files is whole, and the first of them is not."""
    data = bytearray(base64.b64decode(archive))
    begin = 30 + len("pack.toml")
    data[begin : begin + 4] = b"\xff" * 4
    return base64.b64encode(bytes(data)).decode()


@pytest.mark.parametrize(
    ("archive", "sentence"),
    [
        ("no letters!", "this is no ZIP archive that can be read"),
        ("«", "this is no ZIP archive that can be read"),
        (base64.b64encode(b"PK nothing").decode(), "this is no ZIP archive that can be read"),
        (damaged(zipped(**{"pack.toml": b"a = 1\n" * 9})), "this is no ZIP archive that can be read"),
        (zipped(**{"readme.toml": b""}), "no pack.toml here, so this is no pack"),
        (zipped(**{"pack.toml": b" " * 50_000_000}), "the pack has more than 400 kB"),
        (zipped(**{"pack.toml": b"\xff"}), "pack.toml: byte 1 is no text in UTF-8"),
        (zipped(**{"pack.toml": b"a=1", "..__x.toml": b""}), "../x.toml: a pack has no such file"),
    ],
)
def test_an_archive_that_is_no_pack_is_refused(ann: Browser, archive: str, sentence: str) -> None:
    problem = refused(ann, "POST", "/api/studio/unpacked", {"zip": archive}, status=422)

    assert sentence in problem["sentence"]


def test_rules_and_packs_that_nobody_has_are_not_found(ann: Browser) -> None:
    for path in ("/api/studio/form?rules=chess", "/api/studio/packs/chess", "/api/studio/packs/.."):
        assert refused(ann, "GET", path, status=404)["status"] == 404


VALLEY = "..  ~   h2  mt\nm1  f2  f3$ m1\nC   m2  v4  m2  C\nm1  f3$ f2  m1\n..  mt  h2  ~\n"


def drawn(drawing: str, **more: Any) -> dict[str, Any]:
    return {"key": "valley", "map": {"format": 1, "name": "valley", "players": 2, "map": drawing, **more}}


def test_a_map_is_compared_capital_by_capital_while_it_is_drawn(ann: Browser) -> None:
    page = ann.post("/api/studio/map", drawn(VALLEY), lang="es")

    assert page["problems"] == []
    first = page["promises"][0]
    assert first == {"name": "Bárbaros adyacentes", "capitals": ["1, 1, 2", "1, 1, 2"], "even": True}
    assert all(promise["even"] for promise in page["promises"])
    assert page["toml"].startswith('format = 1\nname = "valley"\nplayers = 2\nmap = """\n..  ~')


@pytest.mark.parametrize(
    ("drawing", "sentence", "compared"),
    [
        ("C  m1", "there is 1 Capital for 2 players (BASE-SETUP-01)", False),
        (VALLEY.replace("f3$ m1", "f3$ m2"), "lies next to Barbarians of 1, 2 and 2", True),
        ("C  q1", "line 1: 'q1' is no tile", False),
        ("", "line 1: there is no tile", False),
        ("C " * 900, "there are 900 Capitals for 2 players", False),
    ],
    ids=["too few", "uneven", "no tile", "nothing", "too many"],
)
def test_a_map_says_what_is_wrong_at_its_field(
    ann: Browser, drawing: str, sentence: str, *, compared: bool
) -> None:
    page = ann.post("/api/studio/map", drawn(drawing))

    assert any(each["field"] == "map" and sentence in each["sentence"] for each in page["problems"])
    assert bool(page["promises"]) == compared
    assert page["toml"] == ""


def nonsense(luck: random.Random, depth: int = 0) -> Any:
    """Anything that JSON can say, with the words of packs in it."""
    words = [
        "gain",
        "if",
        "may",
        "then",
        "use",
        "gold",
        "wonder",
        "do",
        "options",
        "has",
        "",
        "é\n",
        "x" * 300,
    ]
    choice = luck.randrange(9 if depth < 5 else 5)
    if choice < 5:
        return [luck.randrange(-9, 99), luck.choice(words), True, None, 10 ** luck.randrange(30)][choice]
    if choice < 7:
        return [nonsense(luck, depth + 1) for _ in range(luck.randrange(4))]
    return {luck.choice(words): nonsense(luck, depth + 1) for _ in range(luck.randrange(4))}


@pytest.mark.long
def test_two_thousand_packs_of_nonsense_do_no_harm() -> None:
    luck = random.Random(31)
    form = form_for("classic", ["heroes", "monsters"], "en")
    kinds = [kind.key for kind in form.kinds]
    fields = sorted({blank.name for kind in form.kinds for blank in kind.blanks})
    for _ in range(2000):
        card = {luck.choice(fields): nonsense(luck) for _ in range(luck.randrange(6))}
        card |= {"kind": luck.choice([*kinds, nonsense(luck)]), "source": "original"}
        key = luck.choice(["forum", "", "../x", "A", "a" * 99, "x-y"])
        seen = studio_card_page(CardDraft("classic", key, card, ["heroes", "monsters"]), "en")
        assert seen.problems or seen.card is not None
        table = {
            "format": 1,
            "name": "x",
            "players": 2,
            "map": nonsense(luck),
            luck.choice(fields): nonsense(luck),
        }
        assert studio_map_page(MapDraft(key, table), "en").problems
        head = {"format": 1, "name": luck.choice(["mine", "..", "a/b"]), "version": "1", "rules": "classic"}
        whole = PackDraft(head, cards={key: card}, names={"en": {luck.choice(["card-x", "é"]): "x\ny"}})
        assert check_page(whole, "en").problems
        with pytest.raises(Refused):
            archive_page(whole)
