"""Packs with random damage: refused in clear sentences, or they can be read out and played.

laid_out(seed, folder)    what a failure is about; its message has the seed
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from monumental import unpack
from monumental.cards.describe import describe, describe_civilization, facts
from monumental.cards.errors import PackError
from monumental.cards.loader import known_packs
from monumental.cards.messages import TextError
from monumental.cards.text import load_texts
from monumental.engine.chance import seeded
from monumental.engine.game import start
from monumental.play.setup import Box, SetupError, wishes
from tests.cards.damage import DamageToPacks, Files, check_problems, files_of, lay_out
from tests.cli.terminal import run

pytestmark = pytest.mark.long

#: Each pack with the rules it is played in, the packs it needs beside it, and numbers of players.
PLAYED = (
    ("duel-trade", "duel", (), (2,)),
    ("base", "classic", (), (2, 3, 4)),
    ("renaissance", "continuous", ("base",), (2, 3, 4)),
    ("heroes", "classic", ("base",), (2, 3, 4)),
    ("monsters", "continuous", ("base",), (2, 3, 4)),
    ("five-players", "continuous", ("base",), (5,)),
    ("duel-trade", "duel", (), (2,)),
    ("base", "continuous", (), (2, 3, 4)),
    ("renaissance", "classic", ("base",), (2, 3, 4)),
    ("heroes", "continuous", ("base",), (2, 3, 4)),
    ("monsters", "classic", ("base",), (2, 3, 4)),
)
DECISIONS = 60
SEEDS = 44  # in each test: every pack four times


def laid_out(seed: int, folder: Path) -> Path:
    """The damaged pack of a seed."""
    return lay_out(DamageToPacks(PLAYED[seed % len(PLAYED)][0]).damaged(seed), folder)


def is_played(seed: int, folder: Path) -> bool:
    """Can it be played? If so, cards are read out and a game begins; if not, every problem is a sentence."""
    _, rules, others, seats = PLAYED[seed % len(PLAYED)]
    laid_out(seed, folder)
    try:
        box = unpack(rules, (*others, str(folder)))
        read_out(box)
        play(box, seed, seats[seed // len(PLAYED) % len(seats)])
    except PackError as error:
        check_problems(error.problems, seed)
        return False
    except (SetupError, TextError) as error:
        check_problems([str(error)], seed)
        return False
    except Exception as error:
        error.add_note(f"seed {seed}")
        raise
    return True


def read_out(box: Box) -> None:
    """What the damaged pack, the last one, has to say."""
    texts = load_texts("en", [pack.folder for pack in box.packs], box.rules)
    damaged = box.packs[-1].name
    for card in box.catalog.cards:
        if card.pack == damaged:
            assert texts.card(card)
            assert all(describe(card, texts))
            assert all(facts(card, texts, box.catalog))
    for civilization in box.catalog.civilizations:
        if civilization.pack == damaged:
            describe_civilization(civilization, texts, box.catalog)


def play(box: Box, seed: int, seats: int) -> None:
    """The first decisions of a random game, against Automas where they can sit."""
    automas = range(1, seats) if box.rules.seats_automas() and seed % 2 else ()
    agreed = wishes(box, seats=seats, seed=seed, automas=automas, advanced=4 if automas else 0)
    game = start(box.rules, box.catalog, seeded(seed), agreed)
    choose = random.Random(seed)
    for _ in range(DECISIONS):
        if game.over:
            break
        game.play_option(choose.choice(game.options()))


def test_every_pack_of_ours_is_damaged() -> None:
    assert {name for name, _, _, _ in PLAYED} == set(known_packs())


@pytest.mark.parametrize("first", range(0, 3 * SEEDS, SEEDS))
def test_a_damaged_pack_can_be_played_or_is_refused(first: int, tmp_path: Path) -> None:
    found = [is_played(seed, tmp_path / str(seed)) for seed in range(first, first + SEEDS)]

    assert found.count(True) > 3
    assert found.count(False) > 15


# What damage has found


def duel(folder: Path, changes: Files) -> Path:
    """The Trade pack with other files in it."""
    return lay_out({**files_of("duel-trade"), **changes}, folder / "mine")


def tower(text: str) -> Files:
    head = '[tower]\nkind = "building"\nsource = "original"\n'
    return {"cards/mine.toml": (head + text).encode()}


MANY = ", ".join(['{ do = "archive" }'] * 13)
AZTECS = files_of("duel-trade")["civilizations/aztecs.toml"]


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"cards/mine.toml": None}, "mine.toml: can't be read: Is a directory"),
        ({"cards/mine.toml": b"[a]\n\xff"}, "mine.toml: not valid TOML: byte 5 is no text in UTF-8"),
        (
            {"cards/mine.toml": b"a." * 3000 + b"a = 1"},
            "mine.toml: not valid TOML: too many brackets inside each other",
        ),
        (
            {"cards/mine.toml": b"[a]\ncost = 0x" + b"f" * 5000},
            "mine.toml: not valid TOML: a number has more than 64 bits",
        ),
        ({"cards/mine.toml": b'"a\\nb" = 1'}, "mine.toml: a\\nb: a card is a table: [a\\nb]"),
        (tower('"a\\nb" = 1'), "mine.toml: tower: unknown field 'a\\nb'"),
        (tower("x" * 5000 + " = 1"), f"mine.toml: tower: unknown field '{'x' * 57}...'"),
        (
            tower("resources = 1979-05-27"),
            "mine.toml: tower.resources: input should be a table, not 1979-05-27",
        ),
        (tower("use = true"), "mine.toml: tower.use: input should be a list, not true"),
        (tower('public = "a\\nb"'), "mine.toml: tower.public: is a few words on one line"),
        (tower(f"use = [{MANY}]"), "mine.toml: tower.use: has 13 sentences, more than 12"),
        (
            tower('use = [{ do = "choose_one", options = [[], [{ do = "archive" }]] }]'),
            "mine.toml: tower.use[0].options[0]: there should be at least 1 of them, not []",
        ),
        (
            tower('use = [{ do = "if", has = {}, then = [{ do = "archive" }] }]'),
            "mine.toml: tower.use[0].has: there should be at least 1 of them, not {}",
        ),
        (
            tower('use = [{ do = "gain_card", kinds = ["building", "building"] }]'),
            "mine.toml: tower.use[0].kinds: building stands there twice",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_damage_to_a_card_is_named(tmp_path: Path, changes: Files, problem: str) -> None:
    with pytest.raises(PackError) as error:
        unpack("duel", [str(duel(tmp_path, changes))])

    assert error.value.problems == [problem]


def test_two_policies_that_are_not_there_are_two_problems(tmp_path: Path) -> None:
    damaged = AZTECS.replace(b'"calendar"', b'"xyzzy"').replace(b'"codex"', b'"plugh"')

    with pytest.raises(PackError) as error:
        unpack("duel", [str(duel(tmp_path, {"civilizations/aztecs.toml": damaged}))])

    assert sorted(error.value.problems) == [
        "aztecs.toml: policies: unknown card 'plugh'",
        "aztecs.toml: policies: unknown card 'xyzzy'",
    ]


@pytest.mark.parametrize(
    ("file", "old", "new", "problem"),
    [
        ("cards/tokens.toml", b"value = 4", b"value = 5", "of value 4, and the box has 0 (BASE-COMP-10)"),
        (
            "cards/tokens.toml",
            b'"carthage"',
            b'"baghdad"',
            "Markets, and the box has tokens for 3 (BASE-COMP-10)",
        ),
    ],
)
def test_a_map_needs_the_tokens_of_the_packs(
    tmp_path: Path, file: str, old: bytes, new: bytes, problem: str
) -> None:
    files = files_of("base")
    assert old in files[file]
    folder = lay_out({**files, file: files[file].replace(old, new)}, tmp_path)
    box = unpack("classic", [str(folder)])

    with pytest.raises(SetupError) as error:
        wishes(box, seats=4)

    assert str(error.value).endswith(problem)


@pytest.mark.parametrize(
    ("names", "problem"),
    [
        (b"card-forum = \xff", "en.ftl: byte 14 is no text in UTF-8"),
        (b"card-forum = " + b"{" * 3000, "en.ftl: too many brackets inside each other"),
        (b"card-forum\0 = Forum", "en.ftl: no Fluent message: card-forum\\x00 = Forum"),
        (b"card-forum = { card-forum }", "en.ftl: card-forum: a name is a few words on one line"),
        (b"card-forum = { NUMBER(1) }", "en.ftl: card-forum: a name is a few words on one line"),
        (b"card-forum =\n    .of = Forum", "en.ftl: card-forum: a name is a few words on one line"),
        (b"card-forum = " + b"x" * 300, "en.ftl: card-forum: a name is a few words on one line"),
    ],
    ids=["no text", "brackets", "no message", "circle", "function", "attribute", "long"],
)
def test_damage_to_names_is_named(tmp_path: Path, names: bytes, problem: str) -> None:
    box = unpack("duel", [str(duel(tmp_path, {"locale/en.ftl": names}))])

    with pytest.raises(TextError) as error:
        read_out(box)

    assert str(error.value) == problem


# At the command line


@pytest.mark.parametrize("seed", range(6))
def test_check_pack_says_what_is_wrong(seed: int, tmp_path: Path) -> None:
    """A pack of Duel: it is a whole box."""
    folder = laid_out(seed * len(PLAYED), tmp_path)

    ran = run("check-pack", str(folder), "--games", "1")

    assert ran.code in {0, 2}
    assert bool(ran.err) == (ran.code == 2)
    if ran.err:
        check_problems(ran.err.splitlines(), seed)


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"cards/mine.toml": None}, "mine.toml: can't be read: Is a directory"),
        ({"pack.toml": b"\xff"}, "pack.toml: not valid TOML: byte 1 is no text in UTF-8"),
        ({"locale/ja.ftl": b"\xff"}, "ja.ftl: byte 1 is no text in UTF-8"),
    ],
    ids=["a folder", "no text", "no names"],
)
def test_check_pack_refuses_files_that_are_no_text(tmp_path: Path, changes: Files, problem: str) -> None:
    ran = run("check-pack", str(duel(tmp_path, changes)), "--games", "0")

    assert (ran.code, ran.err) == (2, problem + "\n")
