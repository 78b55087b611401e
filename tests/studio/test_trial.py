"""A card is tried out in a position where it lies before whoever made it."""

from __future__ import annotations

import pytest

from monumental.cards.errors import PackError
from monumental.cards.loader import known_packs, pack_folders
from monumental.engine.catalog import FREE_TOWN
from monumental.games.classic.modules.monsters import monsters
from monumental.games.classic.state import classic
from monumental.maps.drawing import draw_tiles, read_tiles
from monumental.play.notation import write
from monumental.play.position import dump
from monumental.play.records.luck import typed_luck
from monumental.play.records.opening import open_table
from monumental.play.records.record import read_record, write_record
from monumental.play.records.replay import Replay
from monumental.play.table import Table
from monumental.studio.packs.draft import Draft, new_draft, read_draft
from monumental.studio.packs.problems import rules_of
from monumental.studio.trial import laying_of, seats_around, trial, trial_of_map

USE = [{"do": "gain", "gold": 2}]


def tried(draft: Draft, key: str) -> Table:
    return open_table(trial(draft, key, ("human", "human")), typed_luck(1))


def with_card(rules: str, key: str, **card: object) -> Draft:
    draft = new_draft("mine", rules, ["trade"] if rules == "duel" else [])
    draft.cards[key] = {"source": "original", **card}
    draft.names["en"] = {f"card-{key}": "My Own"}
    return draft


def options(table: Table) -> list[str]:
    return [write(table.game, action) for action in table.game.options()]


def slots(table: Table) -> list[str]:
    display = dump(table.game)["display"]
    assert isinstance(display, dict)
    return str(display["slots"]).split()


@pytest.mark.parametrize("rules", ["duel", "classic"])
def test_a_building_can_be_used_at_once(rules: str) -> None:
    draft = with_card(rules, "bank", kind="building", era=1, cost=3, use=USE)

    table = tried(draft, "bank")

    assert table.game.seat == 0
    assert "use a1" in options(table)
    gold = table.game.state.players[0].supply[-1]
    table.play(0, next(each for each in table.game.options() if write(table.game, each) == "use a1"))
    assert table.game.state.players[0].supply[-1] == gold + 2


def test_a_wonder_can_be_completed_and_a_policy_developed() -> None:
    wonder = with_card("duel", "pagoda", kind="wonder", era=1, cost=[3, 4], use=USE)
    policy = with_card("duel", "edict", kind="policy", bonus=USE)

    assert "complete" in options(tried(wonder, "pagoda"))
    developed = tried(policy, "edict")
    assert any(words.startswith("develop") for words in options(developed))


def test_a_card_lies_before_somebody_and_nowhere_else() -> None:
    for name in ("pagoda", "temple", "shrine"):
        draft = with_card("duel", name, kind="wonder", era=1, cost=[3, 4], use=USE)
        assert name not in slots(tried(draft, name))
    province = with_card("duel", "hills", kind="province", era=1, cost=3, type="mountain")

    table = tried(province, "hills")

    assert slots(table)[0] == "hills"
    assert "acquire 1" in options(table)


def test_a_card_that_is_called_as_one_of_ours_is_tried_beside_it() -> None:
    table = tried(with_card("duel", "forum", kind="building", era=1, cost=3, use=USE), "forum")

    catalog = table.game.catalog
    assert catalog.by_key["forum-tried"].use is not catalog.by_key["forum"].use
    record = read_record(write_record(table.record()))
    assert record.packs[0].files["locale/en.ftl"] == "card-forum-tried = My Own\n"
    assert Replay(record).changes == []


def test_other_cards_of_the_pack_may_be_unfinished() -> None:
    draft = with_card("duel", "pagoda", kind="wonder", era=1, cost=[3, 4], use=USE)
    draft.cards["half"] = {"kind": "wonder", "cost": "?"}

    assert "complete" in options(tried(draft, "pagoda"))
    with pytest.raises(PackError, match="half"):
        tried(draft, "half")


@pytest.mark.long
@pytest.mark.parametrize("name", known_packs())
def test_one_card_of_each_kind_of_ours_can_be_tried(name: str) -> None:
    draft = read_draft(pack_folders()[name])
    kinds = {str(card["kind"]): key for key, card in draft.cards.items()}

    for key in kinds.values():
        assert ours(name, key).game.seat == 0


def test_a_kind_that_nobody_has_or_these_rules_have_not_can_not_be_tried() -> None:
    duel = rules_of(new_draft("mine", "duel"))

    assert laying_of(duel, "nonsense") is None
    assert laying_of(duel, "barbarian") is None
    assert laying_of(duel, "building") is not None


