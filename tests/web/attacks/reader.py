"""Somebody who reads a long game again and again, each time from another line on, with several keys.

python -m tests.web.attacks.reader ADDRESS TABLE SOURCE
"""

from __future__ import annotations

import asyncio
import itertools
import sys
from collections import Counter

import httpx

KEYS = 8
AT_ONCE = 4  # for each key


async def read(address: str, table: str, source: str) -> None:
    """Read until somebody ends it."""
    seen = itertools.count(1)
    answers: Counter[int] = Counter()
    transport = httpx.AsyncHTTPTransport(local_address=source)
    async with httpx.AsyncClient(base_url=address, transport=transport, timeout=60) as client:
        keys = []
        for _ in range(KEYS):
            keys.append((await client.post("/api/key")).cookies["monumental_key"])
            client.cookies.clear()

        async def go_on(key: str) -> None:
            while True:
                since = next(seen) % 60 + 1  # nearly all of it, and never what was read just now
                found = await client.get(
                    f"/api/tables/{table}?since={since}", headers={"Authorization": f"Bearer {key}"}
                )
                answers[found.status_code] += 1
                if sum(answers.values()) % 50 == 0:
                    sys.stdout.write(f"{dict(answers)}\n")
                    sys.stdout.flush()

        await asyncio.gather(*(go_on(key) for key in keys for _ in range(AT_ONCE)))


if __name__ == "__main__":
    asyncio.run(read(*sys.argv[1:]))
