"""The API keeps to its own schema, whatever is sent to it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from schemathesis import checks
from schemathesis.core.result import Ok
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
from tests.web.api.server import ME, OPEN, Browser, Server, bot, serving
from tools import openapi

pytestmark = pytest.mark.long

SEED = 20
EXAMPLES = 25

SCHEMA = schemathesis.openapi.from_dict(create_app(Settings()).openapi_schema.to_schema())
OPERATIONS = {found.ok().label: found.ok() for found in SCHEMA.get_all_operations() if isinstance(found, Ok)}

PUZZLES = [puzzle.id for puzzle in shipped()]
LESSONS = [lesson for course in courses().values() for lesson in course.lessons.values()]

CHECKS = [
    checks.not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('schema') / 'tables.db'}") as running:
        yield running


@pytest.fixture(scope="module")
def ann(server: Server) -> Browser:
    return server.browser()


@pytest.fixture(scope="module")
def tables(ann: Browser) -> list[str]:
    """Tables of several kinds: that are played at, that wait for somebody, and one that is not there."""
    made = [
        ann.new_table("duel", [ME, bot("random")], seed=1),
        ann.new_table("classic", [ME, ME], seed=2),
        ann.new_table("duel", [ME, OPEN], seed=3),
    ]
    return [*(table["id"] for table in made), "not-a-table"]


@pytest.mark.parametrize("label", sorted(OPERATIONS))
def test_whatever_is_sent_is_answered_by_the_schema(
    label: str, server: Server, ann: Browser, tables: list[str]
) -> None:
    operation = OPERATIONS[label]
    session = requests.Session()
    answered = 0

    @seed(SEED)
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
        print_blob=True,
    )
    @given(case=operation.as_strategy(), data=st.data())
    def send(case: schemathesis.Case[Any], data: st.DataObject) -> None:
        nonlocal answered
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
        known = data.draw(st.booleans())
        headers = {"Authorization": f"Bearer {ann.key}"} if known else {}
        response = case.call(base_url=server.url, headers=headers, session=session)
        case.validate_response(response, checks=CHECKS)
        answered += 1

    send()
    assert answered


def test_every_address_is_in_the_schema() -> None:
    routes = {path for path in create_app(Settings()).route_handler_method_map if path.startswith("/api")}
    described = {
        re.sub(r"\{(\w+)\}", r"{\1:str}", re.sub(r"\{(at|number)\}", r"{\1:int}", path))
        for path in SCHEMA.raw_schema["paths"]
    }
    assert {path for path in routes if "schema" not in path and "live" not in path} == described
    assert len(OPERATIONS) >= len(described)


def test_every_refusal_is_in_the_schema() -> None:
    for path, methods in SCHEMA.raw_schema["paths"].items():
        for operation in methods.values():
            for status in ("400", "401", "403", "404", "409", "413", "422", "429", "503"):
                [content] = operation["responses"][status]["content"].values()
                assert content["schema"] == {"$ref": "#/components/schemas/Problem"}, path


def test_the_pages_copy_of_the_schema_is_current() -> None:
    assert openapi.SCHEMA.read_text(encoding="utf-8") == openapi.schema(), "run: python tools/openapi.py"
