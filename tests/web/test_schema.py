"""The API keeps to its own schema, whatever is sent to it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from monumental.web.app import create_app
from monumental.web.settings import Settings
from tests.web.api.server import ME, OPEN, Browser, Server, bot, serving
from tests.web.attacks.generated import OPERATIONS, RAW, Sent, send_chains, send_each
from tools import openapi

pytestmark = pytest.mark.long

SEED = 20
EXAMPLES = 25
CHAINS = 5


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
    sent = Sent()

    send_each(label, server.url, ann.key, tables, SEED, EXAMPLES, sent)

    assert sent.wrong == [], f"seed {SEED}"
    assert sent.answered


def test_what_an_answer_leads_to_is_answered_by_the_schema_too(server: Server, ann: Browser) -> None:
    """Reproduce: `python -m tests.trust --part "Generated requests"` sends chains from a seed on."""
    sent = Sent()

    for number in range(SEED, SEED + 3):
        send_chains(server.url, ann.key, number, CHAINS, sent)

    assert sent.wrong == [], f"seeds from {SEED} on"
    assert sent.answered - sent.refused > 100, "too much is refused to have come far"


def test_every_address_is_in_the_schema() -> None:
    routes = {path for path in create_app(Settings()).route_handler_method_map if path.startswith("/api")}
    described = {
        re.sub(r"\{(\w+)\}", r"{\1:str}", re.sub(r"\{(at|number)\}", r"{\1:int}", path))
        for path in RAW["paths"]
    }
    assert {path for path in routes if "schema" not in path and "live" not in path} == described
    assert len(OPERATIONS) >= len(described)


def test_every_refusal_is_in_the_schema() -> None:
    for path, methods in RAW["paths"].items():
        for operation in methods.values():
            for status in ("400", "401", "403", "404", "409", "413", "422", "429", "503"):
                [content] = operation["responses"][status]["content"].values()
                assert content["schema"] == {"$ref": "#/components/schemas/Problem"}, path


def test_the_pages_copy_of_the_schema_is_current() -> None:
    assert openapi.SCHEMA.read_text(encoding="utf-8") == openapi.schema(), "run: python tools/openapi.py"
