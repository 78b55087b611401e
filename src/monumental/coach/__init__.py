"""The coach: how likely each seat wins, which option is best and why, and what decided a game.

from monumental.coach import advise, chances, review

chances(game, seat)          # [0.61, 0.39]: what the seat could know, and nothing else
advise(game, seat).best      # an option with its chance, what is expected, and what speaks for it
review(record).accuracy(0)   # how well a seat chose in a game that is over
"""

from monumental.bots.thinking.recall import Hopes
from monumental.coach.advice.advise import Advice, Advised, advise
from monumental.coach.advice.why import Why, why
from monumental.coach.chances import chances
from monumental.coach.errors import CoachError
from monumental.coach.review.review import Review, review

__all__ = ["Advice", "Advised", "CoachError", "Hopes", "Review", "Why", "advise", "chances", "review", "why"]
