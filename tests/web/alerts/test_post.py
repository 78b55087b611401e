"""Who waits for whom when letters are sent."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from monumental.web.alerts import post
from monumental.web.alerts.addresses import WEB, Address
from monumental.web.alerts.post import TRIES, Letter, Post
from monumental.web.alerts.ways import web
from monumental.web.settings import AlertSettings
from tests.web.alerts.receivers import Receiver

SLOW, QUICK = Address(WEB, "https://slow.example"), Address(WEB, "https://quick.example")


@pytest.mark.anyio
async def test_places_that_are_tried_out_keep_nobody_from_being_told(monkeypatch: pytest.MonkeyPatch) -> None:
    goes_on = asyncio.Event()

    async def take(sender: Post, address: Address, letter: Letter, origin: str) -> str | None:
        del sender, letter, origin
        if address == SLOW:
            await goes_on.wait()
        return None

    monkeypatch.setattr(Post, "_by_messenger", take)
    monkeypatch.setattr(post, "QUEUE", 0.01)
    sender, letter = Post(AlertSettings(), b"secret"), Letter("", "")
    slow = [asyncio.create_task(sender.try_out(SLOW, letter, "")) for _ in range(TRIES)]
    await asyncio.sleep(0)

    tried = await sender.try_out(QUICK, letter, "")
    told = await sender.send(QUICK, letter, "")
    goes_on.set()

    assert (tried, told) == ("busy", None)
    assert await asyncio.gather(*slow) == [None] * TRIES
    assert await sender.try_out(QUICK, letter, "") is None


def test_passwords_that_are_kept_for_hosts_are_not_sent(
    tmp_path: Path, hook: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = tmp_path / "netrc"
    kept.write_text("machine 127.0.0.1 login ann password secret\n")
    monkeypatch.setenv("NETRC", str(kept))

    problem = web.take({"address": f"http://{hook.host}/", "fields": {}})

    assert problem is None
    assert "Authorization" not in hook.got[0][1]
