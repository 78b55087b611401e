"""Several boxes on one table: their civilizations meet, their decks mix, their Scouts learn more errands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest

from monumental import Game, new_game, unpack
from monumental.cards.errors import PackError
from monumental.engine.action import EMPTY, Action
from monumental.engine.catalog import KINDS
from monumental.engine.chance import seeded
from monumental.engine.game import start
from monumental.engine.pieces.display import deal_to_display
from monumental.engine.reasons import Reason
from monumental.engine.resources import SCIENCE, gain
from monumental.engine.rules import ActionRule, Parts, Rules, SetupPart, Wishes
from monumental.engine.setup import DISPLAY_SIZE
from monumental.engine.state import SCOUT, Slot
from monumental.games.duel.scouts.errand import scout_is_free, scout_refusal, send_scout
from monumental.play.position import dump, load
from monumental.play.setup import wishes
from monumental.play.systems.known import SYSTEMS
from monumental.play.systems.system import Module
from monumental.testing import city_cards
from tests.scene import act, cities, keys, offered, pass_round, player, printed, refused, scene, supply, words

#: The Development cards of the second box: one of each kind and era.
NEW_CARDS = {
    "knowledge": ("astronomy", "compass", "steam-engine"),
    "wonder": ("great-library", "angkor-wat", "eiffel-tower"),
    "province": ("iceland", "patagonia", "antarctica"),
    "building": ("harbor", "shipyard", "factory"),
}

VIKINGS = """
source = "original"
deck = { work-camp = 5, library = 3, fort = 3, forum = 1, mine = 1, longhouse = 1, runes = 1 }
policies = ["thing", "danelaw", "sagas", "varangians", "ship-burial"]
warlord = "ragnar"
scout = "erik"
"""

VIKING_CARDS = {
    "building": ["longhouse"],
    "knowledge": ["runes"],
    "policy": ["thing", "danelaw", "sagas", "varangians", "ship-burial"],
    "warlord": ["ragnar"],
    "scout": ["erik"],
}

COSTS = {
    "knowledge": "cost = 3",
    "wonder": "cost = [3, 3]",
    "province": 'cost = 2\ntype = "coastal"',
    "building": "cost = 3",
}

#: As many of each kind and era as the rulebook's table says.
TABLE = {
    ("knowledge", 1): 3, ("knowledge", 2): 3, ("knowledge", 3): 2,
    ("wonder", 1): 3, ("wonder", 2): 3, ("wonder", 3): 2,
    ("province", 1): 3, ("province", 2): 3, ("province", 3): 2,
    ("building", 1): 3, ("building", 2): 3,
}  # fmt: skip


def pack_box(folder: Path, modules: str = "") -> str:
    """A second box in a folder; it shares the common starting cards with the Trade box."""
    (folder / "cards").mkdir(parents=True)
    (folder / "civilizations").mkdir()
    head = f'format = 1\nname = "{folder.name}"\nversion = "1"\nrules = "duel"\nmodules = [{modules}]\n'
    (folder / "pack.toml").write_text(head, encoding="utf-8")
    cards = [
        f'[{key}]\nkind = "{kind}"\nsource = "original"\nera = {era}\n{COSTS[kind]}\n'
        for kind, names in NEW_CARDS.items()
        for era, key in enumerate(names, start=1)
    ]
    cards += [
        f'[{key}]\nkind = "{kind}"\nsource = "original"\n'
        for kind, names in VIKING_CARDS.items()
        for key in names
    ]
    (folder / "cards" / "all.toml").write_text("\n".join(cards), encoding="utf-8")
    (folder / "civilizations" / "vikings.toml").write_text(VIKINGS, encoding="utf-8")
    return str(folder)


@pytest.fixture
def boxes(tmp_path: Path) -> tuple[str, str]:
    """The Trade box and a second one without a module."""
    return "duel-trade", pack_box(tmp_path / "north")


def development_deck(game: Game) -> list[int]:
    """The cards of the display, then all that come after them."""
    cards = list(game.state.display.cards())
    while game.state.display.deck_count():
        game.state.display = game.state.display.with_slots((EMPTY,) * DISPLAY_SIZE)
        deal_to_display(game, 0)
        cards += reversed(game.state.display.cards())
    return cards


# Civilizations


@pytest.mark.rule("DUEL-CITY-02")
def test_civilizations_of_all_boxes_can_be_chosen(boxes: tuple[str, str]) -> None:
    game = new_game(packs=boxes, seed=1, first=0)
    assert words(game) == ["choose aztecs", "choose japanese", "choose malians", "choose vikings"]

    act(game, "choose vikings", "choose malians")

    chosen = [game.catalog.civilizations[each.civilization] for each in game.state.players]
    assert [people.pack for people in chosen] == ["north", "duel-trade"]


@pytest.mark.rule("DUEL-COMB-01", "DUEL-CITY-02")
@pytest.mark.parametrize("pair", list(combinations(["aztecs", "japanese", "malians", "vikings"], 2)))
def test_any_two_civilizations_play_with_a_combination_of_boxes(
    pair: tuple[str, str], boxes: tuple[str, str]
) -> None:
    game = new_game(packs=boxes, civilizations=pair, first=0, seed=1)

    act(game, "activate 1 a", "activate 1 a")

    for seat, civilization in enumerate(pair):
        people = game.catalog.civilization_by_key[civilization]
        assert sorted(city_cards(player(game, seat))) == sorted(people.deck)
    assert offered(game, "trade") == [f"trade {city}" for city in keys(game, cities(game).face_up)]


@pytest.mark.rule("DUEL-COMB-01")
def test_a_civilization_of_another_box_uses_the_scout_module_in_play(boxes: tuple[str, str]) -> None:
    game = scene(civ="vikings", packs=boxes, supply="1 gold", free={"face_up": "novgorod . ."})

    act(game, "trade novgorod", "build workshop")

    assert keys(game, player(game).deck.known) == ["workshop"]
    assert player(game).marked == 1 << SCOUT


# The Development deck


@pytest.mark.rule("DUEL-COMB-02")
def test_luck_chooses_which_cards_of_several_boxes_make_the_deck(boxes: tuple[str, str]) -> None:
    """Of four cards, one of them new, three are dealt; of three, two. Each is left out equally often."""
    games = 240
    decks = [keys(game, development_deck(game)) for game in seeded_games(boxes, games)]
    every = every_card(boxes)
    missing = Counter(key for deck in decks for key in every - set(deck))

    assert missing.pop("factory") == games, "an Era III Building has no place in the deck at all"
    for card in unpack("duel", boxes).catalog.cards:
        if card.era and card.key in missing:
            share = 1 / (TABLE[KINDS[card.kind], card.era] + 1)
            assert missing[card.key] == pytest.approx(games * share, abs=36), card.key
    assert set(missing) == every - {"factory"}


@pytest.mark.rule("DUEL-COMB-02")
def test_a_mixed_deck_comes_in_any_order(boxes: tuple[str, str]) -> None:
    """Of the twelve cards of the first era, three of each kind come: each kind is as likely first as last."""
    games = 240
    decks = [development_deck(game) for game in seeded_games(boxes, games)]
    cards = unpack("duel", boxes).catalog.cards

    for place in (0, 11):
        kinds = Counter(KINDS[cards[deck[place]].kind] for deck in decks)
        assert sorted(kinds) == sorted(NEW_CARDS)
        assert all(count == pytest.approx(games / 4, abs=24) for count in kinds.values()), kinds


@pytest.mark.rule("DUEL-COMB-02")
def test_nobody_can_tell_which_cards_were_left_out(boxes: tuple[str, str]) -> None:
    """Not even from a saved game: it is decided when the cards come."""
    game = new_game(packs=boxes, seed=1, first=0)
    display = game.state.display

    possible = {*display.cards(), *(card for era in display.eras for card in era)}

    assert set(keys(game, sorted(possible))) == every_card(boxes) - {"factory"}
    assert display.deck_count() == 30 - DISPLAY_SIZE
    assert dump(load(dump(game))) == dump(game)


def seeded_games(boxes: tuple[str, str], games: int) -> Iterator[Game]:
    box = unpack("duel", boxes)
    agreed = wishes(box, ("aztecs", "japanese"), 0)
    return (start(box.rules, box.catalog, seeded(seed), agreed) for seed in range(games))


def every_card(boxes: tuple[str, str]) -> set[str]:
    return {card.key for card in unpack("duel", boxes).catalog.cards if card.era}


@pytest.mark.rule("DUEL-COMB-02")
def test_cards_of_both_boxes_lie_side_by_side_and_are_acquired_alike(boxes: tuple[str, str]) -> None:
    price = 3 + printed("masonry").cost
    game = scene(
        packs=boxes, supply=f"{price} science", display="astronomy masonry . . . .", other={"passed": True}
    )

    act(game, "acquire 1", "acquire 2")

    assert keys(game, player(game).deck.known) == ["astronomy", "masonry"]
    assert supply(game) == {}


@pytest.mark.rule("DUEL-COMB-03")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_mixed_deck_has_the_cards_of_the_table_for_each_kind_and_era(
    seed: int, boxes: tuple[str, str]
) -> None:
    """One deck of 30 cards (Q-D-41)."""
    game = new_game(packs=boxes, seed=seed)

    cards = [game.catalog.cards[number] for number in development_deck(game)]

    assert Counter((KINDS[card.kind], card.era) for card in cards) == TABLE
    assert len({card.key for card in cards}) == 30


@pytest.mark.rule("DUEL-COMB-03")
def test_different_luck_makes_different_decks(boxes: tuple[str, str]) -> None:
    decks = {tuple(sorted(development_deck(new_game(packs=boxes, seed=seed)))) for seed in (1, 2, 3)}

    assert len(decks) == 3


@pytest.mark.rule("DUEL-COMB-03")
def test_the_deck_of_one_box_follows_the_same_table() -> None:
    game = new_game(seed=1)

    cards = [game.catalog.cards[number] for number in development_deck(game)]

    assert Counter((KINDS[card.kind], card.era) for card in cards) == TABLE


@pytest.mark.rule("DUEL-COMB-03")
def test_a_deck_that_falls_short_of_the_table_is_refused(boxes: tuple[str, str]) -> None:
    with pytest.raises(PackError) as error:
        unpack("duel", boxes[1:])

    assert "cards: era 1 needs 3 cards of the kind Knowledge, there are 1" in error.value.problems
    assert "cards: era 3 needs 2 cards of the kind Province, there are 1" in error.value.problems
    assert not [problem for problem in error.value.problems if "era 3" in problem and "Building" in problem]


@pytest.mark.rule("DUEL-COMB-02")
def test_mixing_boxes_does_not_add_to_the_basic_building_piles(boxes: tuple[str, str]) -> None:
    """Q-D-41."""
    game = new_game(packs=boxes, seed=1)

    assert keys(game, game.catalog.basics) == ["workshop", "laboratory", "archery-range", "barricade"]
    assert game.state.piles == [5, 5, 5, 5]


# Scout modules


class Lands(Slot):
    """What the module of the second box keeps on the table: how many lands are still unknown."""

    name = "lands"

    def __init__(self, unknown: tuple[int, ...] = (0,)) -> None:
        self.unknown = unknown

    def fields(self) -> dict[str, object]:
        return {"unknown": self.unknown}


class LayOutLands(SetupPart):
    def lay_out(self, game: Game, wishes: Wishes) -> None:
        game.state.slots[Lands.name] = Lands((7,))


class Explore(ActionRule):
    """The errand of the second box: 2 Science."""

    verb = "explore"

    def offer(self, game: Game, seat: int, options: list[Action]) -> None:
        if scout_is_free(game, seat):
            options.append(Action("explore"))

    def refusal(self, game: Game, seat: int, action: Action) -> Reason | None:
        return scout_refusal(game, seat)

    def perform(self, game: Game, seat: int, action: Action) -> None:
        send_scout(game, seat)
        gain(game, seat, SCIENCE, 2)


def with_exploration(rules: Rules) -> Rules:
    return rules.with_module(
        "exploration",
        Parts(
            setup=(LayOutLands(),),
            actions=(Explore(),),
            words={"explore": ()},
            slots={"lands": Lands},
        ),
    )


@pytest.fixture
def two_modules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[str, str]:
    """The Trade box and one with a Scout module of its own."""
    monkeypatch.setitem(SYSTEMS["duel"].modules, "exploration", Module(with_exploration))
    return "duel-trade", pack_box(tmp_path / "exploration", modules='"exploration"')


FREE = {"face_up": "bukhara petra ."}


@pytest.mark.rule("DUEL-COMB-04")
def test_each_box_brings_its_scout_module_and_each_is_set_up_once(two_modules: tuple[str, str]) -> None:
    game = new_game(packs=two_modules, seed=1)

    slots = game.state.slots
    assert sorted(slots) == ["free_cities", "lands"]
    assert slots["lands"].fields() == {"unknown": (7,)}
    assert len(set(cities(game).face_up)) == 3
    assert len(cities(game).urn) == 7
    assert sorted(game.rules.modules) == ["exploration", "trade"]


@pytest.mark.rule("DUEL-COMB-04")
def test_a_box_that_is_not_in_use_adds_no_errand(boxes: tuple[str, str]) -> None:
    game = scene(packs=boxes, supply="1 gold", free=FREE)

    assert game.rules.modules == ("trade",)
    assert "explore" not in game.rules.words
    assert offered(game, "trade") == ["trade bukhara", "trade petra"]


@pytest.mark.rule("DUEL-COMB-05")
def test_the_scout_may_be_sent_on_any_of_the_errands(two_modules: tuple[str, str]) -> None:
    game = scene(packs=two_modules, supply="1 gold", free=FREE)
    assert offered(game, "trade") == ["trade bukhara", "trade petra"]
    assert offered(game, "explore") == ["explore"]

    act(game, "explore")

    assert supply(game) == {"gold": 1, "science": 2}
    assert player(game).marked == 1 << SCOUT
    assert cities(game).gold == (0, 0, 0, 0, 0, 0)


@pytest.mark.rule("DUEL-COMB-05")
def test_an_errand_that_cannot_be_done_leaves_the_others(two_modules: tuple[str, str]) -> None:
    game = scene(packs=two_modules, free=FREE)

    assert refused(game, "trade bukhara") == ("cannot-pay", "DUEL-SCOUT-04")
    assert offered(game, "explore") == ["explore"]


@pytest.mark.rule("DUEL-COMB-06")
@pytest.mark.parametrize("errand", ["explore", "trade bukhara"])
def test_the_scout_does_one_errand_each_round_whichever_it_is(
    errand: str, two_modules: tuple[str, str]
) -> None:
    game = scene(packs=two_modules, supply="5 gold", free=FREE, other={"passed": True})

    act(game, errand)

    assert game.seat == 0
    assert (offered(game, "trade"), offered(game, "explore")) == ([], [])
    assert refused(game, "trade petra") == ("already-used", "DUEL-SCOUT-01")
    assert refused(game, "explore") == ("already-used", "DUEL-SCOUT-01")


@pytest.mark.rule("DUEL-COMB-06")
def test_the_scouts_of_both_players_go_their_own_ways(two_modules: tuple[str, str]) -> None:
    game = scene(packs=two_modules, supply="1 gold", other={"supply": "1 gold"}, free=FREE)

    act(game, "trade bukhara")

    assert game.seat == 1
    assert (offered(game, "trade"), offered(game, "explore")) == (
        ["trade bukhara", "trade petra"],
        ["explore"],
    )


@pytest.mark.rule("DUEL-COMB-06")
def test_in_the_next_round_the_scout_may_do_another_errand(two_modules: tuple[str, str]) -> None:
    game = scene(packs=two_modules, supply="1 gold", marks=["scout"], free=FREE)
    assert offered(game, "explore") == []

    pass_round(game)
    act(game, "activate 1 a", "activate 1 a", "pass")

    assert (game.state.round, game.seat) == (2, 0)
    assert (offered(game, "trade"), offered(game, "explore")) == (
        ["trade bukhara", "trade petra"],
        ["explore"],
    )
