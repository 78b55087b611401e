"""What a bot knows about the game on the table, made once for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.bots.known import craft_of
from monumental.bots.learning.instinct import Instinct
from monumental.bots.learning.judgement import Judgement
from monumental.bots.sight.texts import appraise

if TYPE_CHECKING:
    from monumental.engine.catalog import Catalog
    from monumental.engine.game import Game


class Mind:
    """What cards are worth, and what games have taught about options and positions."""

    def __init__(self, game: Game) -> None:
        craft = craft_of(game.rules.name)
        learned = craft.lessons(game)
        self.catalog: Catalog = game.catalog
        self.outlook = craft.outlook
        self.worths = appraise(game.catalog, self.outlook.reader)
        self.instinct = Instinct(game, self.worths, learned.instinct, craft.ground)
        self.judgement = Judgement(craft.signs(game, self.worths), learned.judgement)
        self.way = craft.way
