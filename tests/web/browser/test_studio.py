"""The studio as a new user meets it: cards of different kinds, typed from a sheet, by keyboard."""

from __future__ import annotations

import time
import zipfile
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Locator, Page, expect

from monumental.cards.loader import read_pack
from monumental.maps.files import read_map
from tests.web.browser.accessible import check
from tests.web.browser.person import Person
from tests.web.browser.tab import PATIENCE_MS

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.long

PHONE = {"width": 390, "height": 844}

#: A sheet made for this test: kind, name, facts by their titles, lines, and one of them in other languages.
Sheet = tuple[str, str, dict[str, str], tuple[str, ...], tuple[str, ...]]
OTHERS = ("es", "cs", "ja")
SHEET: tuple[Sheet, ...] = (
    (
        "wonder",
        "Salt Tower",
        {"Era": "Era I", "Cost, section 1": "3", "Cost, section 2": "4"},
        ("Use: gain 2 Gold.", "Bonus: archive a card: gain 1 Culture."),
        ("Uso: gana 2 de Oro.", "Použití: získejte 2 zlata.", "使用：黄金2個を得る。"),
    ),
    (
        "building",
        "Rope Maker",
        {"Era": "Era I", "Cost": "3", "Production": "1"},
        ("Use: if you control a Coastal Province, gain 1 Gold; otherwise gain 1 Production.",),
        (
            "Uso: si controlas una Provincia Costera, gana 1 de Oro; de lo contrario, gana 1 de Producción.",
            "Použití: pokud ovládáte pobřežní provincii, získáte 1 zlato; jinak získáte 1 žeton výroby.",
            "使用：沿岸地域を1つ以上支配している場合、黄金1個を得る。そうでない場合、1生産力を得る。",
        ),
    ),
    (
        "knowledge",
        "Sundial",
        {"Era": "Era II", "Cost": "4"},
        ("Use: draw and use 1 card.",),
        (
            "Uso: roba y usa 1 carta.",
            "Použití: vezměte a použijte 1 kartu ze svého balíčku města.",
            "使用：カード1枚を引いて使用する。",
        ),
    ),
    (
        "province",
        "Grey Hills",
        {"Era": "Era I", "Cost": "3", "Type of Province": "Mountain"},
        ("Bonus: gain 1 Military.",),
        (
            "Efecto único: gana 1 de Poder militar.",
            "Bonus: získejte 1 žeton vojska.",
            "単発効果：1軍事力を得る。",
        ),
    ),
    (
        "policy",
        "Open Gates",
        {},
        ("Whenever you trade with a Free City: gain 1 Gold.",),
        (
            "Siempre que comercies con una Ciudad libre: gana 1 de Oro.",
            "Kdykoli obchodujete se svobodným městem, získáte 1 zlato.",
            "自由都市と交易するたびに、黄金1個を得る。",
        ),
    ),
    (
        "warlord",
        "Marshal Ebo",
        {},
        ("Use, while you hold the Advantage: gain 2 Military.",),
        (
            "Uso, mientras tengas la Ventaja: gana 2 de Poder militar.",
            "Použití, dokud máte převahu: získejte 2 žetony vojska.",
            "使用（優位を持っている間のみ）：2軍事力を得る。",
        ),
    ),
    (
        "scout",
        "Quick Runner",
        {},
        (),
        ("Explorador; Carta inicial", "Zvěd; Počáteční karta", "斥候。初期カード"),
    ),
    (
        "free_city",
        "Port Amber",
        {},
        ("Trade: gain 2 Production.",),
        ("Comercio: gana 2 de Producción.", "Obchod: získejte 2 žetony výroby.", "交易：2生産力を得る。"),
    ),
    (
        "policy",
        "Thrift",
        {},
        ("Knowledge costs you 1 less.", "Bonus: gain 1 Science."),
        (
            "Los Conocimientos te cuestan 1 menos.",
            "Karty vědomostí vás stojí o 1 méně.",
            "知識のコストが1減る。",
        ),
    ),
    (
        "building",
        "Tea House",
        {"Era": "Era II", "Cost": "4"},
        ("You may pay 1 Gold: gain 2 Basic resources of your choice.",),
        (
            "Puedes pagar 1 de Oro y, a cambio, ganar 2 Recursos básicos de tu elección.",
            "můžete zaplatit 1 zlato a za to získat 2 základní zdroje podle své volby.",
            "次を行ってもよい：黄金1個を支払うことで、好きな基本資源2個を得る。",
        ),
    ),
)


