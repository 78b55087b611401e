"""What is agreed on before the games of an environment: rules, packs, seats, map, and their numbers."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, TypedDict

from monumental.cards.errors import unknown
from monumental.engine.chance import seeded
from monumental.engine.game import start
from monumental.play.setup import RANDOM_MAP, SetupError, Terms, agree
from monumental.research.card_observer import CardObserver
from monumental.research.numbering import Numbering
from monumental.research.observation.observe import Observer

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from monumental.engine.catalog import Catalog
    from monumental.engine.chance import Chance
    from monumental.engine.game import Game
    from monumental.engine.rules import Rules


class Agreement(TypedDict, total=False):
    """The options of every environment; all of them may be left out."""

    seats: int | None  # how many sit at the table
    packs: Sequence[str]  # with their modules: ("base", "heroes", "monsters")
    civilizations: Sequence[str | None]  # None: chosen in the game; "random": luck decides
    first: int | None  # the seat that begins; None: luck decides, or an Automa begins
    layout: str | None  # the map, by name; "random": another one in every game
    preset: str  # how rule switches stand: "rulebook", or "published"
    switches: Mapping[str, bool] | None  # rule switches that stand otherwise, by name
    draw_capitals: bool  # luck decides whose Capital is where
    automas: Sequence[int]  # the seats that the Automa plays
    advanced: int  # how many Advanced cards each Automa has


@lru_cache(maxsize=32)
def _numbering(rules: Rules, catalog: Catalog) -> Numbering:
    return Numbering(rules, catalog)


class Setting:
    """A kind of games, with the numbers of their actions and the layout of their observations."""

    def __init__(self, rules: str, agreement: Agreement) -> None:
        for option in agreement:
            if option not in Agreement.__annotations__:
                raise SetupError(unknown("option", option, Agreement.__annotations__, listed=True))
        self.name = rules
        self._agreement = agreement
        self.box, self._agreed = agree(rules, self._with_seed(0))
        self.seats = len(self._agreed.civilizations)
        #: The seats that somebody plays.
        self.players = tuple(seat for seat in range(self.seats) if seat not in self._agreed.automas)
        self.numbering = _numbering(self.box.rules, self.box.catalog)
        self.observer = Observer(self.box.rules, self.box.catalog, self.seats)
        self._card_observer: CardObserver | None = None
        layout = agreement.get("layout")
        self._map_is_random = layout is not None and layout.partition(":")[0] == RANDOM_MAP

    def __reduce__(self) -> tuple[object, ...]:
        return Setting, (self.name, self._agreement)

    @property
    def card_observer(self) -> CardObserver:
        """Observes cards by what they do; made when it is asked for."""
        if self._card_observer is None:
            self._card_observer = CardObserver(self.box.rules, self.box.catalog, self.seats)
        return self._card_observer

    def new_game(self, seed: int, chance: Chance | None = None) -> Game:
        """The game of a seed: the same as `monumental.new_game` makes of it."""
        agreed = agree(self.name, self._with_seed(seed))[1] if self._map_is_random else self._agreed
        return start(self.box.rules, self.box.catalog, chance or seeded(seed), agreed)

    def _with_seed(self, seed: int) -> Terms:
        return Terms(**self._agreement, seed=seed)
