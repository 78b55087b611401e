"""What the table says in classic: the map in words, prices, questions, what happened, and why not."""

from __future__ import annotations

import random

import pytest

from monumental import Game, new_game, read_action, unpack
from monumental.cards.grammar import amounts, capitalized
from monumental.cards.text import LANGUAGES, load_texts
from monumental.cards.verbs.speech import phrase
from monumental.engine.resources import GOLD
from monumental.games.classic import SWITCHES
from monumental.games.classic.land.conquest import target_at
from monumental.games.classic.land.conquest_texts import ChooseProvinceToConquer, Conquer
from monumental.play.notation import all_words
from monumental.play.speech.tiles import tile_name
from monumental.play.systems.classic.options import price_of_conquest
from monumental.play.words import event, option, question, reason
from tests.classic_scene import act, scene, supply
from tests.lanes import first_now

BOX = unpack("classic")
TEXTS = load_texts("en", [pack.folder for pack in BOX.packs], BOX.rules)


def options(game: Game, *verbs: str) -> list[str]:
    return [option(game, action, TEXTS) for action in game.options() if action.verb in verbs]


def why_not(game: Game, action: str) -> str:
    found = game.why_not(read_action(game, action))
    assert found is not None
    return reason(game, found, TEXTS)


def happened(game: Game) -> list[str]:
    return [event(game, each, TEXTS) for each in game.journal or ()]


def test_a_tile_has_its_number_and_its_terrain() -> None:
    game = scene()

    assert [tile_name(game, tile, TEXTS) for tile in (0, 2, 7)] == ["1 (Capital)", "3 (forest)", "8 (water)"]
    assert tile_name(game, 10, TEXTS, "Barbarians 4") == "11 (volcano, Barbarians 4)"


# Conquest


@pytest.mark.rule("BASE-CONQ-12")
def test_conquering_barbarians_names_their_number_the_price_and_the_units() -> None:
    game = scene(supply="3 military", troops="1:6 2:1")

    assert options(game, "conquer") == [
        "Conquer Province 3 (forest, Barbarians 2) for 3 Military, with 3 Units",
        "Conquer Province 6 (meadow, Barbarians 1) for 1 Military, with 1 Unit",
    ]


@pytest.mark.rule("BASE-CONQ-13")
def test_fewer_units_may_move_in_than_are_paid_for_by_a_switch() -> None:
    game = scene(supply="3 military", troops="1:6 2:1", switches={"barbarian_units": True})

    assert options(game, "conquer")[0] == (
        "Conquer Province 3 (forest, Barbarians 2) for 3 Military, with 1 Unit"
    )


@pytest.mark.rule("BASE-CONQ-17", "BASE-CONQ-18")
def test_conquering_a_free_town_counts_its_demands() -> None:
    town = BOX.catalog.by_key["samarkand"]
    game = scene(supply="1 military 9 gold", troops="1:6 6:1", tokens={10: "samarkand"})
    needs = [0, 0, 1, 0, 0]
    gold = sum(town.demands)

    assert options(game, "conquer")[-1] == (
        f"Conquer Province 10 (meadow, Free Town) for {amounts(TEXTS, needs)} and "
        f"{amounts(TEXTS, town.demands)} ({gold} Gold standing in), with 1 Unit"
    )


@pytest.mark.rule("BASE-CONQ-21")
def test_conquering_from_another_player_names_them() -> None:
    game = scene(supply="2 military 2 gold", troops="1:6 2:1", other={"troops": "5:7 3:2"}, tokens={})

    assert options(game, "conquer")[0] == (
        "Conquer Province 3 (forest) from the Danes for 3 Military (1 Gold standing in), with 3 Units"
    )


def test_a_text_that_makes_conquest_cheaper_asks_with_the_lower_price() -> None:
    text = BOX.catalog.by_key["phalanx"].use
    assert text is not None
    conquer = text.sentences[0]
    assert isinstance(conquer, Conquer)
    price = 6 - conquer.less
    game = scene(civ="greeks", policies="phalanx", supply="6 military", troops="1:8 2:1", tokens={7: "huns"})

    act(game, "policy")

    assert question(game, TEXTS) == "Phalanx: Which Province do you conquer?"
    assert options(game, "conquer")[-1] == (
        f"Conquer Province 7 (mountain, Barbarians 4) for {price} Military, with 6 Units"
    )
    act(game, "conquer 7")
    assert supply(game) == {"military": 6 - price}


