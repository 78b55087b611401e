"""How bots think on a server: in processes of their own, within limits, and in fair turns."""

from monumental.web.thinking.line import Claim, Payer, Quota
from monumental.web.thinking.mind import UNDERSTUDY, Dilemma, Question
from monumental.web.thinking.thinkers import Thinkers, Turn
from monumental.web.thinking.worker import Lost, Thinking, usual_workers

__all__ = [
    "UNDERSTUDY",
    "Claim",
    "Dilemma",
    "Lost",
    "Payer",
    "Question",
    "Quota",
    "Thinkers",
    "Thinking",
    "Turn",
    "usual_workers",
]
