"""What handlers are given is there already: nobody need be sent for each thing by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from litestar.plugins import ReceiveRoutePlugin
from litestar.routes import HTTPRoute, WebSocketRoute

if TYPE_CHECKING:
    from litestar.routes import BaseRoute


class AtOnce(ReceiveRoutePlugin):
    """Things that a handler asks for are fetched one after the other.

    Litestar starts a task for each, in case one has to wait; of ours hardly any ever does, and the tasks took
    as long as everything else that is done to find out what is asked.
    """

    def receive_route(self, route: BaseRoute) -> None:
        if isinstance(route, HTTPRoute):
            models = [model for _, model in route.route_handler_map.values()]
        elif isinstance(route, WebSocketRoute) and route.handler_parameter_model is not None:
            models = [route.handler_parameter_model]
        else:
            return
        for model in models:
            # What needs another thing is in a later batch, and stays there.
            model.dependency_batches = [{each} for batch in model.dependency_batches for each in batch]
