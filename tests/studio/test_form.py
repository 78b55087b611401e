"""The form: every card of ours can be filled in, and nothing is offered that would be refused."""

from __future__ import annotations

from typing import Any

import pytest

from monumental.cards.loader import known_packs, pack_folders
from monumental.cards.verbs.registry import VERBS
from monumental.play.setup import unpack
from monumental.studio.form import blanks as forms
from monumental.studio.form.blanks import Blank, Fit
from monumental.studio.form.form import Form, form_of
from monumental.studio.packs.draft import read_draft
from monumental.studio.packs.problems import rules_of


def misfits(form: Form, table: dict[str, Any], blanks: tuple[Blank, ...]) -> list[str]:
    """What of a table no blank of the form can show."""
    known = {blank.name: blank for blank in blanks}
    for blank in blanks:
        for fit in blank.fits:
            if isinstance(fit, forms.Question):
                known |= {each.name: each for each in fit.blanks}
    wrong = [name for name in table if name not in known and name != "do"]
    return wrong + [
        f"{name} = {value}"
        for name, value in table.items()
        if name in known and not any(fills(form, fit, value) for fit in known[name].fits)
    ]


def fills(form: Form, fit: Fit, value: Any) -> bool:  # noqa: PLR0911 - a line for each fit
    match fit:
        case forms.Number(least=least, most=most, only=only):
            return isinstance(value, int) and least <= value <= most and (not only or value in only)
        case forms.Mark():
            return isinstance(value, bool)
        case forms.Word(words=words):
            return value in words
        case forms.Words(words=words, least=least, most=most):
            return isinstance(value, list) and set(value) <= set(words) and least <= len(value) <= most
        case forms.Line(longest=longest):
            return isinstance(value, str) and len(value) <= longest
        case forms.Counts(words=words, number=number):
            return all(word in words and fills(form, number, count) for word, count in value.items())
        case forms.Pair(number=number):
            return isinstance(value, list) and all(fills(form, number, each) for each in value)
        case forms.Text(verbs=verbs, solo=solo):
            return all(
                each["do"] in verbs and not misfits(form, each, form.blanks(each["do"], solo=solo))
                for each in value
            )
        case forms.Texts(text=text):
            return all(fills(form, text, each) for each in value)
        case forms.Table(blanks=blanks):
            return not misfits(form, value, blanks)
        case forms.Tables(table=table):
            return all(fills(form, table, each) for each in value)
        case _:
            return False


@pytest.mark.parametrize("pack", known_packs())
def test_every_card_of_ours_fits_the_form_of_its_kind(pack: str) -> None:
    draft = read_draft(pack_folders()[pack])
    form = form_of(rules_of(draft))

    wrong = {key: misfits(form, card, form.cards[card["kind"]]) for key, card in draft.cards.items()}

    assert wrong
    assert not {key: each for key, each in wrong.items() if each}


def test_a_form_has_only_the_verbs_of_its_rules() -> None:
    duel, classic = form_of(unpack("duel").rules), form_of(unpack("classic", ["base"]).rules)

    assert "trade_for_free" in duel.sentences
    assert "trade_for_free" not in classic.sentences
    assert "move_units" in classic.sentences
    assert "move_units" not in duel.sentences
    assert not duel.solo_sentences


def test_a_sentence_that_asks_offers_each_question_of_its_rules() -> None:
    [question] = [
        fit
        for blank in form_of(unpack("duel").rules).sentences["if"]
        for fit in blank.fits
        if isinstance(fit, forms.Question)
    ]

    assert {blank.name for blank in question.blanks} == {
        "holds_advantage",
        "gained",
        "holds",
        "has",
        "this_round",
    }


def test_blanks_are_the_fields_that_packs_write() -> None:
    form = form_of(unpack("classic", ["base"]).rules)

    for verb, blanks in form.sentences.items():
        written = {info.alias or name for name, info in VERBS[verb].model_fields.items()} - {"do"}
        shown = {
            name
            for blank in blanks
            for name in (
                [each.name for fit in blank.fits if isinstance(fit, forms.Question) for each in fit.blanks]
                or [blank.name]
            )
        }
        assert shown <= written


def test_a_kind_has_what_only_it_can_have() -> None:
    form = form_of(unpack("duel").rules)

    assert "type" in {blank.name for blank in form.cards["province"]}
    assert "type" not in {blank.name for blank in form.cards["building"]}
    assert [blank.needed for blank in form.cards["free_city"] if blank.name == "trade"] == [True]
    [cost] = [blank for blank in form.cards["wonder"] if blank.name == "cost"]
    assert isinstance(cost.fits[0], forms.Pair)
