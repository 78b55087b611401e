"""A server for tests that need nothing of their own."""

from __future__ import annotations

from tests.web.api.conftest import each_server, server
from tests.web.leagues.playing import short_games

__all__ = ["each_server", "server", "short_games"]
