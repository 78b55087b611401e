"""For programs that watch whether the server is there."""

from __future__ import annotations

from litestar import Controller, get

from monumental.web.contract.page import Health as HealthPage
from monumental.web.door.security import PRIVATE


class Health(Controller):
    """Small, and the same in every language."""

    include_in_schema = False
    response_headers = PRIVATE

    @get("/healthz")
    async def health(self) -> HealthPage:
        return HealthPage(ok=True)