#: What only the map has, with its modules: tokens, Solo cards, Heroes and Monsters.
MAP_SHEET: tuple[Sheet, ...] = (
    (
        "barbarian",
        "Hill Folk",
        {"Number on its front": "2", "How many there are": "3"},
        ("When you take it, choose one: gain 2 Gold; or archive a card.",),
        ("Cuando la recojas, elige una opción: gana 2 de Oro; o bien archiva una carta.",),
    ),
    (
        "free_town",
        "Salt Market",
        {"Science": "2"},
        ("When you take it, choose one: gain 1 Culture; or gain 3 Gold.",),
        (),
    ),
    (
        "market_token",
        "Bolt of Wool",
        {"City of the Market, as a key": "ghent"},
        ("Use once, on any of your turns: gain 2 Production.",),
        ("Un solo uso, en cualquiera de tus turnos: gana 2 de Producción.",),
    ),
    (
        "solo",
        "Solo Reeve",
        {},
        ("(2 Gold) Develop a Policy.", "Economic: move both Explorers 2 steps each."),
        ("Económica: mueve a los dos Exploradores 2 losetas cada uno.",),
    ),
    (
        "hero",
        "Marsh Captain",
        {"Era": "Era II", "Cost": "4"},
        (
            "Use: every other player does this in turn: pay 1 Gold.",
            "Whenever you conquer a Province: gain 1 Gold.",
        ),
        ("Siempre que conquistes una Provincia: gana 1 de Oro.",),
    ),
    (
        "monster",
        "Bog Serpent",
        {"Number on its front": "2", "Strength": "5"},
        ("Attack on each player: lose 1 Gold.",),
        ("Te ataca, como a todo el mundo: pierde 1 de Oro.",),
    ),
)


def new_pack(page: Page, name: str, rules: str = "", modules: tuple[str, ...] = ()) -> None:
    page.goto("/packs")
    page.get_by_test_id("pack-name").fill(name)
    if rules:
        page.get_by_role("radio", name=rules, exact=True).check()
    for module in modules:
        page.get_by_label(module, exact=True).check()
    page.get_by_test_id("pack-name").press("Enter")
    expect(page.get_by_test_id("card-new")).to_be_visible()
    # The first who asks in a language waits until the form is made.
    expect(page.get_by_text("Choose a card, or make a new one.")).to_be_visible(timeout=PATIENCE_MS)


def fact(page: Page, title: str) -> Locator:
    return page.get_by_role("region").get_by_label(title, exact=True).first


def enter(page: Page, sheet: Sheet) -> None:
    """A card by keyboard: the next one is one key away, its name is first."""
    kind, name, facts, lines, _ = sheet
    page.keyboard.press("Control+Enter")
    expect(page.get_by_test_id("card-name")).to_be_focused()
    page.get_by_test_id("card-kind").select_option(kind)
    for title, value in facts.items():
        if fact(page, title).evaluate("element => element.tagName") == "SELECT":
            fact(page, title).select_option(label=value)
        else:
            fact(page, title).fill(value)
    for line in lines:
        typed = page.get_by_test_id("card-typed")
        typed.fill(line)
        typed.press("Enter")
        expect(typed).to_have_value("", timeout=PATIENCE_MS)
    page.get_by_test_id("card-name").fill(name)
    page.get_by_test_id("card-name").press("Tab")
    expect(page.get_by_test_id("card-face")).to_contain_text(name, timeout=PATIENCE_MS)


def test_ten_cards_from_a_sheet_are_entered_by_keyboard_and_play_at_once(ann: Person, tmp_path: Path) -> None:
    page = ann.page
    new_pack(page, "Sheet of Ten")
    began = time.monotonic()

    for sheet in SHEET:
        enter(page, sheet)
        for line in sheet[3]:
            expect(page.get_by_test_id("card-text-en")).to_contain_text(line)
        for language, text in zip(OTHERS, sheet[4], strict=True):
            expect(page.get_by_test_id(f"card-text-{language}")).to_contain_text(text)

    assert time.monotonic() - began < 600
    expect(page.get_by_test_id("pack-count")).to_have_text("6 of 126 of the box", timeout=PATIENCE_MS)
    with page.expect_download() as sent:
        page.get_by_test_id("pack-send").click()
    with zipfile.ZipFile(sent.value.path()) as archive:
        archive.extractall(tmp_path)
    pack = read_pack(tmp_path / "sheet-of-ten")
    assert len(pack.cards) == 10
    assert {card.kind for _, card in pack.cards.values()} == {kind for kind, *_ in SHEET}

    page.get_by_test_id("card-try").click()
    page.wait_for_url("**/table/*", timeout=PATIENCE_MS)
    expect(page.get_by_role("button", name=SHEET[-1][1]).first).to_be_visible(timeout=PATIENCE_MS)


