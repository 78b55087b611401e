"""Passwords of tables: people use the same one elsewhere, so nobody who reads the store shall learn them."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

SALT_BYTES: Final = 16

#: What one try costs: 16 MiB and about a twentieth of a second.
COST: Final = {"n": 2**14, "r": 8, "p": 1}


def hashed(password: str) -> str:
    """What is kept of a password."""
    salt = secrets.token_bytes(SALT_BYTES)
    return f"{salt.hex()}:{_hash(password, salt)}"


def is_right(password: str, kept: str) -> bool:
    salt, _, wanted = kept.partition(":")
    return hmac.compare_digest(_hash(password, bytes.fromhex(salt)), wanted)


def _hash(password: str, salt: bytes) -> str:
    return hashlib.scrypt(password.encode(), salt=salt, **COST).hex()
