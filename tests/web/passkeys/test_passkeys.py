"""Coming back with a passkey: made, used and removed, and whatever is not one."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import httpx
import pytest

from monumental.web.people import passkeys
from monumental.web.store.people.passkeys import CHALLENGE_LASTS, MOST_PASSKEYS
from tests.web.api.server import ME, PLENTY, Browser, Page, Server, bot, serving
from tests.web.clock import Time
from tests.web.passkeys.authenticator import Authenticator, base64url

HERE = "http://localhost:8000"
ELSEWHERE = "https://games.example.org"


@pytest.fixture(scope="module")
def clock() -> Time:
    return Time()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, clock: Time) -> Iterator[Server]:
    file = tmp_path_factory.mktemp("passkeys") / "tables.db"
    many = replace(PLENTY, devices_at_once=10_000)
    with serving(f"sqlite:///{file}", clock=clock, names=("games.example.org",), quotas=many) as running:
        yield running


@pytest.fixture
def ann(server: Server) -> Browser:
    return server.browser()


@pytest.fixture
def phone() -> Authenticator:
    return Authenticator(HERE)


def refused(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["key"]


def asked(who: Browser, which: str, address: str = HERE) -> Page:
    options: Page = who.post(f"/api/me/passkeys/{which}", {"address": address})["options"]
    return options


def keep(who: Browser, phone: Authenticator) -> httpx.Response:
    return who.ask("POST", "/api/me/passkeys", phone.make(asked(who, "to-make", phone.address)))


def use(who: Browser, phone: Authenticator) -> httpx.Response:
    return who.ask("POST", "/api/me/passkeys/use", phone.use(asked(who, "to-use", phone.address)))


def test_a_passkey_brings_somebody_back_who_lost_everything(database_url: str) -> None:
    with serving(database_url) as server:
        lost, found = server.browser(), server.browser()
        lost.post("/api/me/name", {"name": "Ann"})
        theirs, mine = (
            lost.new_table("duel", [ME, bot("random")]),
            found.new_table("duel", [ME, bot("random")]),
        )
        phone = Authenticator(HERE)

        kept = keep(lost, phone).json()
        me = use(found, phone).json()

        assert [(each["id"], each["used"]) for each in kept["passkeys"]] == [(base64url(phone.id), None)]
        assert (me["name"], len(me["devices"]), len(me["passkeys"])) == ("Ann", 2, 1)
        assert me["passkeys"][0]["used"] is not None
        # What this browser had comes along.
        assert all(found.look(table)["mine"] == [0] for table in (theirs, mine))
        # Once more, on another one.
        assert len(use(server.browser(), phone).json()["devices"]) == 3


def test_whoever_is_asked_for_a_passkey_is_not_told_who_has_one(server: Server, ann: Browser) -> None:
    keep(ann, Authenticator(HERE))

    options = asked(server.browser(), "to-use")

    assert options["rpId"] == "localhost"
    assert options["allowCredentials"] == []
    assert set(options) == {"allowCredentials", "challenge", "rpId", "timeout", "userVerification"}


def test_a_device_is_told_which_passkeys_there_are_and_makes_no_second_one(
    ann: Browser, phone: Authenticator
) -> None:
    keep(ann, phone)

    options = asked(ann, "to-make")

    assert [each["id"] for each in options["excludeCredentials"]] == [base64url(phone.id)]
    assert refused(ann.ask("POST", "/api/me/passkeys", phone.make(options))) == (409, "server-known-passkey")


def test_every_challenge_is_good_for_one_answer_and_some_minutes(
    server: Server, ann: Browser, phone: Authenticator, clock: Time
) -> None:
    answer = phone.make(asked(ann, "to-make"))
    assert ann.ask("POST", "/api/me/passkeys", answer).is_success
    other = server.browser()
    used = phone.use(asked(other, "to-use"))
    assert other.ask("POST", "/api/me/passkeys/use", used).is_success

    # Heard once already, by somebody who was asked nothing, and too late.
    thief = server.browser()
    assert refused(ann.ask("POST", "/api/me/passkeys", answer)) == (409, "server-passkey-late")
    assert refused(thief.ask("POST", "/api/me/passkeys/use", used)) == (409, "server-passkey-late")
    late = phone.use(asked(thief, "to-use"))
    clock.now += CHALLENGE_LASTS
    assert refused(thief.ask("POST", "/api/me/passkeys/use", late)) == (409, "server-passkey-late")


def test_what_was_signed_for_another_browser_brings_nobody_back(
    server: Server, ann: Browser, phone: Authenticator
) -> None:
    keep(ann, phone)
    thief = server.browser()
    signed = phone.use(asked(ann, "to-use"))
    asked(thief, "to-use")

    answer = thief.ask("POST", "/api/me/passkeys/use", signed)

    assert refused(answer) == (422, "server-passkey-wrong")
    assert thief.get("/api/me")["known"] is False


def test_a_passkey_of_another_name_holds_nowhere_else(server: Server, ann: Browser) -> None:
    phone = Authenticator(ELSEWHERE)
    assert keep(ann, phone).is_success

    other = server.browser()
    signed = phone.use({**asked(other, "to-use", HERE), "rpId": "games.example.org"})
    assert refused(other.ask("POST", "/api/me/passkeys/use", {**signed, "address": HERE})) == (
        422,
        "server-passkey-wrong",
    )
    assert use(other, phone).is_success


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("http://127.0.0.1:{port}", "server-passkey-host"),
        ("https://evil.example", "server-alert-origin"),
    ],
)
def test_passkeys_belong_to_a_name_of_this_server(
    server: Server, ann: Browser, address: str, sentence: str
) -> None:
    body = {"address": address.format(port=server.url.rpartition(":")[2])}

    for which in ("to-make", "to-use"):
        assert refused(ann.ask("POST", f"/api/me/passkeys/{which}", body)) == (422, sentence)


def test_a_copied_passkey_that_has_signed_less_often_is_not_believed(
    server: Server, ann: Browser, phone: Authenticator
) -> None:
    keep(ann, phone)
    assert use(server.browser(), phone).is_success
    assert use(server.browser(), phone).is_success
    phone.signed = 0

    assert refused(use(server.browser(), phone)) == (422, "server-passkey-wrong")


def test_a_passkey_that_was_removed_brings_nobody_back(
    server: Server, ann: Browser, phone: Authenticator
) -> None:
    keep(ann, phone)
    path = f"/api/me/passkeys/{base64url(phone.id)}/remove"

    assert refused(server.browser().ask("POST", path)) == (404, "server-no-such-passkey")
    assert ann.post(path)["passkeys"] == []
    assert refused(use(server.browser(), phone)) == (409, "server-no-passkey")
    assert refused(ann.ask("POST", path)) == (404, "server-no-such-passkey")


def test_whoever_goes_for_good_takes_their_passkeys_along(
    server: Server, ann: Browser, phone: Authenticator
) -> None:
    keep(ann, phone)
    ann.post("/api/me/delete")

    assert refused(use(server.browser(), phone)) == (409, "server-no-passkey")


def test_nobody_keeps_more_than_enough(ann: Browser) -> None:
    for _ in range(MOST_PASSKEYS):
        assert keep(ann, Authenticator(HERE)).is_success

    assert refused(keep(ann, Authenticator(HERE))) == (409, "server-many-passkeys")


def test_a_device_that_is_somebodys_does_not_become_somebody_elses(
    server: Server, ann: Browser, phone: Authenticator
) -> None:
    keep(ann, phone)
    bob = server.browser()
    bob.post("/api/me/name", {"name": "Bob"})

    assert refused(use(bob, phone)) == (409, "server-other-person")


@pytest.mark.parametrize("seed", range(2))
def test_damaged_answers_are_refused_with_a_sentence(server: Server, ann: Browser, seed: int) -> None:
    """Reproduce: the seed decides what is damaged, and how."""
    dice = random.Random(seed)
    phone = Authenticator(HERE)
    keep(ann, phone)
    for _ in range(20):
        who = server.browser()
        kind, path = dice.choice((("to-make", ""), ("to-use", "/use")))
        options = asked(who, kind)
        answer = phone.use(options) if path else Authenticator(HERE).make(options)
        part = dice.choice(sorted({*answer} - {"id", "address"}))
        whole = answer[part]
        where = dice.randrange(len(whole))
        # The last letter has bits that say nothing.
        answer[part] = dice.choice((whole[:where] or "A", whole[:where] + "AAAA" + whole[where:-1]))

        refusal = who.ask("POST", f"/api/me/passkeys{path}", answer)

        assert refused(refusal) == (422, "server-passkey-wrong"), f"seed {seed}: {part} of {kind}, {answer}"


def test_a_server_without_what_passkeys_need_says_so(ann: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passkeys, "KNOWN", False)

    answer = ann.ask("POST", "/api/me/passkeys/to-use", {"address": HERE})

    assert refused(answer) == (404, "server-no-passkeys")


@pytest.mark.parametrize("path", ["", "/to-make", "/to-use", "/use", "/x/remove"])
def test_pages_of_other_sites_get_nothing(ann: Browser, phone: Authenticator, path: str) -> None:
    body = phone.make(asked(ann, "to-make")) if not path else {"address": HERE}
    ann.http.headers["Origin"] = "https://evil.example"

    assert refused(ann.ask("POST", f"/api/me/passkeys{path}", body)) == (403, "server-foreign")
