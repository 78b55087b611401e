"""What the studio answers: a card as it would be, what was understood, a pack with what it lacks."""

from __future__ import annotations

import base64
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from pydantic import ValidationError

from monumental.cards.errors import FirstOf, PackError, unknown
from monumental.cards.faces import Faces
from monumental.cards.loader import SHIPPED, pack_folders
from monumental.cards.messages import TextError
from monumental.cards.text import LANGUAGES, load_texts
from monumental.studio.packs.archive import NO_ARCHIVE, packed, unpacked
from monumental.studio.packs.counts import counts_of, whole
from monumental.studio.packs.draft import Draft, map_toml, new_draft, read_draft
from monumental.studio.packs.face import card_lines, card_of
from monumental.studio.packs.maps import promises
from monumental.studio.packs.names import problem_with_name
from monumental.studio.packs.problems import (
    Problem,
    UnknownRulesError,
    problems_with,
    problems_with_card,
    problems_with_map,
    rules_of,
)
from monumental.studio.packs.toml import cards_toml
from monumental.studio.typed.recognizer import recognizer_of
from monumental.studio.typed.speaker import AUTOMA, speaker_of
from monumental.web.contract.page import ChoiceText
from monumental.web.pages.catalog import card_page
from monumental.web.problems import Refused
from monumental.web.studio.contract import (
    ArchivePage,
    CountPage,
    FieldProblem,
    PackCheckPage,
    PackPage,
    PromisePage,
    StudioCardPage,
    StudioMapPage,
    TypedPage,
)
from monumental.web.studio.form import form_page, name_of_line

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from monumental.cards.text import Texts
    from monumental.engine.rules import Rules
    from monumental.studio.packs.counts import Count
    from monumental.web.contract.catalog import CardPage
    from monumental.web.studio.contract import CardDraft, FormPage, MapDraft, PackDraft, Table, TypedLine


def form_for(rules: str, modules: list[str], language: str) -> FormPage:
    """The form, and whoever reads what is typed, made ready: both take a while the first time."""
    known = _rules(rules, modules)
    recognizer_of(known).nearest("")
    return form_page(known, language)


def _rules(name: str, modules: list[str]) -> Rules:
    try:
        return rules_of(new_draft("draft", name, modules))
    except UnknownRulesError as error:
        raise Refused(404, "server-studio", problem=FirstOf(error)) from error


def studio_card_page(draft: CardDraft, language: str) -> StudioCardPage:
    """Everything that is seen of a card while it is written."""
    rules = _rules(draft.rules, draft.modules)
    problems = problems_with_card(rules, draft.key, draft.card)
    problems += [
        Problem("names", draft.key, spoken, fault)
        for spoken, name in draft.names.items()
        if (fault := problem_with_name(name)) is not None
    ]
    sound = not any(problem.part == "cards" for problem in problems)
    texts = (
        {each: tuple(card_lines(rules, draft.key, draft.card, each)) for each in LANGUAGES} if sound else {}
    )
    return StudioCardPage(
        problems=_problems(problems, language),
        card=face(rules, draft.key, draft.card, draft.names, language, draft.emblem),
        texts=texts,
        toml=cards_toml({draft.key: draft.card}) if sound else "",
    )


def face(
    rules: Rules, key: str, table: Table, names: Mapping[str, str], language: str, emblem: str = ""
) -> CardPage | None:
    """The card as the table shows it, by the name that it has been given; nothing while it is none."""
    card = card_of(rules, key, table)
    if card is None:
        return None
    try:
        faces = Faces(cards={key: emblem} if emblem else {})
        texts = load_texts(language, rules=rules)
        name = names.get(language) or names.get("en") or ""
        return card_page(card, texts, None, faces, name=name)
    except (ValidationError, TextError):
        return None


def studio_map_page(draft: MapDraft, language: str) -> StudioMapPage:
    """Everything that is said of a map while it is drawn."""
    texts = load_texts(language)
    problems = problems_with_map(draft.key, draft.map)
    return StudioMapPage(
        problems=_problems(problems, language),
        promises=tuple(
            PromisePage(
                texts(f"promise-{promise.name}"),
                tuple(", ".join(map(str, numbers)) or "–" for numbers in promise.capitals),
                promise.is_even,
            )
            for promise in promises(draft.map)
        ),
        toml="" if problems else map_toml(draft.map),
    )


