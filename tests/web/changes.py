"""What a page makes of what a socket tells it: the table before, and what is not as it was."""

from __future__ import annotations

from typing import Any

Page = dict[str, Any]


def changed(before: Page, said: Page) -> Page:
    """A page after the one before it: fields of the page, of its view, of its seats and of its parts."""
    view = {**before["view"]}
    changes = {**said["changes"]}
    for name, new in changes.pop("view", {}).items():
        if name == "seats" and isinstance(new, dict):
            view[name] = [{**seat, **new.get(str(number), {})} for number, seat in enumerate(view[name])]
        elif name in {"duel", "classic"} and new is not None and view[name] is not None:
            view[name] = {**view[name], **new}
        else:
            view[name] = new
    return {**before, **changes, "view": view}
