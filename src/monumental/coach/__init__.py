"""The coach: how likely each seat wins, which option is best and why, and what decided a game.

from monumental.coach import advise, chances

chances(game, seat)          # [0.61, 0.39]: what the seat could know, and nothing else
advise(game, seat).best      # an option with its chance, what is expected, and what speaks for it
"""

from monumental.coach.advice.advise import Advice, Advised, advise
from monumental.coach.advice.why import Why, why
from monumental.coach.chances import chances
from monumental.coach.errors import CoachError

__all__ = ["Advice", "Advised", "CoachError", "Why", "advise", "chances", "why"]
