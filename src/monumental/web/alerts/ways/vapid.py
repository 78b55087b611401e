"""The public half of this server's key for Web Push."""

from __future__ import annotations

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def public_point(number: int) -> bytes:
    """The point of P-256 that belongs to a private number, written out."""
    key = ec.derive_private_key(number, ec.SECP256R1()).public_key()
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
