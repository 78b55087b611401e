"""A card is tried out in a position where it lies before whoever made it."""

from __future__ import annotations

import pytest

from monumental.cards.errors import PackError
from monumental.cards.loader import pack_folders
from monumental.play.notation import write
from monumental.play.position import dump
from monumental.play.records.luck import typed_luck
from monumental.play.records.opening import open_table
from monumental.play.records.record import read_record, write_record
from monumental.play.records.replay import Replay
from monumental.play.table import Table
from monumental.studio.packs.draft import Draft, new_draft, read_draft
from monumental.studio.packs.problems import rules_of
from monumental.studio.trial import can_be_tried, trial

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


@pytest.mark.parametrize("name", ["duel-trade", "base", "renaissance"])
def test_one_card_of_each_kind_of_ours_can_be_tried_or_is_none_to_lay_out(name: str) -> None:
    draft = read_draft(pack_folders()[name])
    rules = rules_of(draft)
    kinds = {str(card["kind"]): key for key, card in draft.cards.items()}

    for kind, key in kinds.items():
        if can_be_tried(rules, kind):
            assert tried(draft, key).game.seat == 0

    assert not can_be_tried(rules, "barbarian")
    assert not can_be_tried(rules, "nonsense")
