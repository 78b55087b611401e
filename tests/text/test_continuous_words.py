"""What the table says in the continuous mode: how far a turn has come, what needs no action, and why not."""

from __future__ import annotations

import random

import pytest

from monumental import Game, new_game, read_action, unpack, write_action
from monumental.cards.text import LANGUAGES, Texts, load_texts
from monumental.games.continuous import SWITCHES
from monumental.play.notation import all_words
from monumental.play.words import event, option, question, reason
from tests.continuous_scene import act, scene

MODULES = ("base", "renaissance", "heroes", "monsters")
#: A question whose answer sets what is told in motion.
BEFORE = "ChooseStepOrDeed 0 1 0"
MARKET = [{"tile": 3, "city": "carthage", "stack": "carthage-galleys carthage-mercenaries", "seen": [1]}]


def words_of(game: Game, language: str = "en") -> Texts:
    packs = unpack(game.rules.name, game.catalog.packs).packs
    return load_texts(language, [pack.folder for pack in packs], game.rules)


def asked(game: Game) -> str:
    return question(game, words_of(game))


def options(game: Game, *verbs: str) -> list[str]:
    return [option(game, action, words_of(game)) for action in game.options() if action.verb in verbs]


def why_not(game: Game, action: str) -> str:
    found = game.why_not(read_action(game, action))
    assert found is not None
    return reason(game, found, words_of(game))


def happened(game: Game) -> list[str]:
    return [event(game, each, words_of(game)) for each in game.journal or ()]


# How far a turn has come


@pytest.mark.rule("CONT-ACT-01", "CONT-PASS-04")
def test_a_turn_is_one_action_and_passing_says_what_is_lost() -> None:
    game = scene(supply="2 science 1 military 3 gold")

    assert asked(game) == "Your turn: take one action, or pass."
    assert options(game, "pass", "end") == [
        "Pass: no more actions this round, and you lose 2 Science and 1 Military"
    ]
    assert options(scene(supply="3 gold"), "pass") == ["Pass: no more actions this round"]
    assert why_not(game, "end") == "You have not taken an action yet: take one, or pass."


@pytest.mark.rule("CONT-FREE-01", "CONT-FREE-08")
def test_after_the_action_only_what_needs_none_is_left() -> None:
    game = scene(
        supply="2 production",
        display="library . . . . .",
        production_tokens=1,
        market_tokens="carthage-galleys",
    )

    act(game, "acquire 1")

    assert asked(game) == "You have taken your action. Do what needs no action, or end your turn."
    assert options(game, "token", "produce", "end") == [
        "Use the Market token Galleys, without using your action",
        "Use a Production token, without using your action: gain 1 Production",
        "End your turn: the next player acts",
    ]
    assert why_not(game, "pass") == "You have taken your action of this turn already."
    assert why_not(game, "build workshop") == "You have taken your action of this turn already."


@pytest.mark.rule("CONT-ACT-08")
def test_moving_armies_goes_on() -> None:
    game = scene(supply="3 military", troops="1:6 2:2")

    act(game, "move 1", "to 2")

    assert asked(game) == "You are moving Units, and all their moves are one action: go on, or end your turn."
    assert options(game, "move", "end")[1:] == [
        "Move a Troop from tile 2 (meadow) for 1 Military",
        "End your turn: the next player acts",
    ]
    assert why_not(game, "explore 1 2") == "You have taken your action of this turn already."


@pytest.mark.rule("CONT-ACT-10", "CONT-ACT-15")
def test_an_expedition_goes_on() -> None:
    game = scene(supply="2 military", explorers=[2, 2], production=[2])

    act(game, "pick-up 1")

    assert asked(game) == (
        "You are exploring, and all steps and deeds of Explorers are one action: go on, or end your turn."
    )
    assert why_not(game, "pick-up 1") == "This Explorer has acted this round already."


def test_only_one_explorer_acts_in_a_turn_by_a_switch() -> None:
    game = scene(supply="2 military", explorers=[2, 2], switches={"one_explorer": True})

    act(game, "explore 1 1")

    assert why_not(game, "explore 2 1") == (
        "Only one Explorer acts in a turn, and this turn it is the other one."
    )


@pytest.mark.rule("CONT-ACT-16")
def test_explorers_that_a_text_moves_take_tokens_on_the_way() -> None:
    game = scene(
        explorers=[2, 2],
        production=[2, 6],
        markets=MARKET,
        agenda=["ChooseTurnAction 0", "ChooseStepOrDeed 0 2 0"],
    )

    assert asked(game) == "What do your Explorers do? 2 free steps are left."
    act(game, "explore 1 6")
    assert asked(game) == "What do your Explorers do? 1 free step is left."
    act(game, "explore 2 3")
    assert asked(game) == "What do your Explorers do where they stand?"
    assert options(game, "visit", "pick-up", "no") == [
        "Explorer 2: choose a token of the Market of Carthage",
        "Explorer 1: take the Production token of Province 6 (meadow)",
        "Nothing more",
    ]
    assert why_not(game, "explore 1 2") == "You have no free steps left."


