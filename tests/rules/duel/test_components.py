"""What is in the box, what a card shows, and what the game is about."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from importlib.resources import files

import pytest
from fluent.runtime import FluentBundle, FluentResource

from monumental import new_game, score_sheets, unpack, winners
from monumental.engine.catalog import KINDS, TYPES, Card, Catalog
from monumental.play.setup import SetupError
from tests.scene import act, advantage, pass_round, player, refused, scene, stack, supply, told, words

LANGUAGES = ("en", "es", "cs", "ja")

#: A score sheet and a list of actions for each player: the four helper cards.
POINTS = [f"DUEL-END-{number:02}" for number in range(3, 13)]
ACTIONS = "DUEL-TURN-04"


def catalog() -> Catalog:
    return unpack("duel", ("duel-trade",)).catalog


def card(key: str) -> Card:
    return catalog().by_key[key]


@lru_cache
def texts_of(folder: str, language: str) -> FluentBundle:
    path = files("monumental").joinpath(folder.format(language=language))
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def message(folder: str, language: str, key: str) -> str:
    """A text of a language; what is not there is an error."""
    bundle = texts_of(folder, language)
    value = bundle.get_message(key).value
    assert value is not None
    text, errors = bundle.format_pattern(value)
    assert errors == []
    assert isinstance(text, str)
    return text


def rule_text(language: str, clause: str) -> str:
    return message("locale/{language}/rules-duel.ftl", language, clause)


# The cards


@pytest.mark.rule("DUEL-COMP-01")
@pytest.mark.parametrize("civilization", ["aztecs", "japanese", "malians"])
def test_a_civilization_has_fourteen_buildings_a_knowledge_five_policies_a_scout_and_a_warlord(
    civilization: str,
) -> None:
    people = catalog().civilization_by_key[civilization]
    cards = [*people.deck, *people.policies, people.scout, people.warlord]

    kinds = Counter(KINDS[catalog().cards[number].kind] for number in cards)

    assert kinds == {"building": 14, "knowledge": 1, "policy": 5, "scout": 1, "warlord": 1}


@pytest.mark.rule("DUEL-COMP-01")
def test_the_box_has_134_cards_of_which_66_are_starting_cards() -> None:
    """The starting Province of the Aztecs is a card outside these counts (Q-D-03)."""
    cards = catalog().cards
    starting = sum(
        len(people.deck) + len(people.policies) + len([people.scout, people.warlord])
        for people in catalog().civilizations
    )
    development = sum(len(era) for era in catalog().eras)
    basics = sum(cards[number].copies for number in catalog().basics)
    free_cities = sum(KINDS[each.kind] == "free_city" for each in cards)
    separations, helpers, advantages = len(catalog().eras), 4, 1

    total = starting + development + basics + free_cities + separations + helpers + advantages

    assert [people.key for people in catalog().civilizations] == ["aztecs", "japanese", "malians"]
    assert starting == 66
    assert total == 134
    in_no_deck = {each.key for each in cards if each.starting and KINDS[each.kind] == "province"}
    assert in_no_deck == {"lake-texcoco"}


@pytest.mark.rule("DUEL-COMP-02")
def test_there_are_twelve_development_cards_of_era_one_twelve_of_era_two_and_six_of_era_three() -> None:
    eras = Counter(each.era for each in catalog().cards if each.era)

    assert eras == {1: 12, 2: 12, 3: 6}
    assert [len(era) for era in catalog().eras] == [12, 12, 6]


@pytest.mark.rule("DUEL-COMP-03")
def test_there_are_five_cards_of_each_of_the_four_basic_buildings() -> None:
    basics = [catalog().cards[number] for number in catalog().basics]

    copies = {each.key: each.copies for each in basics}

    assert copies == {"workshop": 5, "laboratory": 5, "archery-range": 5, "barricade": 5}
    assert {KINDS[each.kind] for each in basics} == {"building"}


@pytest.mark.rule("DUEL-COMP-04")
def test_there_are_ten_free_cities() -> None:
    free_cities = [each for each in catalog().cards if KINDS[each.kind] == "free_city"]

    assert len(free_cities) == 10
    assert sum(each.copies for each in free_cities) == 10


@pytest.mark.rule("DUEL-COMP-05")
def test_there_is_a_separation_card_for_each_of_the_three_eras_and_one_advantage_card() -> None:
    """The Separation card of Era I was drawn when the display was dealt."""
    game = new_game(seed=1, journal=[])

    assert game.state.display.separations == 2
    assert [event.number for event in told(game, "era-begins")] == [1]

    game = scene(supply="1 military", other={"supply": "2 military"})
    act(game, "advantage military 1", "advantage military 2")

    assert (advantage(game).holder, advantage(game).tokens) == (1, 2)


@pytest.mark.rule("DUEL-COMP-05")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_helper_cards_can_be_read_in_every_language(language: str) -> None:
    texts = [rule_text(language, clause) for clause in [*POINTS, ACTIONS]]

    assert len(set(texts)) == 11
    assert all(texts)


@pytest.mark.rule("DUEL-COMP-05")
def test_each_player_has_the_points_and_the_actions_at_hand() -> None:
    game = scene(provinces="sahara", other={"policies": "calendar"})

    sheets = score_sheets(game)

    names = ["provinces", "knowledge", "wonders", "policies", "free-cities"]
    assert [sheet.seat for sheet in sheets] == [0, 1]
    assert [[line.name for line in sheet.lines] for sheet in sheets] == [names, names]
    assert rule_text("en", "DUEL-END-03") == "Each controlled Province: 1 point."
    assert rule_text("en", ACTIONS).split(": ")[1].split("; ") == [
        "acquire a card",
        "complete a Wonder",
        "develop a Policy",
        "use the active Policy",
        "conquer an opponent's Province",
        "use an activated card",
        "Scientific Progress",
        "take the Advantage",
        "use the Warlord",
        "use the Scout",
        "pass.",
    ]


# Tokens, counters and markers


@pytest.mark.rule("DUEL-COMP-06")
@pytest.mark.parametrize(
    ("resource", "in_the_box", "source", "given"),
    [
        ("production", 13, "work-camp", 1),
        ("science", 13, "library", 1),
        ("military", 13, "fort", 1),
        ("culture", 10, "hagia-sophia", 1),
        ("gold", 15, "trading-post", 2),
    ],
)
def test_tokens_do_not_run_out_when_all_of_the_box_are_in_use(
    resource: str, in_the_box: int, source: str, given: int
) -> None:
    """No text limits the tokens, Gold and Culture included (Q-G-01, Q-D-51)."""
    game = scene(
        city=f"{source} . . . . . . . .", supply=f"{in_the_box} {resource}", agenda=["ActivateCity 0"]
    )

    act(game, "activate 1 a")

    assert supply(game) == {resource: in_the_box + given}


@pytest.mark.rule("DUEL-COMP-07")
def test_a_card_can_be_marked_when_thirteen_action_tokens_are_in_use() -> None:
    """13 tokens are no limit (Q-G-01, Q-D-30)."""
    used = "dojo!/bushido!*"
    game = scene(
        city="forum* . . . . . . . .",
        supply="1 production 1 science",
        other={
            "city": f"{used} {used} {used} {used} . . {used} . .",
            "policies": "calendar",
            "marks": ["policy", "warlord", "scout"],
        },
    )
    assert player(game, 1).marked.bit_count() == 13

    act(game, "use a1", "branch 2", "pay production", "pay science")

    assert player(game, 0).marked.bit_count() == 1
    assert player(game, 1).marked.bit_count() == 13


@pytest.mark.rule("DUEL-COMP-07")
def test_the_aztecs_have_six_province_markers_two_of_each_type() -> None:
    """Q-D-14; nobody else has any."""
    markers = {people.key: people.markers for people in catalog().civilizations}

    assert TYPES == ("coastal", "mountain", "agricultural")
    assert markers == {"aztecs": (2, 2, 2), "japanese": (0, 0, 0), "malians": (0, 0, 0)}


@pytest.mark.rule("DUEL-COMP-07")
def test_no_more_than_one_wonder_counter_for_each_player_is_ever_needed() -> None:
    game = scene(
        supply="3 production",
        wonder="lighthouse-of-alexandria",
        display="colossus-of-rhodes . . . . .",
        other={"wonder": "borobudur"},
    )

    act(game, "acquire 1")
    assert words(game) == ["keep lighthouse-of-alexandria", "keep colossus-of-rhodes"]
    act(game, "keep colossus-of-rhodes")

    assert player(game, 0).wonder == card("colossus-of-rhodes").number
    assert player(game, 1).wonder == card("borobudur").number


@pytest.mark.rule("DUEL-COMP-07")
def test_the_one_first_player_marker_goes_from_hand_to_hand() -> None:
    game = scene(first=0)

    pass_round(game)

    assert game.state.first == 1
    assert [event.seat for event in told(game, "first-player")] == [1]


# Card anatomy


@pytest.mark.rule("DUEL-ANAT-01")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_every_civilization_shows_its_name(language: str) -> None:
    folder = "packs/duel-trade/locale/{language}.ftl"
    cards = {each.key: message(folder, language, f"card-{each.key}") for each in catalog().cards}
    peoples = [message(folder, language, f"civilization-{each.key}") for each in catalog().civilizations]

    assert len(cards) == 77
    assert len(set(cards.values())) == 77
    assert len(set(peoples)) == 3


@pytest.mark.rule("DUEL-ANAT-01")
@pytest.mark.parametrize(
    ("key", "kind", "era", "peoples"),
    [
        ("masonry", "knowledge", 1, []),
        ("bourse", "building", 2, []),
        ("crystal-palace", "wonder", 3, []),
        ("sahara", "province", 1, []),
        ("dojo", "building", 0, ["japanese"]),
        ("zen", "policy", 0, ["japanese"]),
        ("montezuma", "warlord", 0, ["aztecs"]),
        ("pochteca", "scout", 0, ["aztecs"]),
        ("lake-texcoco", "province", 0, ["aztecs"]),
        ("forum", "building", 0, ["aztecs", "japanese", "malians"]),
        ("petra", "free_city", 0, []),
    ],
)
def test_a_card_shows_its_type_and_its_era_or_civilization(
    key: str, kind: str, era: int, peoples: list[str]
) -> None:
    number = card(key).number

    belongs_to = [
        people.key
        for people in catalog().civilizations
        if number in {*people.deck, *people.policies, people.warlord, people.scout, people.start_province}
    ]

    assert (KINDS[card(key).kind], card(key).era, belongs_to) == (kind, era, peoples)


@pytest.mark.rule("DUEL-ANAT-01")
def test_every_card_shows_the_symbol_of_its_box() -> None:
    box = unpack("duel", ("duel-trade",))

    assert {each.pack for each in box.catalog.cards} == {"duel-trade"}
    assert {each.pack for each in box.catalog.civilizations} == {"duel-trade"}
    assert message("packs/duel-trade/locale/{language}.ftl", "en", "pack-duel-trade") == "Trade"


@pytest.mark.rule("DUEL-ANAT-02")
def test_a_wonder_may_show_two_costs_resources_an_effect_and_a_bonus() -> None:
    colossus = card("colossus-of-rhodes")

    assert (colossus.cost, colossus.completion_cost) == (3, 4)
    assert colossus.resources == (0, 0, 2, 0, 0)
    assert colossus.use is not None
    assert colossus.bonus is not None
    assert (colossus.types, colossus.defense) == (0, 0)


@pytest.mark.rule("DUEL-ANAT-02")
def test_a_province_may_show_a_cost_a_type_and_a_bonus() -> None:
    sahara = card("sahara")

    assert sahara.cost == 3
    assert sahara.types == 1 << TYPES.index("mountain")
    assert sahara.bonus is not None
    assert sahara.use is None
    assert card("lake-texcoco").bonus is None


@pytest.mark.rule("DUEL-ANAT-02")
def test_only_a_barricade_shows_an_added_defense() -> None:
    defenses = {each.key: each.defense for each in catalog().cards if each.defense}

    assert defenses == {"barricade": 2}


@pytest.mark.rule("DUEL-ANAT-02")
def test_a_card_need_not_show_an_effect_a_cost_or_resources() -> None:
    work_camp, forum = card("work-camp"), card("forum")

    assert (work_camp.use, work_camp.bonus, work_camp.cost) == (None, None, 0)
    assert work_camp.resources == (1, 0, 0, 0, 0)
    assert forum.use is not None
    assert forum.resources == (0, 0, 0, 0, 0)


# The aim


@pytest.mark.rule("DUEL-AIM-01")
@pytest.mark.parametrize("seats", [1, 3])
def test_duel_is_for_two_players(seats: int) -> None:
    assert len(new_game(seed=1, civilizations=["aztecs", "japanese"]).state.players) == 2

    with pytest.raises(SetupError, match=f"duel has 2 seats, not {seats}"):
        new_game(seed=1, seats=seats)


@pytest.mark.rule("DUEL-AIM-01")
def test_the_player_with_the_most_points_at_the_end_wins() -> None:
    """Neither the Advantage nor riches count against points."""
    game = scene(
        final=True,
        provinces="sahara phoenicia",
        other={"provinces": "tibet", "supply": "9 gold 5 culture"},
        advantage="1 military 3",
    )

    act(game, "pass", "pass")

    assert game.over
    assert [sheet.total for sheet in score_sheets(game)] == [2 + 3, 1]
    assert winners(game) == [0]
    assert refused(game, "pass") == ("game-over", "DUEL-END-02")


@pytest.mark.rule("DUEL-AIM-01")
def test_points_are_counted_when_the_game_ends_not_before() -> None:
    game = scene(final=True, supply="3 military", other={"provinces": "sahara"})
    assert winners(game) == [1]

    act(game, "conquer", "pass", "pass")

    assert stack(game, 0).cards == (card("sahara").number,)
    assert winners(game) == [0]
