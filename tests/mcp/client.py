"""A client of the official SDK at a table: it calls tools, and answers whatever it is asked."""

from __future__ import annotations

import asyncio
import random
import re
import sys
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

from mcp import Client, StdioServerParameters
from mcp.client.stdio import stdio_client
from mcp_types import TextContent

from monumental.cards.text import load_texts
from monumental.cli.mcp.local import LocalChair, Terms, sit_down
from monumental.cli.mcp.protocol import server_for
from monumental.cli.mcp.tools import Visit

Given = TypeVar("Given")

#: Seconds that a whole game may take on a machine that is busy.
PATIENCE = 240.0

#: A line of the options: its number, or the first and the last of several.
NUMBERED = re.compile(r"^(\d+)(?: to \d+)?: ", re.MULTILINE)


class Guest:
    """Calls tools and hears sentences."""

    def __init__(self, client: Client) -> None:
        self.client = client

    async def call(self, tool: str, **given: object) -> tuple[str, bool]:
        """What a tool says, and whether that is a refusal."""
        answer = await self.client.call_tool(tool, given)
        (part,) = answer.content
        assert isinstance(part, TextContent)
        return part.text, bool(answer.is_error)

    async def hear(self, tool: str, **given: object) -> str:
        text, is_wrong = await self.call(tool, **given)
        assert not is_wrong, text
        return text

    async def refused(self, tool: str, **given: object) -> str:
        text, is_wrong = await self.call(tool, **given)
        assert is_wrong, text
        return text

    async def play_to_the_end(self, seed: int, most: int = 2000) -> tuple[int, str]:
        """Any options until there are none; gives how many were taken, and what was said last."""
        luck = random.Random(seed)
        text = await self.hear("options")
        for taken in range(most):
            if "Final score" in text:
                return taken, text
            numbers = NUMBERED.findall(text)
            # While others think there is nothing to choose from.
            text = (
                await self.hear("play", option=luck.choice(numbers))
                if numbers
                else await self.hear("wait", seconds=30)
            )
        raise AssertionError(f"the game does not end: {text}")


def run(visit: Callable[[], Coroutine[Any, Any, Given]]) -> Given:
    """A test that speaks with a server, but not for ever."""

    async def bounded() -> Given:
        async with asyncio.timeout(PATIENCE):
            return await visit()

    return asyncio.run(bounded())


@asynccontextmanager
async def by_stdio(folder: Path, *options: str) -> AsyncIterator[Guest]:
    """`monumental mcp` in a process of its own, as clients start it; `folder` is for what it keeps."""
    source = str(Path(__file__).parents[2] / "src")
    server = StdioServerParameters(
        command=sys.executable,
        args=["-m", "monumental.cli", "mcp", *options],
        env={"PYTHONPATH": source, "XDG_DATA_HOME": str(folder)},
    )
    async with Client(stdio_client(server)) as client:
        yield Guest(client)


@asynccontextmanager
async def at_a_table(terms: Terms, language: str = "en") -> AsyncIterator[tuple[Guest, LocalChair]]:
    """The same server in this process, and the chair that its client sits on."""
    chair = sit_down(terms, language)
    async with Client(server_for(Visit(chair, load_texts(language)))) as client:
        yield Guest(client), chair
