"""A module of somebody else adds to lists that look closed: victims, kinds of cards, parts of a turn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from monumental import Game, unpack
from monumental.cards.describe import describe, facts
from monumental.cards.errors import PackError
from monumental.cards.kinds import Kind, KindError, register_kind, unregister_kind
from monumental.cards.text import LANGUAGES, add_messages, load_texts, remove_messages
from monumental.engine.action import Action
from monumental.engine.catalog import KINDS
from monumental.engine.reasons import Reason
from monumental.engine.resources import GOLD, gain
from monumental.engine.rules import ActionRule, Parts, Rules, Victims
from monumental.play.position import read_position, write_position
from monumental.play.systems.known import SYSTEMS
from monumental.play.systems.system import Module
from monumental.play.words import question
from tests.classic_scene import act, refused, scene, supply, words
from tests.rules.modules.test_monsters import find


class Poorest(Victims):
    """Who has least Gold, all of them where several have."""

    def hits(self, game: Game, seat: int, finder: int, tile: int) -> bool:
        players = game.state.players
        return players[seat].supply[GOLD] == min(player.supply[GOLD] for player in players)


class Chant(ActionRule):
    """Gain 1 Gold, up to three; every chant of a turn is part of one action, a rite."""

    verb = "chant"
    part_of = "rite"

    def candidates(self, game: Game, seat: int) -> list[Action]:
        return [Action(self.verb)]

    def refusal(self, game: Game, seat: int, action: Action) -> Reason | None:
        return Reason("no-gold", "chant") if game.state.players[seat].supply[GOLD] >= 3 else None

    def perform(self, game: Game, seat: int, action: Action) -> None:
        gain(game, seat, GOLD, 1)


def with_folklore(rules: Rules) -> Rules:
    added = Parts(
        actions=(Chant(),),
        kinds=("omen",),
        victims={"poorest": Poorest()},
        words={"chant": ()},
        clauses={"chant": "CONT-ACT-01"},
    )
    return rules.with_module("folklore", added)


CARDS = """
[gorgon]
kind = "monster"
source = "original"
value = 1
strength = 2
hits = "poorest"
attack = [{ do = "lose", culture = 1 }]

[comet]
kind = "omen"
source = "original"
use = [{ do = "gain", gold = 1 }]
"""
MESSAGES = "kind-omen = Omen\ntext-attack-poorest = Attack on the poorest: { $text }\n"


def written(folder: Path, cards: str = CARDS, modules: str = '["monsters", "folklore"]') -> str:
    (folder / "cards").mkdir(parents=True)
    head = f'format = 1\nname = "tales"\nversion = "1"\nrules = "classic"\nmodules = {modules}\n'
    (folder / "pack.toml").write_text(head, encoding="utf-8")
    (folder / "cards/tales.toml").write_text(cards, encoding="utf-8")
    return str(folder)


@pytest.fixture
def folklore(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Its pack, while the module is known."""
    for name in ("classic", "continuous"):
        system = SYSTEMS[name]
        known = replace(system, modules={**system.modules, "folklore": Module(with_folklore)})
        monkeypatch.setitem(SYSTEMS._known, name, known)
    register_kind("omen", Kind(("use",)))
    for language in LANGUAGES:
        (tmp_path / language).mkdir()
        (tmp_path / language / "tales.ftl").write_text(MESSAGES, encoding="utf-8")
    add_messages(tmp_path)
    yield written(tmp_path / "pack")
    remove_messages(tmp_path)
    unregister_kind("omen")


# Victims


def test_a_monster_hits_whom_the_module_says(folklore: str) -> None:
    packs = ("base", "monsters", folklore)

    game = find("gorgon", supply="1 culture 1 gold", packs=packs, other={"supply": "2 culture"})

    assert (supply(game), supply(game, 1)) == ({"culture": 1, "gold": 1}, {"culture": 1})


def test_the_attack_is_said_in_the_words_of_the_module(folklore: str) -> None:
    box = unpack("classic", ["base", "monsters", folklore])
    texts = load_texts("en", rules=box.rules)

    assert describe(box.catalog.by_key["gorgon"], texts) == ["Attack on the poorest: lose 1 Culture."]


