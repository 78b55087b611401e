"""Any position as a readable text file, and back: TOML for people, the same as JSON for saved games."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Sequence

import tomli_w
from pydantic import ValidationError

from monumental.cards.carried import Carried
from monumental.cards.checking import problems_of
from monumental.engine.chance import Chance, seeded
from monumental.engine.game import Game, RunawayError
from monumental.play.positions.agenda_checks import check_agenda, check_question
from monumental.play.positions.automa import AutomaText
from monumental.play.positions.classic import BoardText, ClassicSeatText, ClassicText
from monumental.play.positions.duel import DuelSeatText, DuelText
from monumental.play.positions.layout import DisplayText, PositionError
from monumental.play.positions.writer import dump
from monumental.play.setup import unpack
from monumental.play.systems.known import SYSTEMS

#: All fields of position files, to guess which one was meant.
MODELS = (DuelText, DuelSeatText, ClassicText, ClassicSeatText, AutomaText, BoardText, DisplayText)
FIELDS = sorted({field for model in MODELS for field in model.model_fields})


def read_position(text: str, chance: Chance | None = None) -> Game:
    """The game of a position file. What is wrong with the file is said in one sentence."""
    try:
        data = tomllib.loads(text)
    except RecursionError as error:
        raise PositionError("not valid TOML: too many brackets inside each other") from error
    except ValueError as error:
        raise PositionError(f"not valid TOML: {str(error).partition(';')[0]}") from error
    return load(data, chance)


def read_snapshot(
    text: str, chance: Chance | None = None, *, trusted: bool = False, carried: Sequence[Carried] = ()
) -> Game:
    """The game of a position that `write_snapshot` wrote, with the packs that it needs and nobody has.

    `trusted`: we wrote it ourselves, by these very rules, and nobody could change it since. Then it is not
    asked whether a game could have come to its agenda.
    """
    try:
        data = json.loads(text)
    except RecursionError as error:
        raise PositionError("not valid JSON: too many brackets inside each other") from error
    except ValueError as error:
        raise PositionError(f"not valid JSON: {str(error).partition(';')[0]}") from error
    if not isinstance(data, dict):
        raise PositionError("a saved position is a JSON object")
    return load(data, chance, trusted=trusted, carried=carried)


def write_position(game: Game) -> str:
    """The position as a text file that `read_position` reads."""
    return tomli_w.dumps(dump(game), multiline_strings=True)


def write_snapshot(game: Game) -> str:
    """The position as JSON that `read_snapshot` reads."""
    return json.dumps(dump(game), ensure_ascii=False)


def load(
    data: dict[str, object],
    chance: Chance | None = None,
    *,
    trusted: bool = False,
    carried: Sequence[Carried] = (),
) -> Game:
    """A game from plain data. Luck is not part of a position: without any, the seed 0 is used."""
    # Rules that nobody knows are refused below, when their box is opened.
    rules = str(data.get("rules"))
    part = SYSTEMS[rules if rules in SYSTEMS else next(iter(SYSTEMS))].positions
    try:
        text = part.text.model_validate(data)
    except ValidationError as error:
        raise PositionError(str(problems_of(error, "position", FIELDS)[0])) from error
    brought = {pack.word: pack for pack in carried}
    packs = [brought.get(name, name) for name in text.packs]
    box = unpack(text.rules, packs, "rulebook", text.switches)
    reader = part.reader(box.rules, box.catalog)
    game = Game(box.rules, box.catalog, reader.state(text), chance or seeded(0))
    if not trusted:
        check_agenda(game, reader.lines(text), reader.rhythm, reader.foreign)
    try:
        game.advance()
    except RunawayError as error:
        raise PositionError("agenda: these tasks never come to a question") from error
    if not trusted:
        check_question(game)
    return game


__all__ = ["dump", "load", "read_position", "read_snapshot", "write_position", "write_snapshot"]
