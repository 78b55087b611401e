"""The two kinds of observations that many games are told in."""

from typing import Final

#: Vectors of a fixed length.
VECTORS: Final = 1
#: Rows of whole numbers that name cards by what they do.
CARDS: Final = 2
