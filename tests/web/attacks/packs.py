"""Packs that nobody would write: made by the form of the studio, then bent, broken, deepened and swollen."""

from __future__ import annotations

import random
from typing import Any, Final

from monumental.studio.form import blanks as forms
from monumental.studio.form.form import Form, form_of
from monumental.studio.packs.draft import new_draft
from monumental.studio.packs.problems import problems_with_card, rules_of

#: Rules with their modules.
EDITIONS: Final[tuple[tuple[str, list[str]], ...]] = (
    ("duel", ["trade"]),
    ("duel", []),
    ("classic", []),
    ("classic", ["heroes", "monsters"]),
    ("classic", ["renaissance"]),
)

#: Words that stand nowhere, or where nobody expects them.
ODD: Final = (
    *("", " ", "é\n", "../x", "a/b", "{ $x }", "{card-forum}", "\u202eabc", "\x00", "<b>x</b>", "forum"),
    *("x" * 300, "do", "then", "constructor", "__proto__", "pack.toml", "𝕏" * 50, "-", "0", "null"),
)
DEEPEST: Final = 4
TRIES: Final = 40


class PackMaker:
    """Makes one pack of luck: `PackMaker(7).pack()`."""

    def __init__(self, seed: int) -> None:
        self.luck = random.Random(seed)
        self.rules, self.modules = self.luck.choice(EDITIONS)
        self._known = rules_of(new_draft("draft", self.rules, self.modules))
        self.form: Form = form_of(self._known)

    def pack(self) -> dict[str, Any]:
        """A pack as the page sends one."""
        count = self.luck.choice((1, 1, 2, 3, 5, 8))
        cards = {self._key(number): self._card() for number in range(count)}
        head = {
            "format": 1,
            "name": "mine",
            "version": "1",
            "rules": self.rules,
            "modules": self.modules,
        }
        names = {"en": {f"card-{key}": f"Card {key}" for key in cards}}
        pack: dict[str, Any] = {"head": head, "cards": cards, "names": names}
        for _ in range(self.luck.choice((0, 0, 0, 1, 2))):
            self._break(pack)
        if self.luck.random() < 0.05:
            pack[self.luck.choice(("cards", "names", "head", "zip", "faces"))] = self._nonsense()
        return pack

    def _key(self, number: int) -> str:
        return self.luck.choice(("forum", "pagoda")) if self.luck.random() < 0.1 else f"card-{number}"

    # What the form lets somebody write

    def _card(self) -> dict[str, Any]:
        """A card, most of the time one that may be: the form does not know what fields can't say together."""
        card: dict[str, Any] = {}
        for _ in range(self.luck.choice((1, TRIES, TRIES, TRIES))):
            kind = self.luck.choice(sorted(self.form.cards))
            filled = self._filled(self.form.cards[kind], 0)
            card = {**filled, "kind": kind, "source": "original"}
            if not problems_with_card(self._known, "card", card):
                break
        return card

    def _filled(self, blanks: tuple[forms.Blank, ...], depth: int) -> dict[str, Any]:
        table: dict[str, Any] = {}
        for blank in blanks:
            if blank.name in {"kind", "source"} or (not blank.needed and self.luck.random() < 0.6):
                continue
            fit = self.luck.choice(blank.fits)
            if isinstance(fit, forms.Question):
                table |= self._filled((self.luck.choice(fit.blanks),), depth)
            else:
                table[blank.name] = self._value(fit, depth)
        return table

    def _value(self, fit: forms.Fit, depth: int) -> Any:  # noqa: PLR0911 (a way for each fit)
        luck = self.luck
        match fit:
            case forms.Number():
                return luck.choice(fit.only) if fit.only else luck.randint(fit.least, min(fit.most, 9))
            case forms.Mark():
                return luck.random() < 0.5
            case forms.Word():
                return luck.choice(fit.words) if fit.words else ""
            case forms.Words():
                return luck.sample(fit.words, min(len(fit.words), max(fit.least, 1)))
            case forms.Line():
                return luck.choice(("by a friend", *ODD))
            case forms.Counts():
                return {luck.choice(fit.words): luck.randint(1, 3)}
            case forms.Pair():
                return [luck.randint(1, 6), luck.randint(1, 6)]
            case forms.Text():
                return self._text(fit, depth)
            case forms.Texts():
                return [self._text(fit.text, depth) for _ in range(max(fit.least, luck.randint(1, 2)))]
            case forms.Table():
                return self._filled(fit.blanks, depth + 1)
            case forms.Tables():
                return [self._filled(fit.table.blanks, depth + 1) for _ in range(max(fit.least, 1))]
            case forms.Question():
                return self._filled((luck.choice(fit.blanks),), depth)

    def _text(self, text: forms.Text, depth: int) -> list[dict[str, Any]]:
        known = self.form.solo_sentences if text.solo else self.form.sentences
        verbs = [verb for verb in text.verbs if verb in known]
        if not verbs or depth > DEEPEST:
            return []
        chosen = [self.luck.choice(verbs) for _ in range(max(text.least, self.luck.choice((1, 1, 2))))]
        return [{"do": verb, **self._filled(known[verb], depth + 1)} for verb in chosen]

    # What it does not

    def _break(self, pack: dict[str, Any]) -> None:
        luck = self.luck
        card = luck.choice([*pack["cards"].values()]) if pack["cards"] else {}
        field = luck.choice([*card, luck.choice(ODD)])
        match luck.randrange(8):
            case 0:
                card[field] = self._nonsense()
            case 1:
                card["use"] = self._deep(luck.choice((5, 20, 40, 300)))
            case 2:
                card["public"] = "x" * luck.choice((1000, 100_000, 2_000_000))
            case 3:
                pack["cards"] |= {f"more-{number}": {**card} for number in range(luck.choice((50, 399, 401)))}
            case 4:
                pack["head"][luck.choice(("name", "rules", "modules", "version", "x"))] = self._nonsense()
            case 5:
                pack["names"] = {
                    luck.choice(("en", "xx", "")): {luck.choice(("card-a", *ODD)): luck.choice(ODD)}
                }
            case 6:
                part = luck.choice(("civilizations", "maps", "files", "faces"))
                pack[part] = {luck.choice(("romans", *ODD)): luck.choice((self._nonsense(), {}, "cards"))}
            case _:
                pack["cards"][luck.choice(ODD)] = card

    def _deep(self, depth: int) -> Any:
        text: Any = [{"do": "gain", "gold": 1}]
        for _ in range(depth):
            text = [{"do": "may", "then": text}]
        return text

    def _nonsense(self, depth: int = 0) -> Any:
        luck = self.luck
        choice = luck.randrange(9 if depth < DEEPEST else 5)
        if choice < 5:
            return [luck.randrange(-9, 99), luck.choice(ODD), True, None, 10 ** luck.randrange(30)][choice]
        if choice < 7:
            return [self._nonsense(depth + 1) for _ in range(luck.randrange(4))]
        return {luck.choice(ODD): self._nonsense(depth + 1) for _ in range(luck.randrange(4))}
