"""Outlines of land for five players: where Capitals, land and water lie; the rest is up to luck.

A search found them. From each of their five Capitals the steps to the rivals, the number of Provinces within
1, 2 and 3 steps and the coast within 2 steps are the same. Every Province lies next to one Capital, two steps
from one Capital, or two steps from two neighbours; and each Capital, and each two neighbours, have as many
of these as the others.
"""

from __future__ import annotations

from typing import Final

OUTLINES: Final = (
    """
..  ..  ~   m   m   m
  m   C   m   ..  C   m
..  m   m   m   m   ..  m
  m   m   ~   ~   m   m   ~
..  m   m   m   ~   m   C
  m   C   ..  m   m   m   m
..  m   ~   C   m   m
  ..  m   m   m
""",
    """
..  ..  ..  ..  m
  ..  ..  ..  m   C
..  ..  m   m   m   m   ~
  ..  C   m   ~   m   m   m
..  m   m   m   ..  ..  m   C
  ..  m   ~   ..  ..  ~   m   m
..  m   m   m   ..  ~   m   m
  m   C   m   m   m   m   m
..  ..  ..  ~   m   C   m
""",
    """
..  ..  ~   m   C   m
  ..  m   m   m   m
..  C   m   ..  m   m   m
  m   m   m   ..  ~   m   C
~   m   ..  ..  ..  ~   m   m
  m   m   m   ~   ~   m   m
..  C   m   m   m   m   m
  ..  m   ..  m   C   m
""",
    """
..  ..  ..  m   m   m
  m   C   m   ..  C   m
..  m   m   m   m   ..  m
  m   m   ~   ~   m   m
..  m   m   m   ~   m   C
  m   C   ~   m   m   m   m
..  m   ..  C   m   m
  ..  m   m   m
""",
    """
..  ..  m   ~
  m   m   m   C
..  m   ~   m   m
  C   m   ..  m   m   m   C   ~
..  m   m   ..  ..  m   m   m   m
  ..  m   m   ..  ..  ..  ~   m
..  ~   m   m   m   m   m   m   m
  ..  ..  C   m   m   m   C
..  ..  ..  ..  ~
""",
    """
..  ..  m   ~
  m   m   m   m   m
..  m   ~   C   m   m   m
  m   C   ..  ..  ..  m   m   ~
..  m   ~   ..  ..  ..  C   m   m
  m   m   m   C   ..  ..  ~   m
..  ..  m   m   m   ~   C   m   m
  ..  ..  ..  m   m   m   m
..  ..  ..  ..  ..  m
""",
    """
..  ..  ..  ~   m   m   m
  ..  m   C   m   ..  C   m
..  ..  m   m   ~   m   ..  m
  ..  m   ..  m   m   ~   m   ~
..  m   ..  m   ~   m   m   C
  m   C   m   m   m   ..  m   m
..  ..  m   ~   m   ..  m
  ..  ..  ..  m   C   m
..  ..  ..  ..  ..  m
""",
    """
..  ..  ~   m   m   m
  m   C   m   ..  C   m
..  m   m   ~   m   ..  m
  m   ..  m   m   ~   m   ~
m   ..  m   ~   m   m   C
  C   m   m   m   ..  m   m
m   m   ~   m   ..  m
  ..  ..  m   C   m
..  ..  ..  m
""",
)