def test_without_the_module_nobody_knows_its_victims(tmp_path: Path) -> None:
    gorgon = CARDS.split("[comet]", maxsplit=1)[0]
    pack = written(tmp_path / "pack", gorgon, '["monsters"]')

    with pytest.raises(PackError) as error:
        unpack("classic", ["base", "monsters", pack])

    assert error.value.problems == ["tales.toml: gorgon.hits: unknown victim 'poorest'"]


# Kinds


def test_a_card_can_be_of_a_kind_that_the_module_brings(folklore: str) -> None:
    box = unpack("classic", ["base", "monsters", folklore])
    texts = load_texts("en", rules=box.rules)
    comet = box.catalog.by_key["comet"]

    assert KINDS[comet.kind] == "omen"
    assert describe(comet, texts) == ["Use: gain 1 Gold."]
    assert facts(comet, texts)[0] == "Omen"


@pytest.mark.parametrize(
    ("field", "problem"),
    [
        (
            "era = 1\ncost = 2",
            "a card of the kind Omen is no Development card and has no era",
        ),
        ('bonus = [{ do = "gain", gold = 1 }]', "a card of the kind Omen has no bonus"),
        (
            "resources = { gold = 1 }",
            "a card of the kind Omen gives no resources when it is activated",
        ),
        ('may = [{ do = "pay", gold = 1 }]', "a card of the kind Omen has no may text"),
    ],
)
def test_such_a_card_has_what_its_kind_says(folklore: str, tmp_path: Path, field: str, problem: str) -> None:
    pack = written(tmp_path / "wrong", f'[comet]\nkind = "omen"\nsource = "original"\n{field}\n')

    with pytest.raises(PackError) as error:
        unpack("classic", ["base", "monsters", pack])

    assert error.value.problems == [f"tales.toml: comet: {problem}"]


def test_rules_without_the_module_have_no_such_cards(folklore: str, tmp_path: Path) -> None:
    comet = "[comet]" + CARDS.split("[comet]")[1]
    pack = written(tmp_path / "other", comet, "[]")

    with pytest.raises(PackError) as error:
        unpack("classic", ["base", pack])

    assert error.value.problems == ["tales.toml: comet: unknown kind 'omen'"]


def test_nobody_knows_the_kind_before_it_is_registered(tmp_path: Path) -> None:
    comet = "[comet]" + CARDS.split("[comet]")[1]

    with pytest.raises(PackError) as error:
        unpack("classic", ["base", written(tmp_path / "pack", comet, "[]")])

    assert error.value.problems == ["tales.toml: comet.kind: unknown kind 'omen'"]


def test_the_same_kind_may_be_brought_twice() -> None:
    number = register_kind("omen", Kind(("use",)))

    assert register_kind("omen", Kind(("use",))) == number == len(KINDS) - 1

    unregister_kind("omen")


def test_a_kind_that_can_not_be_registered_or_taken_back() -> None:
    known = list(KINDS)

    with pytest.raises(KindError, match="there is a kind 'hero' already"):
        register_kind("hero", Kind(("use",)))
    with pytest.raises(KindError, match="needs a name in lower-case words, not 'Omen!'"):
        register_kind("Omen!")
    with pytest.raises(KindError, match="the kind 'solo' has to stay"):
        unregister_kind("solo")

    assert known == KINDS


# Parts of a turn


def test_an_action_of_several_steps_may_go_on(folklore: str) -> None:
    game = scene(rules="continuous", packs=("base", "monsters", folklore), explorers=[2, 1])

    act(game, "chant")

    assert set(words(game)) == {"chant", "end"}
    assert refused(game, "move 2") == ("acted-already", "CONT-ACT-01")
    act(game, "chant", "chant")
    assert supply(game) == {"gold": 3}
    assert game.seat == 1


def test_a_turn_in_the_middle_of_it_is_written_and_read(folklore: str) -> None:
    game = scene(rules="continuous", packs=("base", "monsters", folklore))
    act(game, "chant")

    read = read_position(write_position(game))

    assert read.state == game.state
    assert words(read) == words(game)
    assert "You have taken your action" in question(read, load_texts("en", rules=read.rules))