@pytest.mark.rule("BASE-CONQ-03", "BASE-CONQ-27")
def test_sending_units_says_how_many_are_left() -> None:
    game = scene(supply="2 military", troops="1:6 2:2", warlord=2, tokens={})
    act(game, "conquer 7")

    assert question(game, TEXTS) == "Which Unit moves into Province 7 (mountain)? 2 are left to choose."
    assert options(game, "send", "send-warlord") == [
        "Send a Troop from tile 1 (Capital)",
        "Send a Troop from tile 2 (meadow)",
        "Send the Warlord Ramses II from tile 2 (meadow)",
    ]
    act(game, "send 1")
    assert question(game, TEXTS) == "Which Unit moves into Province 7 (mountain)?"


@pytest.mark.rule("BASE-CONQ-14", "BASE-CONQ-28")
def test_a_conquest_is_told_with_the_token_and_the_warlords_benefit() -> None:
    game = scene(supply="1 military", luck="thracians")
    token = BOX.catalog.by_key["thracians"]

    act(game, "conquer 2", "send-warlord")

    assert happened(game) == [
        "Egyptians attacked Province 2 (meadow).",
        "Egyptians paid 1 Military.",
        "Egyptians conquered Province 2 (meadow).",
        "Egyptians gained the benefit of the Warlord Ramses II.",
        "Egyptians gained 2 Production.",
        "Egyptians took the Exploration token Thracians.",
    ]
    assert question(game, TEXTS) == "Thracians: Which of the two benefits do you gain?"
    benefits = [capitalized(phrase(benefit, TEXTS)) for benefit in token.benefits]
    assert options(game, "branch") == benefits


@pytest.mark.rule("BASE-CONQ-21")
def test_a_conquest_from_another_player_is_told_with_their_name() -> None:
    game = scene(supply="1 military", troops="1:6 3:2", other={"troops": "5:7 4:1"}, tokens={})

    act(game, "conquer 4", "send 3")

    assert happened(game)[2:] == ["Egyptians conquered Province 4 (meadow) from the Danes."]


# Units


@pytest.mark.rule("BASE-MAN-02")
def test_a_manoeuvre_is_paid_for_and_asks_where_to() -> None:
    game = scene(supply="1 gold", troops="1:6 2:2", warlord=2)

    assert options(game, "move", "lead") == [
        "Move a Troop from tile 1 (Capital) for 1 Military (1 Gold standing in)",
        "Move a Troop from tile 2 (meadow) for 1 Military (1 Gold standing in)",
        "Move the Warlord Ramses II from tile 2 (meadow) for 1 Military (1 Gold standing in)",
    ]
    act(game, "lead")
    assert question(game, TEXTS) == "Where does your Warlord move from tile 2 (meadow)?"
    assert options(game, "to") == ["To tile 1 (Capital)"]
    act(game, "to 1")
    assert happened(game) == [
        "Egyptians paid 1 Gold.",
        "Egyptians moved the Warlord from tile 2 (meadow) to tile 1 (Capital).",
    ]


@pytest.mark.rule("BASE-MAN-04")
def test_moves_that_a_text_gives_have_no_price() -> None:
    game = scene(troops="1:6 2:1", agenda=["TakeActions 0", "ChooseUnitToMove 0 2"])

    assert question(game, TEXTS) == "Which Unit do you move for free? 2 are left to move."
    assert options(game, "move", "lead", "no") == [
        "Move a Troop from tile 1 (Capital)",
        "Move the Warlord Ramses II from tile 1 (Capital)",
        "Move no more",
    ]
    act(game, "move 1")
    assert question(game, TEXTS) == "Where does the Troop move from tile 1 (Capital)?"
    act(game, "to 2")
    assert question(game, TEXTS) == "Which Unit do you move for free?"
    assert happened(game) == ["Egyptians moved a Troop from tile 1 (Capital) to tile 2 (meadow)."]


@pytest.mark.rule("BASE-OUT-02")
def test_an_outpost_says_what_becomes_of_the_units() -> None:
    game = scene(troops="1:5 2:4", warlord=2)

    assert options(game, "outpost") == [
        "Build an Outpost in Province 2 (meadow): 3 Units return to your Capital"
    ]
    act(game, "outpost 2")
    assert question(game, TEXTS) == (
        "3 Units of Province 2 (meadow) return to your Capital. Is your Warlord one of them?"
    )
    assert options(game, "yes", "no") == ["Yes, the Warlord and 2 Troops return", "No, 3 Troops return"]
    act(game, "no")
    assert happened(game) == ["Egyptians built an Outpost in Province 2 (meadow)."]


# Explorers and tokens

