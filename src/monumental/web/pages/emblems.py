"""The emblems that packs name: icons that came with the page, handed out by name to whoever shows them."""

from __future__ import annotations

import gzip
import json
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from monumental.web.contract.catalog import EmblemsPage

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

#: In the folder of the built page: every icon there is by its name, as the path to draw in a box of 512.
ICONS: Final = "emblems.json.gz"


@lru_cache(maxsize=1)
def _icons(file: Path) -> dict[str, str]:
    paths: dict[str, str] = json.loads(gzip.decompress(file.read_bytes()))
    return paths


def emblems_page(page: Path, names: Iterable[str]) -> EmblemsPage:
    """The paths of those that there are. Whoever asked shows something else for the others."""
    file = page / ICONS
    known = _icons(file) if file.is_file() else {}
    return EmblemsPage({name: known[name] for name in sorted(set(names)) if name in known})
