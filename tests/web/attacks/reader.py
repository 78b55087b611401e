"""Somebody who reads a long game again and again, each time from another line on, with several keys.

python -m tests.web.attacks.reader ADDRESS TABLE SOURCE

Nothing of what is read is looked at: a reader that thinks would be slower than the server.
"""

from __future__ import annotations

import asyncio
import itertools
import sys
from collections import Counter
from urllib.parse import urlsplit

import httpx

KEYS = 8
AT_ONCE = 2  # for each key

#: Lines from which on the game is read: most of it, so that much is to be worded.
FIRST_LINES = 40

Answers = Counter[int]


async def read(address: str, table: str, source: str) -> None:
    """Read until somebody ends it."""
    keys = []
    async with httpx.AsyncClient(transport=httpx.AsyncHTTPTransport(local_address=source)) as client:
        for _ in range(KEYS):
            keys.append((await client.post(f"{address}/api/key")).cookies["monumental_key"])
            client.cookies.clear()
    answers: Answers = Counter()
    lines = itertools.count()
    where = urlsplit(address)
    await asyncio.gather(
        *(go_on(where.netloc, table, source, key, lines, answers) for key in keys for _ in range(AT_ONCE))
    )


async def go_on(
    host: str, table: str, source: str, key: str, lines: itertools.count[int], answers: Answers
) -> None:
    name, _, port = host.partition(":")
    reader, writer = await asyncio.open_connection(name, int(port), local_addr=(source, 0))
    while True:
        path = f"/api/tables/{table}?since={next(lines) % FIRST_LINES + 1}"
        writer.write(f"GET {path} HTTP/1.1\r\nHost: {host}\r\nAuthorization: Bearer {key}\r\n\r\n".encode())
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
        length = head.partition("content-length: ")[2].partition("\r\n")[0]
        await reader.readexactly(int(length))
        answers[int(head.split(" ")[1])] += 1
        if sum(answers.values()) % 50 == 0:
            sys.stdout.write(f"{dict(answers)}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    asyncio.run(read(*sys.argv[1:]))