@pytest.mark.rule("CONT-ACT-16")
def test_an_explorer_that_a_text_moves_no_more_takes_nothing() -> None:
    game = scene(explorers=[2, 6], production=[2, 6, 7], agenda=["ChooseTurnAction 0", BEFORE])

    act(game, "explore 1 7")

    assert why_not(game, "pick-up 2") == "This Explorer has not moved by this text, so it cannot act now."


@pytest.mark.rule("CONT-FREE-07")
def test_a_drawn_card_is_used_at_once_or_not_at_all() -> None:
    game = scene(supply="9 science 1 production", known="forum")

    act(game, "progress")

    assert asked(game) == "You drew Forum. Do you use its text?"
    assert options(game, "yes", "no") == ["Yes", "No, leave it"]


@pytest.mark.rule("BASE-SCI-01", "CONT-GEN-03")
def test_without_cards_there_is_nothing_to_draw() -> None:
    assert why_not(scene(supply="9 science"), "progress") == (
        "Your City deck and your discard pile are empty."
    )


@pytest.mark.rule("CONT-END-01")
def test_the_last_round_is_told() -> None:
    game = scene(ending=True, round=7, agenda=["OpenRound 0", BEFORE])

    act(game, "no")

    assert happened(game)[0] == "Round 8 begins: the last one."


# Heroes


def with_heroes(**entries: object) -> Game:
    return scene(packs=("base", "heroes"), **entries)


@pytest.mark.rule("CONT-HERO-01", "CONT-HERO-03", "CONT-HERO-04")
def test_heroes_are_hired_for_gold_and_stay_away_until_the_round_ends() -> None:
    game = with_heroes(supply="6 gold", modules={"heroes": {"row": "ashoka cleopatra"}})

    assert options(game, "hire") == ["Hire the Hero Ashoka for 2 Gold", "Hire the Hero Cleopatra for 2 Gold"]
    assert why_not(game, "hero") == "You have no Hero."
    assert why_not(game, "hire boudica") == "That is not a Hero for hire."
    act(game, "hire ashoka")
    assert options(game, "dismiss") == [
        "Return the Hero Ashoka, without using your action: no other Hero can be hired this round"
    ]
    act(game, "dismiss")

    assert happened(game) == [
        "Egyptians paid 2 Gold.",
        "Egyptians hired the Hero Ashoka.",
        "Egyptians returned the Hero Ashoka, who is for hire again after this round.",
    ]
    act(game, "pass")
    assert why_not(game, "hire cleopatra") == (
        "You have returned Ashoka this round: you can hire a Hero in the next round."
    )


@pytest.mark.rule("MOD-HERO-05", "MOD-HERO-06")
def test_a_hero_is_used_by_name_or_freely() -> None:
    game = with_heroes(
        hero="ibn-battuta",
        supply="9 gold",
        market_tokens="carthage-galleys",
        modules={"heroes": {"row": "ashoka"}},
    )

    assert options(game, "hero") == ["Use the Hero Ibn Battuta"]
    assert why_not(game, "hire ashoka") == "You can have only one Hero, and you have Ibn Battuta."

    game = with_heroes(hero="ashoka", supply="1 military")
    assert options(game, "may") == ["Ashoka, without using your action: pay 1 Military: gain 1 Science"]
    assert [write_action(game, action) for action in game.options() if action.verb == "may"] == ["may hero"]
    act(game, "may hero")
    assert happened(game)[0] == "Egyptians used Ashoka without an action."


# Monsters


def with_monsters(**entries: object) -> Game:
    return scene(packs=("base", "monsters"), **entries)


@pytest.mark.rule("MOD-MON-01", "CONT-MON-01")
def test_a_monster_looks_like_barbarians_until_it_is_found() -> None:
    game = with_monsters(supply="1 military", luck="nian")

    assert options(game, "conquer")[0] == (
        "Conquer Province 2 (meadow, Barbarians 1) for 1 Military, with 1 Unit"
    )
    act(game, "conquer 2", "send 1")
    assert happened(game)[-1] == (
        "Egyptians found the Monster Nian in Province 2 (meadow). It attacks at the end of the round."
    )