def test_tokens_solo_cards_heroes_and_monsters_are_entered_as_they_are_printed(
    ann: Person, tmp_path: Path
) -> None:
    page = ann.page
    new_pack(page, "Map Sheet", "Classic", ("Heroes", "Monsters"))

    for sheet in MAP_SHEET:
        enter(page, sheet)
        for line in sheet[3]:
            expect(page.get_by_test_id("card-text-en")).to_contain_text(line)
        for spanish in sheet[4]:
            expect(page.get_by_test_id("card-text-es")).to_contain_text(spanish)

    # Three tokens of Barbarians, and one of each other thing.
    expect(page.get_by_test_id("pack-count")).to_contain_text("8 of ", timeout=PATIENCE_MS)
    with page.expect_download() as sent:
        page.get_by_test_id("pack-send").click()
    with zipfile.ZipFile(sent.value.path()) as archive:
        archive.extractall(tmp_path)
    cards = [card for _, card in read_pack(tmp_path / "map-sheet").cards.values()]
    assert [card.kind for card in cards] == [kind for kind, *_ in MAP_SHEET]


def test_a_sentence_without_its_line_goes_where_such_a_card_has_one(ann: Person) -> None:
    page = ann.page
    new_pack(page, "Lines", "Classic")
    page.get_by_test_id("card-new").click()
    page.get_by_test_id("card-kind").select_option("solo")

    page.get_by_test_id("card-typed").fill("develop a Policy")
    page.get_by_test_id("card-typed").press("Enter")

    expect(page.get_by_test_id("card-text-en")).to_contain_text("Develop a Policy.", timeout=PATIENCE_MS)


def test_what_is_wrong_stands_at_the_field_and_the_nearest_sentences_are_offered(ann: Person) -> None:
    page = ann.page
    new_pack(page, "Wrong")
    page.get_by_test_id("card-new").click()
    page.get_by_test_id("card-typed").fill("seize the Advantage")
    page.get_by_test_id("card-typed").press("Enter")
    page.get_by_role("button", name="gain the Advantage").click()

    fact(page, "Production").fill("99")

    wrong = page.get_by_text("input should be less than or equal to 20, not 99")
    expect(wrong).to_be_visible(timeout=PATIENCE_MS)
    expect(page.get_by_test_id("card-face")).to_be_hidden()
    fact(page, "Production").fill("2")
    expect(wrong).to_be_hidden(timeout=PATIENCE_MS)
    expect(page.get_by_test_id("card-toml")).to_contain_text('use = [{ do = "gain_advantage" }]')


def test_a_copy_of_ours_is_kept_opened_and_brought_back(ann: Person) -> None:
    page = ann.page
    page.goto("/packs")
    page.get_by_test_id("pack-name").fill("my duel")
    page.get_by_label("Begin with").select_option("duel-trade")
    page.get_by_test_id("pack-make").click()
    expect(page.get_by_test_id("pack-count")).to_have_text("126 of 126 of the box", timeout=PATIENCE_MS)
    with page.expect_download() as sent:
        page.get_by_test_id("pack-send").click()

    page.reload()
    page.get_by_test_id("open-my-duel").click()
    page.get_by_role("button", name="Forum", exact=True).click()

    expect(page.get_by_test_id("card-text-en")).to_contain_text(
        "Use: choose one: archive a card;", timeout=PATIENCE_MS
    )
    page.get_by_role("button", name="All packs").click()
    page.get_by_role("button", name="Delete").click()
    page.get_by_test_id("yes").click()
    expect(page.get_by_test_id("open-my-duel")).to_be_hidden()
    page.get_by_test_id("pack-bring").set_input_files(sent.value.path())
    expect(page.get_by_test_id("pack-count")).to_have_text("126 of 126 of the box", timeout=PATIENCE_MS)


#: Brushes, and where each paints on the upper half of the map: rows and columns of the grid.
VALLEY = {
    "water": ((3, 2),),
    "forest": ((3, 4),),
    "barbarian-2": ((3, 3), (3, 4), (4, 3)),
    "town": ((3, 5),),
    "capital": ((4, 2),),
    "barbarian-4": ((4, 4),),
    "market": ((4, 3),),
}


def hex_at(page: Page, row: int, column: int) -> Locator:
    return page.locator(f'[data-place="{row}-{column}"]')


def test_a_map_is_drawn_by_clicking_and_is_played(ann: Person, tmp_path: Path) -> None:
    page = ann.page
    new_pack(page, "Lands", "Classic")
    page.get_by_test_id("map-new").click()
    expect(page.get_by_test_id("map-name")).to_be_focused()
    page.keyboard.type("Quiet Valley")

    for brush, places in VALLEY.items():
        page.get_by_test_id(f"brush-{brush}").click()
        for row, column in places:
            hex_at(page, row, column).click()

    # What is drawn lies on the other side, too, so nobody is better off.
    expect(page.get_by_test_id("map-sound")).to_be_visible(timeout=PATIENCE_MS)
    promises = page.get_by_test_id("map-promises")
    expect(promises).to_contain_text("Barbarians next to it")
    expect(promises).not_to_contain_text("≠")
    expect(page.get_by_test_id("map-toml")).to_contain_text('name = "quiet-valley"')
    with page.expect_download() as sent:
        page.get_by_test_id("pack-send").click()
    with zipfile.ZipFile(sent.value.path()) as archive:
        archive.extractall(tmp_path)
    hexmap = read_map(tmp_path / "lands/maps/quiet-valley.toml")
    assert (len(hexmap.capitals), len(hexmap.markets), hexmap.water.bit_count()) == (2, 2, 2)
    page.get_by_test_id("map-try").click()
    page.wait_for_url("**/table/*", timeout=PATIENCE_MS)
    expect(page.get_by_text("Quiet Valley").first).to_be_visible(timeout=PATIENCE_MS)


