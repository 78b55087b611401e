"""The dashboard and the alerts ask for numbers that the server has."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

from monumental.web.watch.numbers import Numbers

DEPLOY = Path(__file__).parent.parent.parent / "deploy"
DASHBOARD = json.loads((DEPLOY / "grafana/monumental.json").read_text(encoding="utf-8"))
ALERTS = yaml.safe_load((DEPLOY / "prometheus/alerts.yml").read_text(encoding="utf-8"))

#: Numbers by their names; `up` is Prometheus's own.
NAMED = re.compile(r"\b(?:monumental|process)_[a-z_]+\b")


def asked_for(found: object) -> Iterator[str]:
    """All that is asked of Prometheus in a part of the dashboard."""
    if isinstance(found, dict):
        for key, value in found.items():
            if key in {"expr", "query"} and isinstance(value, str):
                yield value
            else:
                yield from asked_for(value)
    elif isinstance(found, list):
        for value in found:
            yield from asked_for(value)


def test_every_number_of_the_dashboard_is_one_that_the_server_has() -> None:
    asked = [expression for expression in asked_for(DASHBOARD) if expression != "prometheus"]
    named = {name for expression in asked for name in NAMED.findall(expression)}

    assert len(asked) > 20
    assert all(NAMED.search(expression) for expression in asked)
    assert sorted(named - Numbers().names()) == []


def test_every_number_of_the_server_stands_on_the_dashboard() -> None:
    text = "\n".join(asked_for(DASHBOARD))
    families = {re.sub(r"_(total|bucket|count|sum)$", "", name) for name in Numbers().names()}

    assert [name for name in sorted(families) if name.startswith("monumental_") and name not in text] == []


def test_panels_have_names_of_their_own_a_title_and_a_place() -> None:
    panels: list[dict[str, Any]] = DASHBOARD["panels"]

    assert len({panel["id"] for panel in panels}) == len(panels)
    for panel in panels:
        assert panel["title"]
        place = panel["gridPos"]
        assert 0 <= place["x"] < place["x"] + place["w"] <= 24
        if panel["type"] != "row":
            assert panel["description"]
            assert panel["targets"]


def test_every_alert_asks_for_what_there_is_and_says_what_is_wrong() -> None:
    rules = [rule for group in ALERTS["groups"] for rule in group["rules"]]

    assert len({rule["alert"] for rule in rules}) == len(rules) > 3
    for rule in rules:
        named = set(NAMED.findall(rule["expr"]))
        assert named <= Numbers().names()
        assert named or rule["expr"].startswith("up{")
        assert rule["annotations"]["summary"]
