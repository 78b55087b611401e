"""People at a table speak: phrases in everybody's language, words of their own, and within limits."""

from __future__ import annotations

from pathlib import Path

import pytest

from monumental.cards.text import LANGUAGES, load_texts
from monumental.web.door.quotas import Quotas
from monumental.web.store.talking import lines
from monumental.web.talk.contract import LONGEST_LINE
from monumental.web.talk.phrases import PHRASES
from tests.web.api.server import ME, OPEN, Browser, Page, Server, new_request, serving
from tests.web.talk.talking import end, hear_talk, heard, say, table_of_two, talk, try_say


def test_a_phrase_is_read_by_everybody_in_their_own_language(ann: Browser, bob: Browser, table: Page) -> None:
    say(ann, table, phrase="good-game")

    assert heard(ann, table) == ["Good game!"]
    assert heard(bob, table) == ["Dobrá hra!"]
    assert [heard(bob, table, lang=language) for language in ("es", "ja")] == [
        ["¡Buena partida!"],
        ["いい勝負でした！"],
    ]


def test_there_are_phrases_enough_and_no_two_are_the_same() -> None:
    for language in LANGUAGES:
        texts = load_texts(language)
        assert len({texts(f"talk-{key}") for key in PHRASES}) == len(PHRASES) >= 15


def test_words_of_ones_own_are_read_as_they_are_with_who_said_them(
    ann: Browser, bob: Browser, table: Page
) -> None:
    say(bob, table, "  Žluťoučký kůň, <b>ahoj</b>  ")

    [line] = talk(ann, table)["lines"]
    assert (line["text"], line["name"], line["seat"], line["mine"], line["phrase"]) == (
        "Žluťoučký kůň, <b>ahoj</b>",
        "Bob",
        1,
        False,
        None,
    )
    assert talk(bob, table)["lines"][0]["mine"]


def test_a_line_said_twice_by_the_same_request_is_one_line(ann: Browser, table: Page) -> None:
    request = new_request()
    for _ in range(2):
        say(ann, table, "Once", request=request)

    assert heard(ann, table) == ["Once"]


WRONG: dict[str, tuple[dict[str, object], int, str]] = {
    "nothing": ({"words": "  "}, 422, "server-talk-nothing"),
    "both": ({"words": "Hello", "phrase": "hello"}, 422, "server-talk-nothing"),
    "no phrase of ours": ({"phrase": "you-lose"}, 422, "server-talk-no-phrase"),
    "too long": ({"words": "x" * (LONGEST_LINE + 1)}, 400, "server-invalid"),
    "two lines": ({"words": "one\ntwo"}, 400, "server-invalid"),
    "a turned direction": ({"words": "abc\u202edef"}, 400, "server-invalid"),
    "an isolate": ({"words": "\u2066abc"}, 400, "server-invalid"),
    "what nobody sees": ({"words": "a\u200bb"}, 400, "server-invalid"),
    "somebody else's seat": ({"words": "I am Bob", "seat": 1}, 403, "server-not-your-seat"),
    "no request": ({"words": "Hello", "request": ""}, 400, "server-invalid"),
}


@pytest.mark.parametrize("what", sorted(WRONG))
def test_what_can_not_be_said_is_refused_in_a_sentence(ann: Browser, table: Page, what: str) -> None:
    body, status, key = WRONG[what]

    answer = try_say(ann, table, **body)

    assert (answer.status_code, answer.json()["key"]) == (status, key)
    assert len(answer.json()["sentence"]) > 10
    assert heard(ann, table) == []


def test_a_browser_without_a_key_hears_and_is_silent(server: Server, ann: Browser, table: Page) -> None:
    stranger = server.browser(known=False)
    say(ann, table, "Hello")

    answer = try_say(stranger, table, "Hi")

    assert (answer.status_code, answer.json()["key"]) == (401, "server-no-key")
    assert heard(stranger, table) == ["Hello"]


