"""What the schema of the API says of all addresses: what refuses, and what may be answered."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import Operation, Schema
from litestar.plugins import ReceiveRoutePlugin
from litestar.routes import HTTPRoute

from monumental.web.contract.page import Problem

if TYPE_CHECKING:
    from collections.abc import Mapping

    from litestar.routes import BaseRoute

REFUSALS: Final[Mapping[int, str]] = {
    400: "The request can't be read, or a part of it is not as it must be",
    401: "The browser has no key yet",
    403: "This is somebody else's seat, or the page of another site asks",
    404: "There is no such table, seat or page",
    409: "Not now: the table has moved on, or is not there yet",
    413: "Too large",
    415: "A body that is not JSON",
    421: "The server has another name",
    422: "What is asked for can't be done; the sentence says why",
    429: "Too many requests in too short a time",
    503: "The tables can't be read or written at the moment",
}

PROBLEMS: Final = {
    status: ResponseSpec(Problem, generate_examples=False, description=words)
    for status, words in REFUSALS.items()
}


@dataclass
class Answers(Operation):
    """Where an answer is one page or another, the shorter may be a part of the longer: it is any of them."""

    def __post_init__(self) -> None:
        for response in (self.responses or {}).values():
            for content in (getattr(response, "content", None) or {}).values():
                schema = content.schema
                if isinstance(schema, Schema) and schema.one_of:
                    schema.any_of, schema.one_of = schema.one_of, None


class Refusals(ReceiveRoutePlugin):
    """Every address of the API may refuse: the page knows a `Problem` when it gets one."""

    def receive_route(self, route: BaseRoute) -> None:
        if isinstance(route, HTTPRoute):
            for handler in route.route_handlers:
                handler.responses = PROBLEMS
                handler.operation_class = Answers
