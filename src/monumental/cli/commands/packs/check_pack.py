"""`monumental check-pack`: is a pack sound, what do its cards say in every language, do games with it end?"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated

import typer

from monumental.cards.grammar import side_by_side
from monumental.cli.languages import AsJson, Language, spoken

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.cards.carried import File
    from monumental.cli.packs import Opened
    from monumental.engine.catalog import Card
    from monumental.engine.game import Game

#: Checking every position takes a hundred times as long as playing.
CHECKED_GAMES = 10


def check_pack(
    folder: Annotated[str, typer.Argument(help="The folder of a pack, or its name.", metavar="DIR")],
    games: Annotated[int, typer.Option(min=0, help="How many random games to play with it.")] = 200,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Validate a pack, print every card in every language, and play random games with it."""
    from monumental.cli.packs import opened

    found = opened(folder)
    texts = spoken(lang, found.box)
    sayings = {card.key: in_every_language(card, found) for card in found.cards}
    unnamed = {language: keys for language, keys in nameless(found).items() if keys}
    if not as_json:
        for key, languages in sayings.items():
            print(f"\n{key}")
            for language, lines in languages.items():
                print(f"  {texts('terminal-list', title=texts(f'language-{language}'), items=lines[0])}")
                for line in lines[1:]:
                    print(f"    {line}")
        print()
        for language, keys in unnamed.items():
            name = texts(f"language-{language}")
            print(texts("terminal-pack-unnamed", language=name, keys=", ".join(keys)))
    rounds = play(found, games)
    if as_json:
        data = {
            "pack": found.pack.name,
            "digest": found.pack.digest,
            "played_with": list(found.names),
            "cards": sayings,
            "unnamed": unnamed,
            "games": games,
            "rounds": [min(rounds), max(rounds)] if rounds else None,
        }
        print(json.dumps(data, ensure_ascii=False, indent=2))
        return
    print(texts("terminal-pack-sound", pack=found.pack.name, count=len(sayings)))
    if rounds:
        print(texts("terminal-pack-played", count=games, fewest=min(rounds), most=max(rounds)))


def in_every_language(card: Card, found: Opened) -> dict[str, list[str]]:
    """The name of a card, then its facts and what it says, by language."""
    from monumental.cards.describe import describe, facts
    from monumental.cards.text import LANGUAGES

    sayings = {}
    for language in LANGUAGES:
        texts = spoken(language, found.box)
        about = side_by_side(texts, facts(card, texts, found.box.catalog))
        sayings[language] = [texts.card(card), about, *describe(card, texts)]
    return sayings


def nameless(found: Opened) -> dict[str, list[str]]:
    """What a language of the pack has no name for; it is called by its English name or its key."""
    from monumental.cards.text import LANGUAGES

    wanted = [f"card-{card.key}" for card in found.cards]
    wanted += [f"civilization-{people.key}" for people in found.civilizations]
    wanted += sorted({f"city-{card.city}" for card in found.cards if card.city})
    lacking = {}
    for language in LANGUAGES:
        # Names that can't be read are a mistake, also of a pack without cards.
        spoken(language, found.box)
        names = named(found.pack.folder / f"locale/{language}.ftl")
        lacking[language] = [key for key in wanted if key not in names]
    return lacking


def named(path: File) -> set[str]:
    """The messages of a file."""
    from fluent.syntax import FluentParser
    from fluent.syntax.ast import Message

    if not path.is_file():
        return set()
    entries = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return {entry.id.name for entry in entries if isinstance(entry, Message)}


def play(found: Opened, games: int) -> list[int]:
    """Random games, the first ones with every position checked; gives how many rounds each took."""
    from monumental.engine.game import RunawayError
    from monumental.testing import CheckError

    least, most = found.box.rules.seats
    rounds = []
    for seed in range(games):
        seats = least + seed % (most - least + 1)
        automas = range(1, seats) if seed % 2 and has_automas(found) else ()
        try:
            game = played(found, seed, seats, automas)
        except RunawayError as error:
            raise CheckError(f"seed {seed}: {error}") from error
        rounds.append(game.state.round)
    return rounds


def played(found: Opened, seed: int, seats: int, automas: Sequence[int]) -> Game:
    """A random game at its end. Automas have as many Advanced cards as they can: all are to be tried."""
    from monumental.games.classic.automa.deck import MOST_ADVANCED
    from monumental.play.setup import new_game
    from monumental.testing import check_game, check_position

    rules, packs = found.box.rules.name, found.names
    advanced = MOST_ADVANCED if automas else 0
    if seed < CHECKED_GAMES:
        return check_game(seed, rules=rules, seats=seats, packs=packs, automas=automas, advanced=advanced)
    game = new_game(rules, seats=seats, seed=seed, packs=packs, automas=automas, advanced=advanced)
    play_at_random(game, seed)
    check_position(game)
    return game


def has_automas(found: Opened) -> bool:
    """Can Automas play with these packs? Then they do in every second game, and follow the Solo cards."""
    from monumental.engine.catalog import SOLO_CARD

    has_solo_cards = any(card.kind == SOLO_CARD for card in found.box.catalog.cards)
    return has_solo_cards and found.box.rules.seats_automas()


def play_at_random(game: Game, seed: int) -> None:
    """Everything is left to chance."""
    import random

    choose = random.Random(seed)
    while not game.over:
        game.play_option(choose.choice(game.options()))
