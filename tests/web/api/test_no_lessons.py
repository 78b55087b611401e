"""Where nobody has taught the coach the rules, it says so, over HTTP, in the language of whoever asks."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from monumental.cards.errors import Fault
from monumental.cards.text import LANGUAGES
from monumental.coach import CoachError, desk
from monumental.coach.taught import taught
from monumental.web.pages.table import coach
from tests.web.api.endings import nearly_over
from tests.web.api.server import ME, Browser, Page, Server, bot

NO_LESSONS = {
    "en": "The coach has no lessons for these rules.",
    "es": "El entrenador no tiene lecciones para estas reglas.",
    "cs": "Pro tato pravidla trenér nemá lekce.",
    "ja": "コーチはこのルールを学んでいません。",
}
NO_OPTION = {
    "en": "The coach can't answer that: that was no option there.",
    "es": "El entrenador no puede responder a eso: eso no era una opción allí.",
    "cs": "Na to trenér odpovědět nemůže: tato možnost tam nebyla.",
    "ja": "コーチはそれに答えられません（その選択肢はそこにはありませんでした）。",
}


@pytest.fixture
def untaught(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No games have taught the coach anything, and it has forgotten what it knew."""
    monkeypatch.setattr("monumental.coach.taught.FOLDER", "nowhere")
    monkeypatch.setattr(desk, "_DESKS", desk.Desks())
    taught.cache_clear()
    yield
    taught.cache_clear()


@pytest.fixture(scope="module")
def over(server: Server) -> Page:
    """Two bots have played to the end."""
    somebody = server.browser()
    page = nearly_over(server, somebody, ("greedy", "greedy"), left=6)
    somebody.watch_until(page, lambda now: bool(now["status"] == "over"))
    return somebody.look(page, whole=True)


def answers(who: Browser, method: str, page: Page, about: str, **query: object) -> dict[str, str]:
    """What is answered in each language, to a question that is refused."""
    said = {}
    for language in LANGUAGES:
        refused = who.ask(method, f"/api/tables/{page['id']}/{about}", lang=language, **query)
        assert refused.status_code == 409
        said[language] = refused.json()["sentence"]
    return said


def line_of_a_bot(page: Page) -> int:
    return int(next(line["version"] for line in page["log"]["lines"] if line["asked"]))


@pytest.mark.usefixtures("untaught")
def test_who_asks_for_a_hint_hears_it(ann: Browser) -> None:
    page = ann.new_table("duel", [ME, bot("beginner")], first=0)

    assert answers(ann, "GET", page, "hints") == NO_LESSONS


@pytest.mark.usefixtures("untaught")
def test_who_asks_for_the_chances_hears_it(over: Page, ann: Browser) -> None:
    assert answers(ann, "GET", over, "chances", at=0) == NO_LESSONS


@pytest.mark.usefixtures("untaught")
def test_who_asks_a_bot_why_hears_it(over: Page, ann: Browser) -> None:
    assert answers(ann, "GET", over, "why-that", line=line_of_a_bot(over)) == NO_LESSONS


@pytest.mark.usefixtures("untaught")
@pytest.mark.parametrize("method", ["GET", "POST"])
def test_who_asks_for_a_review_hears_it(over: Page, ann: Browser, method: str) -> None:
    assert answers(ann, method, over, "review") == NO_LESSONS


def test_whatever_else_the_coach_can_not_answer_is_not_called_a_lack_of_lessons(
    over: Page, ann: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuses(*about: object) -> None:
        raise CoachError(Fault("coach-no-option"))

    monkeypatch.setattr(coach, "why", refuses)

    assert answers(ann, "GET", over, "why-that", line=line_of_a_bot(over)) == NO_OPTION