def test_a_table_may_be_for_phrases_only_or_for_silence(ann: Browser, bob: Browser) -> None:
    phrases = table_of_two(ann, bob, talk="phrases")
    silent = table_of_two(ann, bob, talk="none")

    say(ann, phrases, phrase="hello")
    free = try_say(bob, phrases, "Anything")
    any_phrase = try_say(bob, silent, phrase="hello")

    assert (free.status_code, free.json()["key"]) == (409, "server-talk-phrases")
    assert (any_phrase.status_code, any_phrase.json()["key"]) == (409, "server-talk-off")
    assert (talk(bob, phrases)["mode"], talk(bob, silent)["mode"]) == ("phrases", "none")
    assert (heard(ann, phrases), heard(ann, silent)) == (["Hello!"], [])


def test_a_rematch_is_spoken_at_as_was_agreed(ann: Browser, bob: Browser) -> None:
    table = table_of_two(ann, bob, talk="phrases")
    end(ann, bob, table)

    again = bob.post(f"/api/tables/{table['id']}/rematch")

    assert talk(bob, again)["mode"] == "phrases"


def test_a_host_who_wants_no_talk_has_none(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", talk=False) as server:
        ann, bob = server.browser(), server.browser()
        table = table_of_two(ann, bob)

        answer = try_say(ann, table, "Hello")

        assert (answer.status_code, answer.json()["key"]) == (409, "server-talk-off")
        assert talk(bob, table)["mode"] == "none"
        assert ann.get("/api/editions")["talk"] is False


def test_whoever_says_too_much_waits(tmp_path: Path) -> None:
    quotas = Quotas(lines_at_once=3, seconds_a_line=600)
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", quotas=quotas) as server:
        ann, bob = server.browser(), server.browser()
        table = table_of_two(ann, bob)

        answers = [try_say(ann, table, str(number)) for number in range(4)]

        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
        assert int(answers[-1].headers["Retry-After"]) > 60
        assert try_say(bob, table, "I may").status_code == 200


def test_the_latest_lines_of_a_table_are_kept(
    ann: Browser, table: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lines, "MOST_LINES", 5)
    for number in range(8):
        say(ann, table, str(number))

    assert heard(ann, table) == ["3", "4", "5", "6", "7"]


def test_what_is_said_comes_over_the_socket_and_nothing_else_does(
    ann: Browser, bob: Browser, table: Page
) -> None:
    say(ann, table, phrase="hello")
    with bob.live(table, changes="true", talk="true", lang="cs") as socket:
        first = hear_talk(socket)
        say(ann, table, "One")
        one = socket.hear_until(lambda now: "talk" in now or "changes" in now)
        say(bob, table, phrase="thanks")
        two = socket.hear_until(lambda now: "talk" in now or "changes" in now)

    assert [line["text"] for line in first["lines"]] == ["Ahoj!"]
    assert (first["mode"], first["gallery"], len(first["phrases"])) == ("free", False, len(PHRASES))
    assert [line["text"] for line in one["talk"]["lines"]] == ["One"]
    assert [(line["text"], line["mine"]) for line in two["talk"]["lines"]] == [("Díky!", True)]
    assert set(one["talk"]) == {"lines", "gone", "gallery"}


def test_whoever_does_not_ask_for_it_hears_the_table_alone(ann: Browser, bob: Browser, table: Page) -> None:
    with bob.live(table, changes="true") as socket:
        socket.hear()
        say(ann, table, "Hello")
        ann_now, bob_now = ann.look(table), bob.look(table)
        asked, page = (ann, ann_now) if ann_now["options"] else (bob, bob_now)
        asked.act(page)
        heard_now = socket.hear_until(lambda now: now.get("version", 0) > page["version"] or "talk" in now)

    assert "talk" not in heard_now


def test_talk_is_no_part_of_the_game(server: Server, ann: Browser, bob: Browser, table: Page) -> None:
    before = server.whole(table["id"])

    say(ann, table, "A secret plan")
    say(bob, table, phrase="nice-move")

    assert server.whole(table["id"]) == before
    assert "secret" not in ann.get(f"/api/tables/{table['id']}/record")
    assert "secret" not in str(ann.look(table))


def test_what_was_said_is_there_after_a_restart_and_goes_with_its_table(server: Server, ann: Browser) -> None:
    table = ann.new_table("duel", [ME, OPEN])
    say(ann, table, "Is anybody there?")
    server.forget(table["id"])
    kept = heard(ann, table)

    ann.post(f"/api/tables/{table['id']}/cancel")

    assert kept == ["Is anybody there?"]
    assert ann.ask("GET", f"/api/tables/{table['id']}/talk").status_code == 404