def typed_page(line: TypedLine, language: str) -> TypedPage:
    """What was typed, understood or not."""
    rules = _rules(line.rules, line.modules)
    recognizer = recognizer_of(rules)
    kind = line.kind or (AUTOMA if line.solo else "")
    if kind and kind not in rules.kinds:
        raise Refused(404, "server-studio", problem=unknown("kind", kind, rules.kinds))
    lines = recognizer.lines(line.typed, line.kind) if line.kind else []
    texts = recognizer.sentences(line.typed, solo=kind == AUTOMA)
    near = [] if lines or texts else recognizer.nearest(line.typed, kind)
    speaker = speaker_of(rules, language)
    return TypedPage(
        lines=tuple(lines),
        texts=tuple(tuple(text) for text in texts),
        nearest=tuple(ChoiceText(name, name_of_line(speaker, name, kind)) for name in near),
    )


def check_page(pack: PackDraft, language: str) -> PackCheckPage:
    """What is wrong with a whole pack, and how much of the box there is."""
    draft = draft_of_page(pack)
    problems = problems_with(draft)
    try:
        rules = rules_of(draft)
    except UnknownRulesError:
        return PackCheckPage(_problems(problems, language), (), 0, 0)
    counts = counts_of(draft, rules)
    texts = load_texts(language, rules=rules)
    has, wanted = whole(counts)
    return PackCheckPage(
        problems=_problems(problems, language),
        counts=tuple(CountPage(_counted(count, draft, texts), count.has, count.wanted) for count in counts),
        has=has,
        wanted=wanted,
    )


def _counted(count: Count, draft: Draft, texts: Texts) -> str:
    """What is counted, in words."""
    if not count.kinds:
        key = f"civilization-{count.civilization}"
        names = (draft.names.get(texts.language, {}), draft.names.get("en", {}))
        named = next((each[key] for each in names if key in each), count.civilization)
        return named or texts("studio-civilization")
    kind = texts("kind-basic-building") if count.basic else texts(f"kind-{count.kinds[0]}")
    return f"{texts(f'era-{count.era}')} · {kind}" if count.era else kind


def copy_of(name: str) -> PackPage:
    """A pack of ours, to be changed."""
    if name not in pack_folders() or pack_folders()[name].parent != SHIPPED:
        raise Refused(404, "server-no-page")
    return pack_page(read_draft(pack_folders()[name]))


def archive_page(pack: PackDraft) -> ArchivePage:
    """A pack in one file; one with problems is refused, and the first of them said."""
    draft = draft_of_page(pack)
    try:
        data = packed(draft)
    except PackError as error:
        raise Refused(422, "server-studio", problem=FirstOf(error)) from error
    return ArchivePage(f"{draft.name}.zip", base64.b64encode(data).decode())


def unpacked_page(data: str) -> PackPage:
    """The pack of one file."""
    try:
        return pack_page(unpacked(base64.b64decode(data, validate=True)))
    except PackError as error:
        raise Refused(422, "server-studio", problem=FirstOf(error)) from error
    except ValueError as error:  # no Base64, more than a pack can have
        raise Refused(422, "server-studio", problem=NO_ARCHIVE) from error


def draft_of_page(pack: PackDraft) -> Draft:
    """A pack that came in."""
    try:
        return Draft.model_validate(asdict(pack))
    except ValidationError as error:
        raise Refused(422, "server-too-large") from error


def pack_page(draft: Draft) -> PackPage:
    """A pack as data."""
    data: dict[str, Any] = draft.model_dump()
    return PackPage(**data)


def _problems(found: Iterable[Problem], language: str) -> tuple[FieldProblem, ...]:
    """What is wrong, in the language of whoever looks at it."""
    texts = load_texts(language)
    return tuple(FieldProblem(each.part, each.key, each.field, each.fault.said(texts)) for each in found)
