"""The map: conquest, Explorers, a Market, people at one device, the Automa."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.browser.person import Person
from tests.web.browser.pictures import picture
from tests.web.browser.scenes import AUTOMA, ME, bot, first_of, pays, played, to_market
from tests.web.browser.tab import Tab, prefer

pytestmark = pytest.mark.long


def warlike(tab: Tab) -> str:
    """Two rounds in which much happens on the map."""
    if tab.first("activate"):
        return str(max(tab.now["options"], key=pays)["words"])
    return prefer("conquer", "send", "branch", "take", "explore", "pick-up", "acquire", "develop", "end")(tab)


def test_a_province_is_conquered_and_an_explorer_walks_by_touching_tiles(ann: Person) -> None:
    table = ann.new_table("classic", [ME, bot("normal")], seed=1, first=0)
    tab = ann.sit_at(table)
    tab.play_on(prefer("choose", "capital", "activate"), until=lambda tab: tab.first("conquer") is not None)

    # What a touch would do is told before.
    conquer = tab.first("conquer")
    assert conquer is not None
    target = tab.option(conquer)["targets"][0]
    number = int(target.partition(":")[2])
    tab.thing(target).hover(position={"x": 20, "y": 40}, force=True)
    told = ann.page.get_by_test_id("tile-info")
    expect(told).to_contain_text(tab.option(conquer)["text"])
    expect(told.get_by_role("listitem").first).to_be_visible()

    # The tile, then the units that go; the touch of the tile is taken back, and done again.
    before = tab.settle()
    after = tab.play(conquer)
    assert tab.first("send")
    ann.page.get_by_test_id("undo").click()
    tab.wait_until(lambda now: now["version"] != after["version"])
    assert tab.settle()["options"] == before["options"]
    tab.play(conquer)
    while (unit := tab.first("send", "send-warlord")) is not None:
        tab.play(unit)
    owner = {tile["number"]: tile["owner"] for tile in tab.now["view"]["classic"]["tiles"]}
    assert owner[number] == 0

    tab.play_on(prefer("send", "branch", "take", "no"), until=lambda tab: tab.first("end") is not None)
    step = tab.first("explore")
    assert step is not None
    number, goal = map(int, step.split()[1:])
    tab.play(step)
    stands = [
        tile["number"]
        for tile in tab.now["view"]["classic"]["tiles"]
        if (0, number) in [(each["seat"], each["number"]) for each in tile["explorers"]]
    ]
    assert stands == [goal]
    tab.play_on(
        warlike,
        until=lambda tab: tab.now["view"]["round"] == 3 and tab.first("end") is not None,
    )
    picture(ann.page, "classic")


def test_an_explorer_chooses_a_token_in_a_market(ann: Person) -> None:
    table = ann.new_table("classic", [ME, bot("normal")], seed=1, first=0)
    tab = ann.sit_at(table)
    tab.play_on(lambda tab: to_market(tab.now), until=lambda tab: tab.now["question"]["private"])
    token = tab.words[0].split()[1]
    tab.play(tab.words[0])
    assert tab.now["view"]["classic"]["seats"][0]["market_tokens"] == [token]
    tab.thing(f"card:{token}").wait_for()


def test_a_curtain_falls_between_people_at_one_device_where_something_is_private(ann: Person) -> None:
    # Nothing is private at first: the seats change without a word.
    table = ann.new_table("classic", [ME, ME], seed=1, first=0)
    curtain = ann.page.get_by_test_id("curtain")
    tab = ann.sit_at(table)
    seen: set[int] = set()
    while len(seen) < 2:
        asked = tab.now["question"]["seat"]
        tab.await_viewer(asked)
        expect(curtain).to_have_count(0)
        seen.add(asked)
        tab.play(to_market(tab.now))

    # Somebody looks into a Market.
    page = played(ann, ann.look(table["id"]), to_market, lambda now: now["question"]["private"])
    looker = page["question"]["seat"]
    tokens = [option["words"].split()[1] for option in page["options"]]
    ann.page.goto("/")
    ann.page.goto(f"/table/{table['id']}")
    expect(curtain).to_be_visible()
    _nothing_private(ann, tokens)
    curtain.get_by_role("button").click()
    tab.await_viewer(looker)
    tab.play(tab.words[0])

    # It is the other's turn: behind the curtain is nothing of what the one saw.
    tab.listed("end").click()
    tab.say_yes()
    expect(curtain).to_be_visible()
    expect(curtain.get_by_role("button")).to_be_focused()
    _nothing_private(ann, tokens)
    expect(ann.page.get_by_test_id("option")).to_have_count(0)
    curtain.get_by_role("button").click()
    now = tab.await_viewer(1 - looker)
    expect(curtain).to_have_count(0)
    stacks = [market["stack"] for market in now["view"]["classic"]["markets"]]
    assert stacks == [None] * len(stacks)


def _nothing_private(ann: Person, tokens: list[str]) -> None:
    """Neither a token nor anything to touch is in the document."""
    document = ann.page.content()
    assert [token for token in tokens if token in document] == []
    expect(ann.page.locator("[data-target]")).to_have_count(0)


def test_the_automa_plays_and_tells_its_solo_cards(ann: Person) -> None:
    table = ann.new_table("classic", [ME, AUTOMA], seed=3)
    tab = ann.sit_at(table)
    tab.play_on(
        prefer("choose", "capital", "activate", "conquer", "send", "branch", "end"),
        until=lambda tab: tab.now["view"]["round"] == 3,
    )
    revealed = tab.now["view"]["seats"][1]["automa"]["revealed"]
    assert revealed
    names = {card["key"]: card["name"] for card in ann.ask("GET", f"/tables/{table['id']}/catalog")["cards"]}
    for card in revealed:
        expect(tab.log()).to_contain_text(names[card])
    assert first_of(tab.now, "activate", "end", "conquer", "explore")
