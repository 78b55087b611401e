"""`monumental options` and `monumental why`: what can be done in a position file, and why something can't."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from monumental.cli.languages import AsJson, Language, spoken
from monumental.cli.manners import WrongInput

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.engine.game import Game

Position = Annotated[Path, typer.Argument(help="A position file.", metavar="POSITION")]


def options(position: Position, lang: Language = None, as_json: AsJson = False) -> None:
    """Print what can be done in a position file."""
    from monumental.play.notation import write
    from monumental.play.words import option, question, seat_name

    game, texts = opened(position, lang)
    if game.over:
        print(json.dumps({"over": True, "options": []}) if as_json else texts("reason-game-over"))
        return
    actions = [(write(game, action), option(game, action, texts)) for action in game.options()]
    name, asked = seat_name(game, game.seat, texts), question(game, texts)
    if as_json:
        listed = [{"action": words, "text": text} for words, text in actions]
        clause = game.rules.clauses[game.choice().question]
        data = {"over": False, "seat": game.seat, "player": name, "question": asked, "clause": clause}
        if game.choice().seat != game.seat:
            # The question of an Automa.
            data["for_seat"] = game.choice().seat
        print(json.dumps({**data, "options": listed}, ensure_ascii=False, indent=2))
        return
    print(texts("terminal-list", title=name, items=asked))
    width = max(len(words) for words, _ in actions)
    for words, text in actions:
        print(f"  {words:{width}}  {text}")


def why(
    position: Position,
    action: Annotated[
        list[str], typer.Argument(help="An action in words, such as: use b2.", metavar="ACTION")
    ],
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Say why an action can't be done in a position file, and the rule behind it."""
    from monumental.cli.table.explaining import answers
    from monumental.play.notation import read
    from monumental.play.words import reason

    game, texts = opened(position, lang)
    tried = read(game, " ".join(action))
    refusal = game.why_not(tried)
    if as_json:
        data: dict[str, object] = {"action": " ".join(action), "possible": refusal is None}
        if refusal is not None:
            clause = game.rules.clause_of(refusal)
            data |= {"reason": reason(game, refusal, texts), "clause": clause, "rule": texts.clause(clause)}
        print(json.dumps(data, ensure_ascii=False, indent=2))
        return
    answer = answers.why(game, tried, texts)
    for line in (answer.title, *answer.lines):
        print(line)


def opened(position: Path, lang: str | None) -> tuple[Game, Texts]:
    """The game of a position file, and the words for it."""
    import tomllib

    from monumental.cli.recorded.records import must_be_a_file
    from monumental.play.position import read_position
    from monumental.play.setup import unpack

    must_be_a_file(position, spoken(lang))
    try:
        text = position.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise WrongInput(spoken(lang)("terminal-no-text", file=str(position))) from error
    game = read_position(text)
    # The packs as the file names them: they may be folders.
    return game, spoken(lang, unpack(game.rules.name, tomllib.loads(text).get("packs", ())))
