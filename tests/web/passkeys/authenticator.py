"""A phone, computer or security key: makes passkeys, and signs with them what a server asks."""

from __future__ import annotations

import hashlib
import json
import secrets
import struct
from base64 import urlsafe_b64encode

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

from tests.web.api.server import Page

#: Somebody is there, and has shown that it is them; a new passkey is told of.
PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def base64url(content: bytes) -> str:
    return urlsafe_b64encode(content).rstrip(b"=").decode()


class Authenticator:
    """Has one passkey for the pages of one address."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.id = secrets.token_bytes(16)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.signed = 0

    def make(self, options: Page) -> Page:
        """What a browser says of a new passkey."""
        numbers = self.key.public_key().public_numbers()
        public = cbor2.dumps(
            {
                1: 2,
                3: -7,
                -1: 1,
                -2: numbers.x.to_bytes(32),
                -3: numbers.y.to_bytes(32),
            }  # ES256, as COSE has it
        )
        about = bytes(16) + struct.pack(">H", len(self.id)) + self.id + public
        data = self._data(options["rp"]["id"], ATTESTED) + about
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return {
            "id": base64url(self.id),
            "client_data": base64url(self._client_data("webauthn.create", options)),
            "attestation": base64url(attestation),
            "address": self.address,
        }

    def use(self, options: Page) -> Page:
        """What a browser says when the passkey has signed."""
        self.signed += 1
        data = self._data(options["rpId"], 0)
        client = self._client_data("webauthn.get", options)
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        return {
            "id": base64url(self.id),
            "client_data": base64url(client),
            "authenticator_data": base64url(data),
            "signature": base64url(signature),
            "address": self.address,
        }

    def _data(self, site: str, more: int) -> bytes:
        flags = PRESENT | VERIFIED | more
        return hashlib.sha256(site.encode()).digest() + struct.pack(">BI", flags, self.signed)

    def _client_data(self, kind: str, options: Page) -> bytes:
        said = {"type": kind, "challenge": options["challenge"], "origin": self.address, "crossOrigin": False}
        return json.dumps(said).encode()
