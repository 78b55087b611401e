"""A record has the packs that are not ours in full: it plays where nobody ever had them."""

from __future__ import annotations

import json
import re
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from monumental.cards.carried import MOST_BYTES, MOST_FILES, Carried, carry
from monumental.cards.errors import PackError
from monumental.cards.loader import SHIPPED, digest_of, read_pack
from monumental.cards.text import load_texts
from monumental.play.position import read_snapshot, write_snapshot
from monumental.play.records.luck import typed_luck
from monumental.play.records.opening import from_here, new_table, open_table
from monumental.play.records.record import Record, RecordError, read_record, write_head, write_record
from monumental.play.records.replay import Replay, ReplayError, resume, verify
from monumental.play.setup import unpack
from monumental.play.table import Table


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A copy of ours by another name, with a card called otherwise."""
    folder = shutil.copytree(SHIPPED / "duel-trade", tmp_path / "mine")
    head = folder / "pack.toml"
    head.write_text(head.read_text("utf-8").replace('name = "duel-trade"', 'name = "mine"'), "utf-8")
    words = folder / "locale" / "en.ftl"
    text = re.sub(r"(?m)^card-forum = .*$", "card-forum = My Own Forum", words.read_text("utf-8"))
    words.write_text(text, "utf-8")
    return folder


def played(table: Table, moves: int = 10_000) -> Table:
    while not table.game.over and table.version < moves:
        table.play(table.game.seat, table.game.options()[0])
    return table


def test_a_pack_that_is_carried_is_the_pack_of_its_folder(mine: Path) -> None:
    carried = carry(mine)

    from_folder, from_record = read_pack(mine), read_pack(carried)

    assert from_record.digest == from_folder.digest
    assert digest_of(carried, [], looks=True) == digest_of(mine, [], looks=True)
    assert (from_record.cards, from_record.civilizations) == (from_folder.cards, from_folder.civilizations)
    assert from_record.faces == from_folder.faces
    assert from_record.found_as == f"pack:{carried.hash}"


def test_words_and_looks_are_part_of_what_is_carried(mine: Path) -> None:
    before = carry(mine)
    (mine / "locale" / "en.ftl").write_text("card-forum = Another One")

    after = carry(mine)

    assert (before == after, before.hash == after.hash) == (False, False)
    assert read_pack(before).digest == read_pack(after).digest
    assert carry(mine) == after


def test_a_record_plays_after_its_pack_has_changed_or_gone(mine: Path) -> None:
    text = write_record(played(new_table(packs=(str(mine),), seed=3)).record_for(None))
    shutil.rmtree(mine)

    verdict = verify(read_record(text))

    assert (verdict.ended, verdict.luck, verdict.changes) == (True, "typed", ())
    assert write_record(read_record(text)) == text
    assert write_record(verdict.table.record_for(None)) == text


def test_a_carried_pack_wins_over_a_folder_that_has_changed_since(mine: Path) -> None:
    record = played(new_table(packs=(str(mine),), seed=3)).record()
    head = mine / "pack.toml"
    head.write_text(head.read_text("utf-8").replace('version = "', 'version = "9'), "utf-8")

    assert verify(record, (str(mine),)).changes == ()


def test_our_own_packs_are_only_named() -> None:
    record = new_table("classic", seats=4, seed=1).record()

    assert record.packs == ()
    assert {pack.content for pack in record.head.packs} == {None}
    assert "content" not in write_head(record.head)


def test_its_cards_have_their_names_wherever_the_record_is_read(mine: Path) -> None:
    record = read_record(write_record(new_table(packs=(str(mine),), seed=3).record()))
    shutil.rmtree(mine)

    box = Replay(record).opening.box
    texts = load_texts("en", [pack.folder for pack in box.packs], box.rules)

    assert texts.card(box.catalog.by_key["forum"]) == "My Own Forum"


def test_a_game_goes_on_from_its_record(mine: Path) -> None:
    table = played(new_table(packs=(str(mine),), seed=3), moves=40)
    record = read_record(write_record(table.record()))
    shutil.rmtree(mine)

    again, _ = resume(record)

    assert played(again).record().ending == played(table).record().ending


def test_a_game_that_began_in_the_middle_of_another_one_carries_the_pack_along(mine: Path) -> None:
    table = played(new_table(packs=(str(mine),), seed=3), moves=40)
    record = read_record(write_record(table.record()))
    shutil.rmtree(mine)
    there = Replay(record)

    fork = open_table(from_here(there.at(40).game, there.opening.box), typed_luck(4))

    assert verify(read_record(write_record(played(fork).record()))).ended


def test_a_snapshot_names_a_carried_pack_by_its_hash(mine: Path) -> None:
    pack = carry(mine)
    game = played(new_table(packs=(pack,), seed=3), moves=40).game

    snapshot = write_snapshot(game)

    assert json.loads(snapshot)["packs"] == [pack.word]
    assert write_snapshot(read_snapshot(snapshot, carried=(pack,))) == snapshot
    with pytest.raises(PackError, match="unknown pack"):
        read_snapshot(snapshot)


def test_boxes_with_the_same_carried_pack_are_opened_once(mine: Path) -> None:
    assert unpack("duel", (carry(mine),)) is unpack("duel", (carry(mine),))


def test_a_record_that_lacks_its_pack_asks_for_the_folder(mine: Path) -> None:
    record = new_table(packs=(str(mine),), seed=3).record()

    with pytest.raises(RecordError, match="the pack 'mine' is not one of ours: name its folder with --pack"):
        verify(read_record(f"{write_head(record.head)}\n"))
    assert verify(replace(record, packs=()), (str(mine),)).changes == ()


def test_a_pack_of_ones_own_that_is_called_as_one_of_ours_is_not_taken_for_it(tmp_path: Path) -> None:
    own = shutil.copytree(SHIPPED / "duel-trade", tmp_path / "own")
    record = new_table(packs=(str(own),), seed=3).record()

    assert record.head.packs[0].name == "duel-trade"
    with pytest.raises(RecordError, match="name its folder with --pack"):
        Replay(Record(record.head, ()))


def test_what_is_wrong_with_a_move_is_said_with_the_line_of_the_file(mine: Path) -> None:
    table = played(new_table(packs=(str(mine),), seed=3), moves=5)
    lines = write_record(table.record()).splitlines()
    lines[4] = '[0,"use z9"]'

    with pytest.raises(ReplayError, match=r"^line 5: "):
        verify(read_record("\n".join(lines) + "\n"))


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"pack.toml": 'name = "other"'}, "line 2: this is not the pack that the game was played with"),
        ({"../outside.toml": ""}, "line 2: ../outside.toml: a pack has no such file"),
        ({"/etc/passwd.toml": ""}, "line 2: /etc/passwd.toml: a pack has no such file"),
        ({"run.sh": ""}, "line 2: run.sh: a pack has no such file"),
        ({"cards/x.toml": "#" * (MOST_BYTES + 1)}, "line 2: the pack has more than 400 kB"),
        ({"cards/x.toml": 7}, "line 2: files.cards/x.toml: input should be a valid string"),
    ],
)
def test_a_pack_that_was_tampered_with_is_refused(mine: Path, change: object, sentence: str) -> None:
    lines = write_record(new_table(packs=(str(mine),), seed=3).record()).splitlines()
    data = json.loads(lines[1])
    assert isinstance(change, dict)
    data["files"] |= change
    lines[1] = json.dumps(data)

    with pytest.raises(RecordError) as refused:
        read_record("\n".join(lines) + "\n")

    assert str(refused.value).startswith(sentence)


def test_more_files_than_any_pack_has_are_refused() -> None:
    with pytest.raises(PackError, match=f"more than {MOST_FILES}"):
        Carried({f"cards/a{number}.toml": "" for number in range(MOST_FILES + 1)})


def test_what_is_no_text_is_refused() -> None:
    with pytest.raises(PackError, match="is no text"):
        Carried({"pack.toml": "\ud800"})
