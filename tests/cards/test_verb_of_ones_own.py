"""A verb that is defined elsewhere: packs use it, it is said in every language, and it is played."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

import pytest

from monumental import unpack
from monumental.cards.build import build_catalog
from monumental.cards.describe import describe
from monumental.cards.errors import Fault, PackError, Problem
from monumental.cards.loader import find_pack, read_pack
from monumental.cards.messages import TextError
from monumental.cards.schema import CardText
from monumental.cards.text import LANGUAGES, Texts, add_messages, load_texts, remove_messages
from monumental.cards.values import Positive
from monumental.cards.verbs.definition import SoloVerb, Verb
from monumental.cards.verbs.meanings import Meanings
from monumental.cards.verbs.registry import VERBS, Then, VerbError, register, unregister
from monumental.cards.verbs.resources import Gain
from monumental.cards.verbs.speech import if_done
from monumental.engine.agenda import resolve
from monumental.engine.catalog import Script
from monumental.engine.effects import Effect
from monumental.engine.game import Game
from monumental.engine.resources import CULTURE, GOLD, gain, spend
from monumental.engine.rules import Parts
from monumental.games.duel import DUEL, with_trade
from tests.scene import act, player, scene


class SwapGold(Effect):
    """Gold becomes Culture; what follows happens only then."""

    verb = "swap_gold"

    def __init__(self, at_most: int, afterwards: Script) -> None:
        super().__init__()
        self.at_most = at_most
        self.afterwards = afterwards

    def possible(self, game: Game, seat: int, place: int) -> bool:
        return game.state.players[seat].supply[GOLD] > 0

    def start(self, game: Game, seat: int, place: int) -> None:
        count = min(self.at_most, game.state.players[seat].supply[GOLD])
        spend(game, seat, GOLD, count)
        gain(game, seat, CULTURE, count)
        resolve(game, seat, self.afterwards, place)

    def scripts(self) -> list[Script]:
        return [self.afterwards]


class Swap(Verb):
    do: Literal["swap_gold"]
    at_most: Positive
    afterwards: Then

    effect = SwapGold

    def build(self, make: Callable[..., Effect], means: Meanings) -> Effect:
        return make(self.at_most, means.text(self.afterwards, "afterwards"))

    @staticmethod
    def phrase(effect: SwapGold, texts: Texts) -> str:
        return if_done(texts("verb-swap-gold", count=effect.at_most), effect.afterwards, texts)

    def unasked(self, place: str) -> list[Problem]:
        return [Problem(place, Fault("swap-unasked"))]


MESSAGES = {
    "en": "verb-swap-gold = swap up to { $count } Gold for Culture\n"
    "problem-swap-unasked = a swap here stands inside may",
    "es": "verb-swap-gold = cambia hasta { $count } de Oro por Cultura",
    "cs": "verb-swap-gold = vyměňte až { $count } zlata za kulturu",
    "ja": "verb-swap-gold = 黄金{ $count }個までを文化に換える",
}
SAID = {
    "en": "Use: swap up to 2 Gold for Culture: gain 1 Science.",
    "es": "Uso: cambia hasta 2 de Oro por Cultura y, a cambio, gana 1 de Ciencia.",
    "cs": "Použití: vyměňte až 2 zlata za kulturu a za to získejte 1 žeton vědy.",
    "ja": "使用：黄金2個までを文化に換えることで、1科学力を得る。",
}
SENTENCE = '{ do = "swap_gold", at_most = 2, afterwards = [{ do = "gain", science = 1 }] }'


def written(folder: Path, text: str) -> Path:
    """A pack with one card, a Bank."""
    (folder / "cards").mkdir(parents=True)
    head = 'format = 1\nname = "bank"\nversion = "1"\nrules = "duel"\n'
    (folder / "pack.toml").write_text(head, encoding="utf-8")
    card = f'[bank]\nkind = "building"\nsource = "original"\n{text}\n'
    (folder / "cards/bank.toml").write_text(card, encoding="utf-8")
    return folder


def locale(folder: Path, messages: dict[str, str]) -> Path:
    for language, text in messages.items():
        (folder / language).mkdir(parents=True)
        (folder / language / "swap.ftl").write_text(f"{text}\n", encoding="utf-8")
    return folder


@pytest.fixture
def pack(tmp_path: Path) -> str:
    return str(written(tmp_path / "pack", f"use = [{SENTENCE}]"))


@pytest.fixture
def swap(tmp_path: Path) -> Iterator[type[Verb]]:
    """The verb while it is known."""
    with brought(locale(tmp_path / "locale", MESSAGES)):
        register(Swap)
        yield Swap
        unregister(Swap)


@contextmanager
def brought(messages: Path) -> Iterator[None]:
    """With these messages beside ours."""
    add_messages(messages)
    try:
        yield
    finally:
        remove_messages(messages)


def problems(pack: str) -> list[str]:
    with pytest.raises(PackError) as error:
        unpack("duel", ["duel-trade", pack])
    return error.value.problems


@pytest.mark.usefixtures("swap")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_with_the_verb_is_said(pack: str, language: str) -> None:
    box = unpack("duel", ["duel-trade", pack])
    texts = load_texts(language, [each.folder for each in box.packs], box.rules)

    assert describe(box.catalog.by_key["bank"], texts) == [SAID[language]]


@pytest.mark.usefixtures("swap")
def test_a_card_with_the_verb_is_played(pack: str) -> None:
    game = scene(packs=("duel-trade", pack), city="bank* . . . . . . . .", supply="3 gold")

    act(game, "use a1")

    assert player(game).supply == [0, 1, 0, 2, 1]


@pytest.mark.usefixtures("swap")
@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('use = [{ do = "swap_gold" }]', "bank.use[0]: the field 'at_most' is missing"),
        (
            'use = [{ do = "swap_gold", at_most = 0 }]',
            "bank.use[0].at_most: input should be greater than or equal to 1, not 0",
        ),
        (
            'use = [{ do = "swap_gold", at_mots = 1 }]',
            "bank.use[0]: the field 'at_most' is missing",
        ),
        ('use = [{ do = "swap_god", at_most = 1 }]', "unknown verb 'swap_god' (did you mean 'swap_gold'?)"),
        (
            'use = [{ do = "swap_gold", at_most = 1, afterwards = [{ do = "gian" }] }]',
            "bank.use[0].afterwards[0]: unknown verb 'gian' (did you mean 'gain'?)",
        ),
        (
            'use = [{ do = "swap_gold", at_most = 1, afterwards = [{ do = "gain", gold = "x" }] }]',
            "bank.use[0].afterwards[0].gold: input should be a valid integer",
        ),
        (
            'when = [{ event = "conquered", limit = "first", then = [{ do = "swap_gold", at_most = 1 }] }]',
            "bank.when[0].then[0]: a swap here stands inside may",
        ),
    ],
)
def test_a_wrong_sentence_with_the_verb_is_named(tmp_path: Path, text: str, problem: str) -> None:
    assert problem in problems(str(written(tmp_path / "wrong", text)))[0]


def test_a_pack_can_not_use_the_verb_before_or_after(pack: str) -> None:
    unknown = ["bank.toml: bank.use[0]: unknown verb 'swap_gold'"]

    before = problems(pack)
    register(Swap)
    unpack("duel", ["duel-trade", pack])
    unregister(Swap)
    after = problems(pack)

    assert (before, after) == (unknown, unknown)


def test_a_verb_without_an_effect_is_for_rules_that_list_it(
    pack: str, swap: type[Verb], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(swap, "effect", None)
    packs = [read_pack(find_pack("duel-trade")), read_pack(Path(pack))]
    with_bank = with_trade(DUEL).with_module("bank", Parts(verbs={"swap_gold": SwapGold}))

    catalog = build_catalog(with_bank, packs)
    with pytest.raises(PackError) as error:
        build_catalog(with_trade(DUEL), packs)

    assert isinstance(catalog.effects["bank/bank.use.0"], SwapGold)
    assert error.value.problems == ["bank.toml: bank.use[0]: unknown verb 'swap_gold' in these rules"]


# What can't be registered


class AnotherGain(Verb):
    do: Literal["gain"]


class ArchiveOtherwise(SoloVerb):
    do: Literal["archive"]


class EffectOfAnotherName(Verb):
    do: Literal["swap"]

    effect = SwapGold


class NoName(Verb):
    pass


class TwoNames(Verb):
    do: Literal["swap", "exchange"]


class NameOfSigns(Verb):
    do: Literal["Swap!"]


@pytest.mark.parametrize(
    ("verb", "problem"),
    [
        (AnotherGain, "there is a verb 'gain' already: monumental.cards.verbs.resources.Gain"),
        (
            ArchiveOtherwise,
            "'archive' would be said in two ways: monumental.cards.verbs.city.Archive has another one",
        ),
        (EffectOfAnotherName, "the verb 'swap' has an effect of another name: 'swap_gold'"),
        (NoName, 'NoName needs a name in lower-case words: do: Literal["gain_card"]'),
        (TwoNames, 'TwoNames needs a name in lower-case words: do: Literal["gain_card"]'),
        (NameOfSigns, 'NameOfSigns needs a name in lower-case words: do: Literal["gain_card"]'),
    ],
)
def test_a_verb_that_can_not_be_registered(verb: type[Verb], problem: str) -> None:
    known = dict(VERBS)

    with pytest.raises(VerbError) as error:
        register(verb)

    assert str(error.value).endswith(problem)
    assert dict(VERBS) == known


def test_the_same_verb_may_be_brought_twice(swap: type[Verb]) -> None:
    """Two modules may have one in common."""
    assert register(swap) is swap


@pytest.mark.parametrize(
    ("messages", "problem"),
    [
        ({"en": "verb-gain = get"}, "en/swap.ftl: there is a text 'verb-gain' already"),
        ({"en": "verb-x = x", "ja": "verb-gain = x"}, "ja/swap.ftl: there is a text 'verb-gain' already"),
        ({"ja": "verb-swap-gold = x"}, "there are no messages in English: en/*.ftl"),
        ({"en": "verb-swap-gold"}, "swap.ftl: no Fluent message: verb-swap-gold"),
    ],
)
def test_messages_that_can_not_be_brought(tmp_path: Path, messages: dict[str, str], problem: str) -> None:
    folder = locale(tmp_path, messages)

    with pytest.raises(TextError) as error, brought(folder):
        load_texts("ja")

    assert str(error.value).endswith(problem)


def test_a_sentence_may_be_written_in_python() -> None:
    sentence = Gain(do="gain", gold=1)

    card = CardText(kind="building", source="original", use=[sentence])

    assert card.use == [sentence]
    assert card == CardText.model_validate(
        {"kind": "building", "source": "original", "use": [{"do": "gain", "gold": 1}]}
    )