MARKET = [{"tile": 3, "city": "carthage", "stack": "carthage-galleys carthage-mercenaries", "seen": [1]}]


@pytest.mark.rule("BASE-EXP-01")
def test_an_explorer_is_told_what_it_may_find() -> None:
    game = scene(supply="1 military", explorers=[2, 1], production=[7], markets=MARKET)

    assert options(game, "explore") == [
        "Move Explorer 1 from tile 2 (meadow) to tile 1 (Capital) for 1 Military",
        "Move Explorer 1 from tile 2 (meadow) to tile 3 (forest, Market of Carthage) for 1 Military",
        "Move Explorer 1 from tile 2 (meadow) to tile 6 (meadow) for 1 Military",
        "Move Explorer 1 from tile 2 (meadow) to tile 7 (mountain, Production token) for 1 Military",
        "Move Explorer 2 from tile 1 (Capital) to tile 2 (meadow) for 1 Military",
        "Move Explorer 2 from tile 1 (Capital) to tile 6 (meadow) for 1 Military",
    ]
    act(game, "explore 1 3")
    assert happened(game) == ["Egyptians paid 1 Military.", "Egyptians moved Explorer 1 to tile 3 (forest)."]


def test_steps_that_a_text_gives_have_no_price() -> None:
    game = scene(agenda=["TakeActions 0", "ChooseStep 0 2"], production=[])

    assert question(game, TEXTS) == "Which Explorer do you move for free? 2 steps are left."
    assert options(game, "explore", "no")[-2:] == [
        "Move Explorer 2 from tile 1 (Capital) to tile 6 (meadow)",
        "Move no more",
    ]


@pytest.mark.rule("BASE-EXP-04")
def test_nobody_is_told_what_an_explorer_saw_in_a_market() -> None:
    game = scene(explorers=[3, 1], markets=MARKET)

    assert options(game, "visit") == ["Explorer 1: choose a token of the Market of Carthage"]
    act(game, "visit 1")

    assert question(game, TEXTS) == "Which token of the Market of Carthage do you keep?"
    assert options(game, "keep") == ["Keep Mercenaries", "Keep Galleys"]
    assert happened(game) == ["Egyptians looked at the tokens of the Market of Carthage."]
    act(game, "keep carthage-galleys")
    assert happened(game)[1:] == ["Egyptians took Galleys from the Market of Carthage."]


@pytest.mark.rule("BASE-EXP-06", "BASE-EXP-09")
def test_tokens_of_the_reserve_are_taken_and_used() -> None:
    game = scene(explorers=[2, 1], production=[2], market_tokens="carthage-galleys")

    assert options(game, "pick-up", "token", "produce") == [
        "Explorer 1: take the Production token of Province 2 (meadow)",
        "Use the Market token Galleys",
    ]
    act(game, "pick-up 1", "produce")
    assert happened(game) == [
        "Egyptians took the Production token of Province 2 (meadow).",
        "Egyptians used a Production token.",
        "Egyptians gained 1 Production.",
    ]


# Cards


@pytest.mark.rule("BASE-ACT-03")
def test_an_activation_counts_what_knowledge_gives() -> None:
    game = scene(city="fort/mathematics . . . . . . . .", agenda=["TakeActions 0", "ChooseRowAndColumn 0"])

    assert options(game, "activate")[0] == "Activate row 1 and column a: 1 Science and 1 Military"


@pytest.mark.rule("BASE-SCI-01")
def test_drawn_cards_are_told_apart_from_those_of_the_city() -> None:
    game = scene(city="apothecary* fort . . . . . . .", drawn="apothecary apothecary")

    assert options(game, "use") == [
        "Use Apothecary at a1",
        "Use Apothecary, drawn this turn (d1)",
        "Use Apothecary, drawn this turn (d2)",
    ]


@pytest.mark.rule("BASE-ACT-05")
def test_activating_a_card_says_what_it_gives() -> None:
    game = scene(city="fort/electricity* fort/mathematics forum . . . . . .")

    act(game, "use a1k")

    assert question(game, TEXTS) == "Electricity: Which card do you activate?"
    assert options(game, "activate-card") == [
        "Activate Fort at b1: 1 Science and 1 Military",
        "Activate Forum at c1",
    ]
    act(game, "activate-card c1")
    assert happened(game)[-1] == "Egyptians activated Forum at c1."


