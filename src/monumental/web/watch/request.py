"""The name of the request that is being answered, wherever something is logged meanwhile."""

from __future__ import annotations

from contextvars import ContextVar

request_id: ContextVar[str] = ContextVar("request_id", default="")
