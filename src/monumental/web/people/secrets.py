"""What leads from one device to another: one-time codes and recovery phrases. The store has only hashes."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

import segno
from mnemonic import Mnemonic

CODE_BYTES: Final = 16
PHRASE_BITS: Final = 128

#: The lists of words (BIP-39), by language.
WORDS: Final = {"en": "english", "es": "spanish", "cs": "czech", "ja": "japanese"}


def new_code() -> str:
    """The secret of a link: nobody guesses 128 bits in a quarter of an hour."""
    return secrets.token_urlsafe(CODE_BYTES)


def hash_of_code(code: str) -> str:
    return hashlib.sha256(b"link " + code.encode()).hexdigest()


def new_phrase(language: str) -> str:
    """Twelve words of a language, to be written down."""
    return str(Mnemonic(WORDS[language]).generate(PHRASE_BITS))


def hash_of_phrase(phrase: str) -> str | None:
    """What is kept of a phrase, however its words are spaced or written; nothing, if it is none."""
    words = Mnemonic.normalize_string(" ".join(phrase.casefold().split()))
    for language in WORDS.values():
        known = Mnemonic(language)
        try:
            entropy = bytes(known.to_entropy(words))
        except (LookupError, ValueError):
            continue
        return hashlib.sha256(b"phrase " + entropy).hexdigest()
    return None


def qr_rows(text: str) -> tuple[str, ...]:
    """A QR code, row by row: 1 is dark."""
    matrix = segno.make(text, micro=False).matrix
    return tuple("".join("1" if dark else "0" for dark in row) for row in matrix)