@pytest.mark.rule("BASE-ACQ-11")
def test_a_completed_wonder_is_put_on_the_map() -> None:
    game = scene(wonder="stonehenge", supply="3 production", troops="1:6 2:1")

    act(game, "complete")

    assert question(game, TEXTS) == "Where do you put the Wonder token of Stonehenge?"
    assert options(game, "site") == ["Put it on tile 1 (Capital)", "Put it on tile 2 (meadow)"]
    act(game, "site 2")
    assert happened(game)[-1] == "Egyptians put the Wonder token of Stonehenge on tile 2 (meadow)."


def test_a_free_text_is_offered_without_speaking_of_actions() -> None:
    game = scene(civ="chinese", policies="silk-road", supply="1 production 1 science")
    text = BOX.catalog.by_key["silk-road"].may
    assert text is not None

    assert question(game, TEXTS) == "Your turn: take any number of actions, then end your turn."
    assert options(game, "may", "end") == [f"Silk Road: {phrase(text, TEXTS)}", "End your turn"]


# Why not


@pytest.mark.parametrize(
    ("action", "words"),
    [
        (
            "conquer 7",
            "That takes 4 Units; you have 3 for it, because one must stay in every Province of yours.",
        ),
        ("conquer 8", "Water cannot be attacked."),
        ("conquer 5", "Capitals cannot be attacked."),
        ("conquer 12", "That Province is not next to your land."),
        ("conquer 2", "You control that Province already."),
        ("conquer 6", "That costs 1 Military; you can pay 0."),
        ("move 5", "That tile is not yours."),
        ("move 2", "A Unit or an Outpost must stay in every Province of yours."),
        ("outpost 1", "That is not a Province of yours."),
        ("outpost 2", "That takes 3 Units; you have 1 for it."),
        ("explore 1 12", "That tile is not next to the Explorer."),
        ("visit 1", "This Explorer is not at a Market."),
        ("pick-up 1", "No Production token lies there."),
        ("produce", "You have no Production token in your reserve."),
        ("token carthage-galleys", "You have no such token."),
        ("progress", "Your City deck and your discard pile are empty."),
        ("use a1", "Forum was already used this turn."),
    ],
)
def test_a_refusal_says_what_is_wrong(action: str, words: str) -> None:
    game = scene(city="forum!* . . . . . . . .", troops="1:2 2:1", production=[])

    assert why_not(game, action) == words


# Whole games


def some_game(seed: int) -> Game:
    """Two to four players, on our maps and on random ones, with and without the Renaissance and switches."""
    return new_game(
        "classic",
        seats=2 + seed % 3,
        seed=seed,
        packs=("base", "renaissance") if seed % 2 else ("base",),
        switches={name: not usual for name, usual in SWITCHES.items()} if seed % 2 else {},
        layout="random" if seed % 2 else None,
        journal=[],
    )


@pytest.mark.parametrize("seed", first_now(range(2)))
def test_everything_that_comes_up_in_a_game_has_words_in_every_language(seed: int) -> None:
    game = some_game(seed)
    folders = [pack.folder for pack in unpack("classic", game.catalog.packs).packs]
    languages = [load_texts(language, folders, game.rules) for language in LANGUAGES]
    choose = random.Random(seed)
    told = decision = 0
    assert game.journal is not None
    while not game.over:
        actions = game.options()
        for texts in languages:
            said = [option(game, action, texts) for action in actions]
            assert question(game, texts)
            assert len(set(said)) == len(said)
        for verb in game.rules.words if decision % 60 == 0 else ():
            for action in all_words(game, verb):
                refused = game.why_not(action)
                assert refused is None or all(reason(game, refused, texts) for texts in languages)
        game.play_option(choose.choice(actions))
        assert all(event(game, each, texts) for each in game.journal[told:] for texts in languages)
        told = len(game.journal)
        decision += 1


@pytest.mark.parametrize("seed", range(3))
def test_what_an_option_says_it_costs_is_what_is_paid(seed: int) -> None:
    game = some_game(seed)
    choose = random.Random(seed)
    checked = 0
    while not game.over:
        action = choose.choice(game.options())
        if action.verb == "conquer":
            choice = game.choice()
            less = choice.effect.less if isinstance(choice, ChooseProvinceToConquer) else 0
            price = price_of_conquest(game, target_at(game, game.seat, action.first, less))
            seat, held = game.seat, sum(game.state.players[game.seat].supply)
            gold = game.state.players[seat].supply[GOLD]
            game.play_option(action)
            wanted = dict(price.parts).get(GOLD, 0)
            assert held - sum(game.state.players[seat].supply) == sum(count for _, count in price.parts)
            assert gold - game.state.players[seat].supply[GOLD] == price.gold + wanted
            checked += 1
        else:
            game.play_option(action)
    assert checked
