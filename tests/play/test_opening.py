"""How a game begins: laid out anew from the head of a record, and never from what a record must not say."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from monumental.cards.loader import SHIPPED
from monumental.play.position import dump
from monumental.play.records.luck import Luck, typed_luck
from monumental.play.records.opening import Opening, from_here, new_table, open_table, read_opening
from monumental.play.records.record import (
    Head,
    MapHead,
    Record,
    RecordError,
    head_for,
    read_record,
    write_head,
    write_record,
)
from monumental.play.records.replay import Replay, verify
from monumental.play.setup import SetupError, Terms, unpack
from monumental.play.table import Table
from monumental.testing import position
from tests import classic_scene
from tests.play.recorded import KINDS, open_kind, played, seed_of, whole_game


def head(kind: str, **changes: Any) -> Head:
    """The head of a new game, with some fields changed."""
    made = open_kind(kind).record_for(None).head
    return read_record(write_head(made.model_copy(update=changes))).head


def setup(kind: str, **changes: Any) -> Head:
    made = head(kind)
    assert made.setup is not None
    return head(kind, setup=made.setup.model_copy(update=changes))


def map_of(kind: str) -> MapHead | None:
    made = head(kind)
    assert made.setup is not None
    return made.setup.map


def refusal(broken: Head, folders: tuple[str, ...] = ()) -> str:
    with pytest.raises(RecordError) as found:
        Replay(Record(broken, ()), folders)
    assert len(str(found.value).splitlines()) == 1
    return str(found.value)


# Both ways


@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize("kind", KINDS)
def test_a_game_is_laid_out_again_from_the_head_of_its_record(kind: str, number: int) -> None:
    table = open_kind(kind, number)
    text = write_head(table.record().head)

    again = Replay(read_record(text)).at(0)

    assert position(again.game) == position(table.game), f"{kind}, seed {number}"
    assert [repr(event) for event in again.events] == [repr(event) for event in table.events]
    assert again.sitters == table.sitters
    assert again.record() == table.record()
    assert write_head(again.record().head) == text


@pytest.mark.parametrize(
    ("rules", "terms"),
    [
        ("duel", {"civilizations": ("aztecs", "random"), "first": 1}),
        ("duel", {"switches": {"advantage_top_up": True}, "preset": "published"}),
        ("classic", {"seats": 2, "layout": "random:7"}),
        ("classic", {"seats": 4, "draw_capitals": True, "civilizations": ("random",) * 4}),
        ("classic", {"seats": 2, "automas": (1,), "advanced": 4, "civilizations": ("danes", "greeks")}),
        ("classic", {"seats": 3, "packs": ("base", "renaissance", "heroes", "monsters")}),
        ("continuous", {"seats": 5}),
    ],
    ids=repr,
)
def test_everything_that_was_agreed_on_is_read_again(rules: str, terms: Terms) -> None:
    agreed: Terms = {**terms, "seed": 5}
    table = new_table(rules, **agreed)
    written = table.record().head

    opening = read_opening(read_record(write_head(written)))
    again = open_table(opening, typed_luck(5))

    assert again.record() == table.record()
    assert position(again.game) == position(table.game)


def test_a_switch_that_an_older_record_does_not_know_stands_as_the_letter_has_it() -> None:
    now = new_table("duel", seed=5).record().head
    older = {name: value for name, value in now.switches.items() if name != "conquest_costs_at_least_one"}
    written = write_head(now.model_copy(update={"version": 1, "switches": older}))

    rules = read_opening(read_record(written)).box.rules

    assert rules.on("conquest_costs_at_least_one")
    assert rules.switches == now.switches


def test_a_typed_seed_stands_in_the_head_and_a_sealed_one_does_not() -> None:
    typed, sealed = new_table(seed=7), new_table()

    assert typed.record_for(0).head.luck.typed == 7
    assert typed.record_for(0).seed() == typed.seed
    assert sealed.record_for(0).head.luck.commitment == Luck(sealed.seed or b"").commitment
    assert sealed.record_for(0).seed() is None


def test_who_sits_where_unless_it_is_said() -> None:
    assert new_table(seed=1).sitters == ["human", "human"]
    assert new_table("classic", seats=3, automas=(1,), seed=1).sitters == ["human", "automa", "human"]
    assert new_table("duel", ("human", "greedy"), seed=1).sitters == ["human", "greedy"]


def test_as_many_sit_down_as_there_are_seats() -> None:
    with pytest.raises(SetupError, match=r"^seats: there are 2, and 3 sit down$"):
        new_table("duel", ("human", "greedy", "greedy"), seed=1)


# From a position


def from_the_middle(kind: str, number: int = 0, moves: int = 120) -> Table:
    """A game that goes on from the middle of another one, with luck of its own."""
    rules, _ = KINDS[kind]
    table = played(open_kind(kind, number), number, moves)
    packs = [pack.name for pack in read_opening(table.record()).box.packs]
    box = unpack(rules, packs, "rulebook", table.record().head.switches)
    return open_table(from_here(table.game, box), Luck(seed_of(number + 1)))


@pytest.mark.parametrize("kind", KINDS)
def test_a_game_may_begin_in_the_middle_of_another_one(kind: str) -> None:
    begun = from_the_middle(kind)
    here = dump(begun.game)
    table = played(begun, 9)
    record = read_record(write_record(table.record_for(None)))

    assert dump(Replay(record).at(0).game) == here
    verdict = verify(record)

    assert (verdict.ended, verdict.luck) == (True, "honest")
    assert position(verdict.table.game) == position(table.game)


def test_a_verdict_says_that_a_game_began_in_the_middle() -> None:
    """Whoever set it up could have given themselves anything."""
    assert verify(from_the_middle("duel").record()).began_in_position


def test_a_game_from_a_position_knows_which_seats_are_automas() -> None:
    assert from_the_middle("solo").sitters == ["human", "automa", "human"]


def test_the_market_tokens_that_others_saw_are_not_told_with_the_position() -> None:
    """The position has them, for whoever keeps the game; nobody else may read them there."""
    market = {
        "tile": 3,
        "city": "carthage",
        "stack": "carthage-galleys carthage-mercenaries",
        "seen": [1],
        "count": 2,
    }
    game = classic_scene.scene(explorers=[3, 1], markets=[market])
    table = open_table(from_here(game, unpack("classic", ("base",))), Luck(seed_of(1)))

    texts = {seat: write_head(table.record_for(seat).head) for seat in (0, 1, None)}
    assert "galleys" in write_head(table.record().head)
    assert "galleys" in texts[1]
    assert "galleys" not in texts[0]
    assert texts[0] == texts[None]

    assert refusal(read_record(texts[0]).head) == (
        "line 1: what somebody saw is hidden in this record, so it can't be played"
    )
    assert position(Replay(read_record(texts[1])).at(0).game) == position(table.game)


def test_what_is_told_of_a_position_does_not_depend_on_what_is_hidden() -> None:
    market = {"tile": 3, "city": "carthage", "stack": "carthage-galleys carthage-mercenaries", "seen": [1]}
    made = head("classic", setup=None, position={"board": {"markets": [market]}})
    other = head(
        "classic",
        setup=None,
        position={"board": {"markets": [{**market, "stack": "carthage-silk carthage-galleys"}]}},
    )

    assert write_head(head_for(0, made)) == write_head(head_for(0, other))


# What a record can't say


def test_a_record_says_either_how_it_was_set_up_or_where_it_began() -> None:
    both_or_neither = "line 1: either the set-up or a position says how the game began"
    here = dump(open_kind("duel").game)

    assert refusal(head("duel", setup=None)) == both_or_neither
    assert refusal(head("duel", position=here)) == both_or_neither


@pytest.mark.parametrize(
    ("broken", "sentence"),
    [
        (lambda: head("duel", rules="chess"), "line 1: unknown rules 'chess' (there are: "),
        (lambda: head("duel", rules="classic"), "line 1: "),
        (lambda: head("duel", switches={"flying": True}), "line 1: unknown rule switch 'flying'"),
        (lambda: head("duel", packs=()), "line 1: packs: a game is played with at least one"),
        (lambda: head("duel", packs=head("duel").packs * 2), "line 1: a pack is named twice: "),
        (lambda: head("duel", packs=head("classic").packs), "line 1: "),
        (lambda: head("duel", seats=("human",)), "line 1: setup.civilizations: there is one for each seat"),
        (lambda: setup("duel", civilizations=("aztecs",)), "line 1: setup.civilizations: there is one"),
        (lambda: setup("duel", civilizations=("aztecs", "romans")), "line 1: unknown civilization 'romans'"),
        (
            lambda: setup("duel", civilizations=("aztecs", "aztecs")),
            "line 1: each player needs a civilization",
        ),
        (lambda: setup("duel", first=2), "line 1: the first player is a seat from 0 to 1, not 2"),
        (lambda: setup("duel", map=MapHead(name="valley", drawing="C")), "line 1: setup.map.drawing: "),
        (lambda: setup("duel", map=map_of("classic")), "line 1: "),
        (lambda: setup("duel", automas=(1,)), "line 1: duel is played without the Automa"),
        (lambda: setup("classic", automas=(7,)), "line 1: the Automa sits at a seat from 0 to 2, not at 7"),
        (lambda: setup("classic", automas=(0, 1, 2)), "line 1: somebody must play against the Automa"),
        (lambda: setup("classic", advanced=5), "line 1: an Automa has 0 to 4 Advanced cards, not 5"),
        (lambda: setup("classic", map=MapHead(name="valley", drawing="?")), "line 1: setup.map.drawing: "),
        (lambda: setup("classic", map=MapHead(name="valley", drawing="")), "line 1: setup.map.drawing: "),
        (lambda: setup("classic", map=map_of("modules")), "line 1: setup.map.drawing: "),
        (
            lambda: head("classic", seats=("human",) * 9).model_copy(
                update={"setup": setup("classic", civilizations=(None,) * 9).setup}
            ),
            "line 1: ",
        ),
        (lambda: head("duel", dealt=()), "line 1: dealt: the game draws once more than the record has"),
        (
            lambda: head("duel", dealt=(*head("duel").dealt, "forum")),
            "line 1: dealt: luck brings something else",
        ),
        (lambda: head("duel", dealt=("petra", *head("duel").dealt[1:])), "line 1: dealt: draw 1 on record"),
        (
            lambda: head("duel", dealt=("pizza", *head("duel").dealt[1:])),
            "line 1: dealt: there is no card 'pizza'",
        ),
        (lambda: head("duel", setup=None, position={}), "line 1: position: "),
        (lambda: head("duel", setup=None, position={"rules": "chess"}), "line 1: position: "),
        (
            lambda: head("classic", setup=None, position=dump(open_kind("duel").game)),
            "line 1: position.board.drawing: the map is drawn in full",
        ),
        (
            lambda: head(
                "duel", setup=None, position=dump(open_kind("duel").game), seats=("human",), dealt=()
            ),
            "line 1: seats: there are 2, and 1 sit down",
        ),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(broken: Any, sentence: str) -> None:
    assert refusal(broken()).startswith(sentence)


# Where to look


@pytest.mark.parametrize(
    "name", [str(SHIPPED / "duel-trade"), ".", "../duel-trade", "/", "duel-trade/", "a\nb"]
)
def test_a_record_never_says_where_to_look_for_a_pack(name: str) -> None:
    pack = head("duel").packs[0].model_copy(update={"name": name})

    sentence = refusal(head("duel", packs=(pack,)))

    assert sentence.endswith("is not one of ours: name its folder with --pack")


def test_a_position_never_says_where_to_look_for_a_map(tmp_path: Path) -> None:
    secret = tmp_path / "secret.toml"
    secret.write_text("password = 7")
    here = dump(open_kind("classic").game)
    board = here["board"]
    assert isinstance(board, dict)
    for spying in ({"map": str(secret)}, {"map": str(secret), "drawing": ""}, {}):
        sentence = refusal(head("classic", setup=None, position={**here, "board": spying}))
        assert sentence == "line 1: position.board.drawing: the map is drawn in full"


@pytest.fixture
def own_pack(tmp_path: Path) -> Path:
    """A pack of one's own, in a folder that is called as one of ours."""
    folder = tmp_path / "heroes"
    shutil.copytree(SHIPPED / "duel-trade", folder)
    text = (folder / "pack.toml").read_text(encoding="utf-8")
    (folder / "pack.toml").write_text(text.replace('name = "duel-trade"', 'name = "mine"'), encoding="utf-8")
    return folder


