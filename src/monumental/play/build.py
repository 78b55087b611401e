"""How this copy of the program was built: speeds mean nothing without it."""

from __future__ import annotations

from monumental.engine import game


def is_compiled() -> bool:
    """Does the engine run as compiled code, or as Python?"""
    return str(game.__file__).endswith((".so", ".pyd"))
