"""The Model Context Protocol over the standard streams, by its official SDK."""

from __future__ import annotations

from importlib.metadata import version
from typing import TYPE_CHECKING, Any

import anyio
import anyio.to_thread
from mcp.server import Server
from mcp.server.stdio import stdio_server
from mcp_types import CallToolResult, ListToolsResult, TextContent, ToolAnnotations
from mcp_types import Tool as ToolForm

from monumental.cli.manners import complaint
from monumental.cli.mcp.tools import TOOLS, call

if TYPE_CHECKING:
    from mcp.server import ServerRequestContext
    from mcp_types import CallToolRequestParams, PaginatedRequestParams

    from monumental.cli.mcp.tools import Visit


def serve(visit: Visit) -> None:
    """Answer a client until it hangs up."""
    anyio.run(_serve, visit)


async def _serve(visit: Visit) -> None:
    server = server_for(visit)
    async with stdio_server() as (read, write):
        await server.run(read, write, server.create_initialization_options())


def server_for(visit: Visit) -> Server[Any]:
    """A server with the tools of a visit. One call is answered after the other."""
    texts = visit.texts
    turn = anyio.Lock()

    async def list_tools(
        context: ServerRequestContext[Any], asked: PaginatedRequestParams | None
    ) -> ListToolsResult:
        del context, asked
        return ListToolsResult(
            tools=[
                ToolForm(
                    name=name,
                    description=texts(tool.says),
                    input_schema=tool.schema(texts),
                    annotations=ToolAnnotations(read_only_hint=not tool.changes),
                )
                for name, tool in TOOLS.items()
            ]
        )

    async def call_tool(context: ServerRequestContext[Any], asked: CallToolRequestParams) -> CallToolResult:
        del context
        async with turn:
            return await anyio.to_thread.run_sync(answer, visit, asked.name, asked.arguments or {})

    return Server(
        "monumental",
        title="Monumental",
        version=version("monumental"),
        instructions=texts("mcp-instructions"),
        on_list_tools=list_tools,
        on_call_tool=call_tool,
    )


def answer(visit: Visit, name: str, given: dict[str, Any]) -> CallToolResult:
    """What a tool says; a mistake of whoever called it is said in one sentence."""
    try:
        text, is_wrong = call(visit, name, given), False
    except Exception as error:
        sentence = complaint(error)
        if sentence is None:
            raise
        text, is_wrong = sentence, True
    return CallToolResult(content=[TextContent(type="text", text=text)], is_error=is_wrong)
