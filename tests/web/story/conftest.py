"""A server for tests that need nothing of their own."""

from __future__ import annotations

from tests.web.api.conftest import server

__all__ = ["server"]
