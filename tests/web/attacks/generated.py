"""Requests made from the schema of the API, one by one and in chains that lead from an answer to the next.

The schema says what a field may hold; which tables, puzzles and rules there are, it does not. That is drawn
here, so that most requests come further than the first refusal.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from copy import deepcopy
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from hypothesis.errors import FlakyStrategyDefinition
from hypothesis.stateful import run_state_machine_as_test
from schemathesis import checks
from schemathesis.core.failures import FailureGroup
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from monumental.learn.lessons.files import courses
from monumental.learn.puzzles.shelf import shipped
from monumental.play.systems.known import SYSTEMS
from monumental.web.app import create_app
from monumental.web.settings import Settings

Case = schemathesis.Case[Any]

CHECKS: Final = [
    checks.not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]

#: Nobody waits so many seconds for an answer.
HANG: Final = 5.0

RAW: Final[dict[str, Any]] = create_app(Settings()).openapi_schema.to_schema()
SCHEMA: Final = schemathesis.openapi.from_dict(RAW)
OPERATIONS: Final = {
    found.ok().label: found.ok() for found in SCHEMA.get_all_operations() if isinstance(found, Ok)
}

PUZZLES: Final = [puzzle.id for puzzle in shipped()]
LESSONS: Final = [lesson for course in courses().values() for lesson in course.lessons.values()]

#: So many requests are in a chain, at most.
STEPS: Final = 25

#: Whoever has deleted everything is answered the same from then on.
LAST: Final = "POST /api/me/delete"

#: Who sits at the tables of the chains: somebody who is asked at once.
ME: Final = {"kind": "me"}
SEATS: Final = [
    [ME, ME],
    [ME, {"kind": "bot", "bot": "beginner"}],
    [ME, {"kind": "bot", "bot": "normal"}],
    [ME, ME, {"kind": "open"}],
]

#: Fields that the chains fill with what could be.
PLAIN: Final[Mapping[str, Any]] = {
    "seat": {"type": "integer", "minimum": 0, "maximum": 2},
    "at": {"type": "integer", "minimum": 0, "maximum": 20},
    "number": {"type": "integer", "minimum": 0, "maximum": 2},
    "request": {"type": "string", "pattern": "^[a-z]{8,16}$"},
    "bot": {"enum": ["beginner", "normal"]},
}

#: Where a body of the next request comes from in the answer before: an action that is an option.
ACT: Final = {
    "seat": "$response.body#/viewer",
    "at": "$response.body#/version",
    "action": "$response.body#/options/0/words",
}
STEP: Final = {"seat": "$response.body#/viewer", "at": "$response.body#/version"}


@dataclass
class Sent:
    """How requests were answered, and what was wrong with it. Nothing is raised: the next one is sent."""

    answered: int = 0
    refused: int = 0
    wrong: list[str] = field(default_factory=list)

    def send(self, case: Case, call: Callable[[], Any]) -> Any:
        """Send one, and look at its answer."""
        began = time.monotonic()
        try:
            response = call()
        except requests.Timeout:
            self.wrong.append(f"no answer within {2 * HANG} s: {case.as_curl_command()}")
            raise
        self.answered += 1
        self.refused += 400 <= response.status_code < 500
        if time.monotonic() - began > HANG:
            self.wrong.append(f"an answer after more than {HANG} s: {case.as_curl_command()}")
        try:
            case.validate_response(response, checks=CHECKS)
        except FailureGroup as failures:
            self.wrong += [f"{each}: {case.as_curl_command()}" for each in failures.exceptions]
        return response


def quietly(examples: int, **more: Any) -> settings:
    """The same seed makes the same requests, as far as answers are the same."""
    return settings(
        max_examples=examples,
        phases=[Phase.generate],
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
        **more,
    )


def send_each(
    label: str, url: str, key: str, tables: Sequence[str], number: int, examples: int, sent: Sent
) -> None:
    """Requests of one kind, with the key of somebody and without."""
    session = requests.Session()

    @seed(number)
    @quietly(examples)
    @given(case=OPERATIONS[label].as_strategy(), data=st.data())
    def send(case: Case, data: st.DataObject) -> None:
        _fill(case, data, tables)
        headers = {"Authorization": f"Bearer {key}"} if data.draw(st.booleans()) else {}
        sent.send(case, lambda: case.call(base_url=url, headers=headers, session=session, timeout=2 * HANG))

    with session:
        send()


def _fill(case: Case, data: st.DataObject, tables: Sequence[str]) -> None:
    """What there is, now and then, in the place of what could be."""
    if "table" in case.path_parameters:
        table = data.draw(st.sampled_from(tables) | st.just(case.path_parameters["table"]))
        case.path_parameters["table"] = table
    if "lesson" in case.path_parameters:
        lesson = data.draw(st.sampled_from(LESSONS))
        case.path_parameters |= {"course": lesson.course, "lesson": lesson.key}
    if "puzzle" in case.path_parameters:
        case.path_parameters["puzzle"] = data.draw(st.sampled_from([*PUZZLES, "chess"]))
    if isinstance(case.body, dict) and "rules" in case.body:
        case.body["rules"] = data.draw(st.sampled_from([*SYSTEMS, case.body["rules"]]))


def send_chains(url: str, key: str, number: int, examples: int, sent: Sent) -> None:
    """Tables are made, and what their answers say is done there: played, taken back, asked about."""

    class Chain(_machine()):  # type: ignore[misc]  # it is made when it is needed
        def get_call_kwargs(self, case: Case) -> dict[str, Any]:
            del case
            return {"base_url": url, "headers": {"Authorization": f"Bearer {key}"}, "timeout": 2 * HANG}

        def call(self, case: Case, **kwargs: Any) -> Any:
            return sent.send(case, lambda: super(Chain, self).call(case, **kwargs))

        def validate_response(self, response: Any, case: Case, **_: Any) -> None:
            """It was looked at as it came."""

    # A server that has done something already need not answer the same again, and is not asked to.
    with suppress(FlakyStrategyDefinition):
        run_state_machine_as_test(seed(number)(Chain), settings=quietly(examples, stateful_step_count=STEPS))


@cache
def _machine() -> Any:
    return _linked().as_state_machine()


def _linked() -> Any:
    """The schema as somebody reads it who knows the game: what may be played, and what leads where."""
    raw = deepcopy(RAW)
    schemas = raw["components"]["schemas"]
    wishes = {"rules": {"enum": list(SYSTEMS)}, "seats": {"enum": SEATS}, "hints": {"type": "boolean"}}
    schemas["NewTable"] |= {"properties": wishes, "additionalProperties": False}
    for each in (operation for methods in raw["paths"].values() for operation in methods.values()):
        for parameter in each.get("parameters", ()):
            parameter["schema"] = PLAIN.get(parameter["name"], parameter["schema"])
        for body in each.get("requestBody", {}).get("content", {}).values():
            fields = schemas[body["schema"]["$ref"].rpartition("/")[2]]["properties"]
            fields |= {name: PLAIN[name] for name in fields.keys() & PLAIN.keys()}
    links = dict(_links(raw["paths"]))
    for path, status in (("/api/tables", "201"), ("/api/tables/{table}/actions", "200")):
        raw["paths"][path]["post"]["responses"][status]["links"] = links
    schema = schemathesis.openapi.from_dict(raw).include(path_regex=r"^/api/tables($|/)")
    schema.config.phases.stateful.generation.update(modes=[GenerationMode.POSITIVE])
    schema.config.generation.update(modes=[GenerationMode.POSITIVE])
    # What it would guess from names leads from one pack to itself.
    schema.config.phases.stateful.inference.algorithms = []
    return schema


def _links(paths: Mapping[str, Any]) -> Any:
    """From a table to all that is asked and done there."""
    for path, methods in paths.items():
        if not path.startswith("/api/tables/{table}"):
            continue
        for method, operation in methods.items():
            link: dict[str, Any] = {
                "operationId": operation["operationId"],
                "parameters": {"path.table": "$response.body#/id"},
            }
            if path.endswith("/actions"):
                link["requestBody"] = ACT
            elif path.endswith(("/undo", "/redo", "/takeback", "/resign", "/vote")):
                link["requestBody"] = STEP
            yield f"{method}-{path}", link
