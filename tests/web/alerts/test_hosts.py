"""Where links in letters may lead."""

from __future__ import annotations

import pytest

from monumental.web.door.hosts import Hosts
from monumental.web.problems import Refused

HERE = {"host": "192.168.1.7:8000"}


@pytest.mark.parametrize(
    "origin",
    [
        *(
            "https://games.example.org",
            "https://GAMES.example.org:8443",
            "http://table",
            "http://localhost:8000",
        ),
        "http://192.168.1.7:8000",
    ],
)
def test_a_link_leads_to_a_name_of_ours_or_to_the_numbers_by_which_somebody_came(origin: str) -> None:
    Hosts(["https://games.example.org"], ["table"]).must_lead_here(origin, HERE)

    with pytest.raises(Refused):
        Hosts([], []).must_lead_here(f"{origin}.evil.example", HERE)


@pytest.mark.parametrize(
    "origin",
    [
        *(
            "https://evil.example",
            "https://games.example.org@evil.example",
            "https://evil.example#.example.org",
        ),
        *(
            "https://evil.example?games.example.org",
            "https://evil.example\\games.example.org",
            "http://6.6.6.6",
        ),
        *("http://192.168.1.7", "http://[::1]:8000", "http://[", "ftp://games.example.org", ""),
    ],
)
def test_a_link_leads_nowhere_else(origin: str) -> None:
    with pytest.raises(Refused) as refusal:
        Hosts(["https://games.example.org"], []).must_lead_here(origin, HERE)

    assert refusal.value.key == "server-alert-origin"