def ours(pack: str, key: str) -> Table:
    """A card of ours tried out, as if somebody had made it."""
    draft = read_draft(pack_folders()[pack])
    rules = rules_of(draft)
    laying = laying_of(rules, draft.cards[key]["kind"])
    assert laying is not None
    others = ["automa" if laying.automa else "human"] * (rules.seats[0] - 1)
    return open_table(trial(draft, key, ["human", *others]), typed_luck(1))


def play(table: Table, words: str) -> None:
    found = {write(table.game, action): action for action in table.game.options()}
    table.play(table.game.seat, found[words])


def number(table: Table, key: str) -> int:
    return table.game.catalog.by_key[f"{key}-tried"].number


@pytest.mark.parametrize("key", ["gauls", "sea-peoples", "kilwa"])
def test_an_exploration_token_lies_next_to_the_capital_and_is_turned_over_by_a_conquest(key: str) -> None:
    table = ours("base", key)
    state = classic(table.game)
    token = number(table, key)
    (tile,) = (at for at, front in enumerate(state.fronts) if front >= 0 and state.urns[front] == (token,))
    drawn, card = state.hexmap.tiles[tile], table.game.catalog.cards[token]
    assert (drawn.barbarian, drawn.town) == (card.value, card.kind == FREE_TOWN)

    play(table, f"conquer {tile + 1}")
    while not classic(table.game).holdings[0].exploration:
        table.play(table.game.seat, table.game.options()[0])

    assert classic(table.game).holdings[0].exploration == (token,)


def test_a_monster_is_found_by_a_conquest_beside_the_capital() -> None:
    table = ours("monsters", "fafnir")
    state = classic(table.game)
    token = number(table, "fafnir")
    (tile,) = (at for at, front in enumerate(state.fronts) if front >= 0 and state.urns[front] == (token,))

    play(table, f"conquer {tile + 1}")
    while not monsters(classic(table.game)).cards:
        table.play(table.game.seat, table.game.options()[0])

    assert monsters(classic(table.game)).at(tile) == token


def test_a_market_token_is_used_and_a_hero_serves() -> None:
    market = ours("base", "byzantium-greek-fire")
    hero = ours("heroes", "william-shakespeare")

    assert "token byzantium-greek-fire-tried" in options(market)
    assert hero.game.state.players[0].hero == number(hero, "william-shakespeare")
    assert "hero" in options(hero)


def test_a_free_city_lies_face_up_once() -> None:
    table = ours("duel-trade", "varanasi")

    cities = dump(table.game)["modules"]
    assert isinstance(cities, dict)
    shown, urn = cities["free_cities"]["face_up"].split(), cities["free_cities"]["urn"].split()
    assert shown[0] == "varanasi-tried"
    assert "varanasi-tried" not in [*shown[1:], *urn]


@pytest.mark.parametrize(
    ("pack", "key", "field"),
    [
        ("duel-trade", "montezuma", "warlord"),
        ("duel-trade", "pochteca", "scout"),
        ("base", "hua-mulan", "warlord"),
    ],
)
def test_what_belongs_to_a_civilization_comes_with_one(pack: str, key: str, field: str) -> None:
    table = ours(pack, key)

    people = table.game.catalog.civilizations[table.game.state.players[0].civilization]
    assert getattr(people, field) == number(table, key)


def test_a_solo_card_is_the_next_that_the_automa_reveals() -> None:
    table = ours("base", "solo-advanced-8")

    play(table, "end")

    drawn = table.record().moves[0].drawn
    assert next(card for card in drawn if card.startswith("solo-")) == "solo-advanced-8-tried"


@pytest.mark.parametrize(("pack", "rules"), [("base", "classic"), ("five-players", "continuous")])
def test_a_map_is_tried_by_as_many_as_it_is_drawn_for(pack: str, rules: str) -> None:
    draft = read_draft(pack_folders()[pack])
    key, drawn = next(iter(draft.maps.items()))

    played, seats = seats_around(draft, key)
    table = open_table(trial_of_map(draft, key, played, ["human"] * seats), typed_luck(1))

    assert (played, seats) == (rules, drawn["players"])
    assert draw_tiles(classic(table.game).hexmap.tiles) == draw_tiles(read_tiles(drawn["map"]))


def test_a_map_that_is_not_fair_is_not_tried() -> None:
    draft = new_draft("mine", "classic")
    draft.maps["valley"] = {"format": 1, "name": "valley", "players": 2, "map": "C m1 m1"}

    with pytest.raises(PackError, match=r"valley.map: there is 1 Capital for 2 players \(BASE-SETUP-01\)"):
        trial_of_map(draft, "valley", "classic", ["human", "human"])
