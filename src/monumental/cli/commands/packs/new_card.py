"""`monumental new-card`: cards for a pack of one's own, asked for one question at a time."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from monumental.cli.languages import Language

if TYPE_CHECKING:
    from collections.abc import Collection

    from monumental.cli.studio.asking import Asker
    from monumental.engine.rules import Rules
    from monumental.studio.packs.draft import Draft, Table

#: Asked for in another way, or the same for every card that somebody makes; an attack says whom it hits.
NOT_ASKED = frozenset({"kind", "source", "public", "hits"})


def new_card(
    folder: Annotated[str, typer.Argument(help="The folder of a pack; a new one is made.", metavar="DIR")],
    rules: Annotated[str, typer.Option(help="For a new pack: duel or classic.")] = "duel",
    module: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help="For a new pack: a module. Any number of times.")
    ] = None,
    lang: Language = None,
) -> None:
    """Make cards for a pack: type what is printed, see it in every language, save it."""
    from monumental.cards.text import load_texts
    from monumental.cli.languages import usual_language
    from monumental.cli.studio.asking import Asker
    from monumental.studio.packs.draft import new_draft, read_draft
    from monumental.studio.packs.problems import rules_of

    path = Path(folder)
    known = (path / "pack.toml").is_file()
    draft = read_draft(path) if known else new_draft(key_of(path.resolve().name), rules, module)
    played = rules_of(draft)
    texts = load_texts(lang or usual_language(), rules=played)
    print(texts("new-card-welcome", pack=draft.name, rules=texts(f"rules-{played.name}")))
    asker = Asker(played, texts)
    try:
        while True:
            make_part(draft, path, asker)
            if not asker.yes(texts("new-card-again")):
                return
    except EOFError:
        print()


def make_part(draft: Draft, folder: Path, asker: Asker) -> None:
    """One card or, where the game has one, a map; from its kind to its file."""
    from monumental.cli.studio.drawing import make_map

    texts, rules = asker.texts, asker.rules
    kinds = list(rules.kinds)
    maps = [texts("new-map")] if rules.needs_layout() else []
    chosen = asker.one_of(texts("new-card-kind"), [*(texts(f"kind-{kind}") for kind in kinds), *maps]) or 0
    if chosen == len(kinds):
        make_map(draft, folder, asker, *named(draft.maps, asker))
    else:
        make_card(draft, folder, asker, kinds[chosen])


def make_card(draft: Draft, folder: Path, asker: Asker, kind: str) -> None:
    """One card of a kind."""
    from monumental.cards.text import LANGUAGES
    from monumental.studio.packs.counts import counts_of, whole
    from monumental.studio.packs.draft import files_of, write_draft
    from monumental.studio.packs.problems import problems_with_card

    texts, rules = asker.texts, asker.rules
    key, names = named(draft.cards, asker)
    card: Table = {"kind": kind, "source": "original", **facts_of(kind, asker)}
    add_lines(card, kind, asker)
    add_missing(card, kind, asker)
    show(key, card, names, rules)
    problems = problems_with_card(rules, key, card)
    if problems:
        print(texts("new-card-wrong"))
        for problem in problems:
            print(f"  {problem.said(texts)}")
        return
    if asker.yes(texts("new-card-save")):
        draft.cards[key] = card
        for language in LANGUAGES:
            if language in names:
                draft.names.setdefault(language, {})[f"card-{key}"] = names[language]
        write_draft(draft, folder)
        file = next(file for file, text in files_of(draft).items() if f"[{key}]\n" in text)
        print(texts("new-card-saved", file=str(folder / file)))
        has, wanted = whole(counts_of(draft, rules))
        print(texts("new-card-counts", has=has, wanted=wanted))


def named(taken: Collection[str], asker: Asker) -> tuple[str, dict[str, str]]:
    """A key that is not taken, and the names: one in English, the others if somebody has them."""
    from monumental.cards.text import LANGUAGES
    from monumental.studio.packs.names import problem_with_name

    texts = asker.texts
    names: dict[str, str] = {}
    for language in LANGUAGES:
        while True:
            name = asker.line(texts("new-card-name", language=texts(f"language-{language}")))
            key = key_of(name)
            problem = problem_with_name(name)
            if problem is not None:
                print(problem.said(texts))
            elif language == "en" and not key:
                print(texts("new-card-no-key"))
            elif language == "en" and key in taken:
                print(texts("new-card-taken", card=key))
            else:
                break
        if name:
            names[language] = name
    return key_of(names["en"]), names


def facts_of(kind: str, asker: Asker) -> Table:
    """What stands on such a card beside its texts."""
    from monumental.studio.typed.speaker import is_said

    blanks = [
        blank
        for blank in asker.speaker.form.cards[kind]
        if blank.name not in NOT_ASKED and not is_said(blank)
    ]
    return asker.table(blanks, None)


def add_lines(card: Table, kind: str, asker: Asker) -> None:
    """Line by line what is printed, until nothing more is typed; lists grow, the rest is said once."""
    if not asker.speaker.lines(kind):
        return
    while True:
        fields = asker.card_line(kind)
        if fields is None:
            return
        for name, value in fields.items():
            card[name] = card[name] + value if isinstance(card.get(name), list) else value


def add_missing(card: Table, kind: str, asker: Asker) -> None:
    """What such a card can't be without, and no line has said."""
    for blank in asker.speaker.form.cards[kind]:
        if blank.needed and blank.name not in card:
            value = asker.fill(blank, asker.speaker.lines(kind).get(blank.name))
            if value is not None:
                card[blank.name] = value


def show(key: str, card: Table, names: dict[str, str], rules: Rules) -> None:
    """The card as it will be: in every language, then as TOML."""
    from monumental.cards.text import LANGUAGES
    from monumental.studio.packs.face import card_lines
    from monumental.studio.packs.toml import cards_toml

    for language in LANGUAGES:
        lines = card_lines(rules, key, card, language)
        print(f"\n{names.get(language, names['en'])}")
        for line in lines:
            print(f"  {line}")
    print(f"\n{cards_toml({key: card})}")


def key_of(name: str) -> str:
    """`Château d'If` as chateau-d-if."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return "-".join(re.findall(r"[a-z0-9]+", plain)).lstrip("0123456789-")[:60].strip("-")