def test_a_pack_of_ones_own_is_found_in_its_folder(own_pack: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = played(new_table(packs=(str(own_pack),), seed=3), 3)
    record = read_record(write_record(table.record_for(None)))

    assert record.head.packs[0].name == "mine"
    assert str(own_pack) not in write_record(table.record())
    assert refusal(record.head) == "line 1: the pack 'mine' is not one of ours: name its folder with --pack"
    assert verify(record, (str(own_pack),)).ended
    monkeypatch.chdir(own_pack.parent)
    assert verify(record, ("heroes",)).changes == ()


def test_a_folder_that_is_no_pack_is_refused(tmp_path: Path) -> None:
    assert refusal(head("duel"), (str(tmp_path),)).endswith("no pack.toml here, so this is no pack")


def test_a_position_does_not_tell_where_a_pack_lies(own_pack: Path) -> None:
    table = played(new_table(packs=(str(own_pack),), seed=3), 3, moves=50)
    box = unpack("duel", (str(own_pack),))

    again = open_table(from_here(table.game, box), typed_luck(4))

    assert str(own_pack) not in write_record(again.record())
    record = read_record(write_record(played(again, 4).record_for(None)))
    assert verify(record, (str(own_pack),)).ended


# What has changed since


def test_what_has_changed_since_the_game_was_played_is_noted() -> None:
    now = head("modules")
    old = now.packs[1].model_copy(update={"version": "0.9\x1b[2J", "digest": "0" * 64})
    then = head("modules", version=77, modules=("heroes",), packs=(now.packs[0], old, *now.packs[2:]))

    changes = Replay(Record(then, ())).changes

    assert changes == [
        f"it was played by classic 77, and this is classic {now.version}",
        "its packs brought other modules (heroes then, heroes, monsters, renaissance now)",
        f"the pack renaissance has changed since (version 0.9\\x1b[2J then, {now.packs[1].version} now)",
    ]
    assert Replay(Record(now, ())).changes == []


def test_an_opening_is_not_touched_by_the_games_that_begin_with_it() -> None:
    opening: Opening = read_opening(whole_game("duel").record())

    first = played(open_table(opening, typed_luck(1)), 1)
    second = played(open_table(opening, typed_luck(1)), 1)

    assert first.record() == second.record()