def test_what_is_wrong_is_said_in_the_language_of_the_page(people: Callable[..., Person]) -> None:
    page = people(locale="es-ES").page
    page.goto("/packs")
    page.get_by_test_id("pack-name").fill("Claves")
    page.get_by_role("radio", name="Clásico", exact=True).check()
    page.get_by_test_id("pack-name").press("Enter")
    page.get_by_test_id("map-new").click(timeout=PATIENCE_MS)
    page.get_by_test_id("map-turned").uncheck()

    hex_at(page, 4, 4).focus()
    page.keyboard.press("c")

    wrong = page.get_by_test_id("map-wrong")
    expect(wrong).to_contain_text("hay 1 Capital para 2 participantes", timeout=PATIENCE_MS)


def test_a_map_is_drawn_by_keyboard_and_says_what_is_wrong(ann: Person) -> None:
    page = ann.page
    new_pack(page, "Keys", "Classic")
    page.get_by_test_id("map-new").click()
    page.get_by_test_id("map-turned").uncheck()

    hex_at(page, 4, 4).focus()
    for key in ("c", "ArrowRight", "2", "f", "$", "ArrowRight", "c"):
        page.keyboard.press(key)

    expect(hex_at(page, 4, 5)).to_have_attribute("aria-label", "Tile 2: forest, Barbarians 2, Market")
    wrong = page.get_by_test_id("map-wrong")
    expect(wrong).to_contain_text("there is 1 Market for 2 players", timeout=PATIENCE_MS)
    page.keyboard.press("Delete")
    expect(wrong).to_contain_text("there is 1 Capital for 2 players", timeout=PATIENCE_MS)
    expect(hex_at(page, 4, 6)).to_have_attribute("aria-label", "no tile")


@pytest.mark.parametrize("wishes", [{}, {"viewport": PHONE}])
def test_drawing_maps_is_for_everybody(people: Callable[..., Person], wishes: dict[str, Any]) -> None:
    page = people(**wishes).page
    new_pack(page, "For everybody", "Classic")
    page.get_by_test_id("map-new").click()
    for place in ((4, 3), (4, 4), (3, 3)):
        hex_at(page, *place).click()
    expect(page.get_by_test_id("map-wrong")).to_be_visible(timeout=PATIENCE_MS)

    check(page)

    width = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert width <= 0


@pytest.mark.parametrize("wishes", [{}, {"viewport": PHONE, "color_scheme": "dark"}])
def test_the_studio_is_for_everybody(people: Callable[..., Person], wishes: dict[str, Any]) -> None:
    page = people(**wishes).page
    page.goto("/packs")
    check(page)
    new_pack(page, "For everybody")
    enter(page, SHEET[1])
    enter(page, SHEET[4])

    check(page)

    width = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert width <= 0


def drag(page: Page, grip: Locator, target: Locator) -> None:
    """With the mouse, in small steps: a browser takes the first of them for a trembling hand."""
    grip.hover()
    page.mouse.down()
    place = target.bounding_box()
    assert place is not None
    page.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2, steps=8)
    page.mouse.up()


def test_a_sentence_is_dragged_into_what_follows_another(ann: Person) -> None:
    page = ann.page
    # So high that all of the card is in sight.
    page.set_viewport_size({"width": 1366, "height": 2600})
    page.goto("/packs")
    new_pack(page, "Sheet")
    enter(page, SHEET[0])
    bonus, follows = page.locator('[data-text="bonus"]'), page.locator('[data-text="bonus[0].then"]')
    expect(follows.locator(".grip")).to_have_count(1)

    drag(page, page.locator('[data-text="use"] .grip'), follows.locator(".more"))

    expect(page.locator('[data-text="use"] .grip')).to_have_count(0)
    expect(follows.locator(".grip")).to_have_count(2)
    expect(page.get_by_test_id("card-text-en")).to_contain_text(
        "archive a card: gain 1 Culture, then gain 2 Gold."
    )
    # Nothing can be put into itself.
    drag(page, bonus.locator(".grip").first, follows.locator(".more"))
    expect(bonus.locator(".grip")).to_have_count(3)
