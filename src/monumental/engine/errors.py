"""What goes wrong in a way that its maker can mend: all such errors of the library are of one family."""

from __future__ import annotations


class MonumentalError(Exception):
    """Something that can't be done, read or made as it was asked for. Every error of the library is one."""
