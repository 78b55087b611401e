"""What only some people open is loaded by nobody else."""

from __future__ import annotations

import json
from typing import Any

import pytest

from monumental.web.routes.ahead import FILES
from monumental.web.routes.files import PAGE

pytestmark = pytest.mark.long

#: The pages that make cards or show made ones; whatever speaks to the studio's part of the server is theirs.
STUDIO = {"src/pages/packs/Packs.svelte", "src/pages/packs/SharedPack.svelte"}
SPEAKS = "/studio/"

Built = dict[str, dict[str, Any]]


def needs(built: Built, piece: str, found: set[str] | None = None) -> set[str]:
    """The files that are loaded with a piece of the page."""
    found = set() if found is None else found
    if built[piece]["file"] not in found:
        found.add(built[piece]["file"])
        for other in built[piece].get("imports", ()):
            needs(built, other, found)
    return found


def test_the_studio_is_loaded_only_when_it_is_opened() -> None:
    built: Built = json.loads((PAGE / FILES).read_text(encoding="utf-8"))
    pages = {name for name, piece in built.items() if piece.get("isDynamicEntry") or piece.get("isEntry")}
    scripts = [name for name in pages if built[name]["file"].endswith(".js")]
    studio = {
        file.name for file in (PAGE / "assets").glob("*.js") if SPEAKS in file.read_text(encoding="utf-8")
    }

    assert studio
    assert pages >= STUDIO
    opened = {name for name in scripts if {file.rpartition("/")[2] for file in needs(built, name)} & studio}
    assert opened <= STUDIO
    assert "src/pages/packs/Packs.svelte" in opened
