"""Numbers that fit into a word of the machine."""

from __future__ import annotations

from typing import TypeAlias

#: A number that is never large: the compiled engine keeps it as the machine does (`tools/compile.py`).
Word: TypeAlias = int
