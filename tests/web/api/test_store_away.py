"""The database is away for a moment: bots come back by themselves."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from monumental.web.store import Store, StoreError
from monumental.web.tables import rooms
from tests.web.api.server import ME, bot, serving

#: So often nothing can be written that a bot has done.
AWAY = 5


def test_a_bot_whose_move_can_not_be_kept_plays_on_when_it_can(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(rooms, "STORE_SECONDS", 0.01)
    append = Store.append
    failed = 0

    async def try_to_append(self: Store, *words: Any, owner: str | None, **more: Any) -> Any:
        nonlocal failed
        if owner is None and failed < AWAY:
            failed += 1
            raise StoreError("the database does not work: it is starting up")
        return await append(self, *words, owner=owner, **more)

    monkeypatch.setattr(Store, "append", try_to_append)
    with serving(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        ann = server.browser()
        page = ann.new_table("duel", [ME, bot("random")], first=1)
        with ann.live(page):
            page = ann.wait_until(page, lambda now: failed == AWAY and bool(now["options"]))

    assert page["version"] > 0
    assert "no bot plays at table" not in caplog.text
    assert "waits: the database does not work" in caplog.text