@pytest.mark.rule("MOD-MON-06", "MOD-MON-07")
def test_a_monster_guards_its_tile_until_an_explorer_defeats_it() -> None:
    game = with_monsters(
        supply="3 military 1 gold",
        troops="1:8 2:1",
        explorers=[2, 1],
        production=[2],
        tokens={},
        modules={"monsters": {"tiles": "2", "cards": "golem", "finders": "0"}},
    )

    assert options(game, "explore")[-2] == (
        "Move Explorer 2 from tile 1 (Capital) to tile 2 (meadow, Production token, Monster Golem) "
        "for 1 Military"
    )
    assert why_not(game, "pick-up 1") == (
        "A Monster guards that tile: nobody takes a token there before it is defeated."
    )
    assert why_not(game, "defeat 2") == "No Monster stands where this Explorer is."
    assert options(game, "defeat") == [
        "Explorer 1: defeat the Monster Golem on tile 2 (meadow) for 4 Military (1 Gold standing in)"
    ]
    act(game, "defeat 1")
    assert happened(game)[-1] == "Egyptians defeated the Monster Golem on tile 2 (meadow)."


@pytest.mark.rule("MOD-MON-04", "MOD-MON-05", "CONT-MON-02")
def test_an_attack_asks_which_units_return() -> None:
    game = with_monsters(
        troops="1:4 2:3 6:2",
        warlord=2,
        tokens={},
        modules={"monsters": {"tiles": "2", "cards": "minotaur", "finders": "0", "waiting": "2"}},
        agenda=["MonstersAttack 0", BEFORE],
    )

    act(game, "no")

    assert asked(game) == (
        "The Monster drives your Units away. Which Unit returns to your Capital? 2 are left to choose."
    )
    assert options(game, "withdraw", "withdraw-warlord") == [
        "Withdraw a Troop from Province 2 (meadow)",
        "Withdraw the Warlord Ramses II from Province 2 (meadow)",
        "Withdraw a Troop from Province 6 (meadow)",
    ]
    act(game, "withdraw-warlord")
    assert asked(game) == "The Monster drives your Units away. Which Unit returns to your Capital?"
    act(game, "withdraw 6")
    assert happened(game) == [
        "The Monster Minotaur attacks from Province 2 (meadow).",
        "Egyptians withdrew the Warlord from Province 2 (meadow) to the Capital.",
        "Egyptians withdrew a Troop from Province 6 (meadow) to the Capital.",
    ]


@pytest.mark.rule("MOD-MON-04")
def test_an_attack_takes_cards_resources_and_tokens() -> None:
    game = with_monsters(
        city="forum* fort . . . . . . .",
        supply="2 culture 1 gold",
        other={"production_tokens": 1},
        troops="1:8 2:1",
        tokens={},
        modules={
            "monsters": {
                "tiles": "2 6 7",
                "cards": "golem nian bunyip",
                "finders": "1 0 0",
                "waiting": "2 6 7",
            }
        },
        agenda=["MonstersAttack 0", BEFORE],
    )

    act(game, "no")

    assert asked(game) == "The Monster takes a card of your City. Which one do you discard?"
    assert options(game, "discard") == ["Discard Fort at b1"]
    assert why_not(game, "discard a1") == "Forum is activated: only inactive cards can be chosen."
    act(game, "discard b1")
    assert asked(game) == "Bunyip: Choose one."
    assert options(game, "branch")[-1] == "Lose 2 Gold"
    act(game, "branch 2")

    assert happened(game) == [
        "The Monster Golem attacks from Province 2 (meadow).",
        "Egyptians discarded Fort.",
        "The Monster Nian attacks from Province 6 (meadow).",
        "Danes lost 1 Production token.",
        "The Monster Bunyip attacks from Province 7 (mountain).",
        "Egyptians lost 1 Gold.",
    ]


# Whole games


def some_game(seed: int, rules: str) -> Game:
    """Two to four players, with all modules; in the continuous mode with all switches turned."""
    return new_game(
        rules,
        seats=2 + seed % 3,
        seed=seed,
        packs=MODULES,
        switches={name: not usual for name, usual in SWITCHES.items()} if rules == "continuous" else {},
        journal=[],
    )


@pytest.mark.parametrize(("seed", "rules"), [(1, "continuous"), (2, "classic")])
def test_everything_that_comes_up_in_a_game_has_words_in_every_language(seed: int, rules: str) -> None:
    game = some_game(seed, rules)
    languages = [words_of(game, language) for language in LANGUAGES]
    choose = random.Random(seed)
    told = decision = 0
    assert game.journal is not None
    while not game.over:
        actions = game.options()
        for texts in languages:
            said = [option(game, action, texts) for action in actions]
            assert question(game, texts)
            assert len(set(said)) == len(said)
        assert [read_action(game, write_action(game, action)) for action in actions] == actions
        for verb in game.rules.words if decision % 60 == 0 else ():
            for action in all_words(game, verb):
                refused = game.why_not(action)
                assert refused is None or all(reason(game, refused, texts) for texts in languages)
        eager = [1 if action.verb in ("pass", "end", "dismiss") else 9 for action in actions]
        game.play_option(choose.choices(actions, eager)[0])
        assert all(event(game, each, texts) for each in game.journal[told:] for texts in languages)
        told = len(game.journal)
        decision += 1
