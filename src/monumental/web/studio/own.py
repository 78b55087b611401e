"""Packs that a person keeps on the server: what is kept of them, and what a game is played with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pydantic import ValidationError

from monumental.cards.carried import MOST_BYTES, Carried, too_large
from monumental.cards.errors import Fault, FirstOf, PackError
from monumental.cards.loader import is_key, problem_with_size
from monumental.play.systems.known import SYSTEMS
from monumental.studio.packs.draft import Draft, files_of
from monumental.studio.packs.problems import NOT_A_KEY, UnknownRulesError, rules_of
from monumental.web.problems import Refused
from monumental.web.store.own.drafts import NewDraft
from monumental.web.studio.contract import KeptPackPage, KeptPacksPage, SharedPackPage
from monumental.web.studio.pages import draft_of_page, face, pack_page

if TYPE_CHECKING:
    from collections.abc import Iterable

    from monumental.web.door.quotas import Quotas
    from monumental.web.store.own.drafts import DraftLine
    from monumental.web.studio.contract import PackDraft


def to_keep(pack: PackDraft) -> NewDraft:
    """A pack, finished or not, as it is kept. It needs a name, and rules that there are."""
    draft = draft_of_page(pack)
    problem = problem_with_size(draft.model_dump()) or (None if is_key(draft.name) else NOT_A_KEY)
    if problem is not None:
        raise Refused(422, "server-studio", problem=problem)
    try:
        rules = rules_of(draft).packs_of
        content = draft.model_dump_json().encode()
    except UnknownRulesError as error:
        raise Refused(422, "server-studio", problem=FirstOf(error)) from error
    except ValueError as error:  # half of a sign that needs two
        raise Refused(422, "server-studio", problem=Fault("not-written")) from error
    if len(content) > MOST_BYTES:
        raise Refused(422, "server-studio", problem=too_large())
    return NewDraft(name=draft.name, rules=rules, cards=len(draft.cards), content=content)


def read_kept(content: bytes | None) -> Draft:
    """A pack as it was kept, if there is one."""
    if content is None:
        raise Refused(404, "server-no-pack")
    try:
        return Draft.model_validate_json(content)
    except ValidationError as error:  # kept by an older version, which allowed more
        raise Refused(409, "server-no-pack") from error


def carried(draft: Draft) -> Carried:
    """What a game is played with; a pack with problems is refused, and the first of them said."""
    try:
        return Carried(files_of(draft))
    except PackError as error:
        raise Refused(422, "server-studio", problem=FirstOf(error)) from error


def shared_page(content: bytes | None, language: str) -> SharedPackPage:
    """A pack as others see it: every card with its face."""
    draft = read_kept(content)
    rules = rules_of(draft)
    spoken = {key: _names(draft, key) for key in draft.cards}
    found = [face(rules, key, card, spoken[key], language) for key, card in draft.cards.items()]
    return SharedPackPage(pack_page(draft), tuple(card for card in found if card is not None))


def _names(draft: Draft, key: str) -> dict[str, str]:
    return {language: name for language in draft.names if (name := draft.card_name(key, language))}


def kept_packs_page(lines: Iterable[DraftLine], quotas: Quotas) -> KeptPacksPage:
    packs = tuple(
        KeptPackPage(
            name=line.name,
            rules=line.rules,
            fits=tuple(name for name, each in SYSTEMS.items() if each.rules.packs_of == line.rules),
            cards=line.cards,
            size=line.size,
            changed=line.changed.isoformat(),
            link=line.link,
        )
        for line in lines
    )
    return KeptPacksPage(
        packs=packs,
        size=sum(pack.size for pack in packs),
        most_packs=quotas.packs,
        most_bytes=quotas.pack_bytes,
    )
