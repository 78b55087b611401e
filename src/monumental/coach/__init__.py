"""The coach: how likely each seat wins, which option is best and why, and what decided a game.

from monumental.coach import chances

chances(game, seat)    # [0.61, 0.39]: what the seat could know, and nothing else
"""

from monumental.coach.chances import chances
from monumental.coach.errors import CoachError

__all__ = ["CoachError", "chances"]
