"""A server that makes moves until it's killed: it prints the version that each was answered with."""

from __future__ import annotations

import asyncio
import sys

from monumental.play.records.record import Move
from monumental.web.store import Store
from tests.web.store.scenes import ANN, DUEL, FORCED, after


async def main(url: str) -> None:
    store = await Store.open(url)
    if await store.load(DUEL.id) is None:
        await store.create(DUEL)
    while True:
        found = await store.load(DUEL.id)
        assert found is not None
        before = found.version
        answer = await store.append(
            DUEL.id,
            before,
            [Move(0, f"use {before}"), FORCED],
            **after(str(before + 2)),
            request=f"click-{before}",
            owner=ANN,
        )
        sys.stdout.write(f"{answer}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
