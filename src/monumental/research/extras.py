"""What the research API needs beside Monumental itself: packages that are installed as extras."""

from __future__ import annotations


def missing(error: ModuleNotFoundError, extra: str) -> ImportError:
    """One sentence about a package that is not there: what to install."""
    return ImportError(
        f"{error.name} is not installed, and this part of Monumental needs it: "
        f'pip install "monumental[{extra}]"'
    )
