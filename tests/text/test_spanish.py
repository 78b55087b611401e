"""Spanish sentences that are easily put together wrongly, as players of the box read them."""

from __future__ import annotations

import re

from monumental import Game, unpack
from monumental.cards.describe import describe
from monumental.cards.text import LOCALE, load_texts
from monumental.play.words import event, option
from tests.classic_scene import scene

MAP = unpack("classic", ("base", "heroes", "monsters"))
DUEL = unpack()
TURN = load_texts("es", [pack.folder for pack in MAP.packs], MAP.rules)
ROUND = load_texts("es", [pack.folder for pack in DUEL.packs], DUEL.rules)


def said(key: str) -> list[str]:
    return describe(MAP.catalog.by_key[key], TURN)


def told(game: Game) -> list[str]:
    return [event(game, each, TURN) for each in game.journal or ()]


def test_what_is_paid_for_is_not_called_free() -> None:
    assert (
        said("corvee")[0] == "Uso: paga 8 de Producción y, a cambio, gana una Maravilla sin pagar su coste."
    )
    assert said("albert-einstein") == [
        "Uso: paga 4 de Ciencia y, a cambio, gana un Conocimiento sin pagar su coste."
    ]


def test_a_condition_is_not_followed_by_another_si() -> None:
    assert describe(DUEL.catalog.by_key["florence"], ROUND) == [
        (
            "Comercio: si has completado una Maravilla, puedes pagar 1 Recurso básico y, a cambio, ganar 1 "
            "de Cultura; de lo contrario, puedes pagar 2 Recursos básicos y, a cambio, ganar 1 de Cultura."
        )
    ]


def test_what_is_optional_ends_before_what_is_not() -> None:
    assert said("cimbri") == [
        (
            "Cuando la recojas, elige una opción: gana 3 de Producción; o bien puedes robar y activar 1 "
            "carta, y después mueve gratis 1 Unidad dentro de tus Provincias."
        )
    ]


def test_a_monster_speaks_to_one_player_from_first_to_last() -> None:
    assert said("nian") == ["Te ataca, como a todo el mundo: pierde 1 ficha de Producción."]
    assert said("fafnir") == ["Te ataca si tienes Oro y nadie tiene más que tú: pierde 3 de Oro."]


def test_the_wheel_says_that_it_cannot_be_copied() -> None:
    assert said("wheel")[1:] == ["Esta carta no se puede copiar."]


def test_verbs_agree_with_a_people_and_persons_have_their_a() -> None:
    game = scene(supply="1 military")
    moves = [action for action in game.options() if action.verb == "explore"]
    game.play(moves[0])

    assert option(game, moves[0], TURN).startswith("Mover al Explorador 1 ")
    assert any(line.startswith("Los egipcios movieron al Explorador 1 ") for line in told(game))


def test_no_colon_stands_between_a_people_and_its_verb() -> None:
    said = "\n".join(path.read_text(encoding="utf-8") for path in sorted((LOCALE / "es").glob("*.ftl")))

    assert re.findall(r"\{ \$seat \}: (?:no |se )?\w+(?:aron|eron)\b.*", said) == []


def test_options_from_card_texts_are_infinitives_too() -> None:
    assert ROUND("option-branch", text="Roba y usa 1 carta") == "Robar y usar 1 carta"
    assert ROUND("option-may", card="Lonja", text="paga 1 de Oro").endswith(" acción: pagar 1 de Oro")
    assert TURN("option-may", card="Banco", text="paga 1 de Oro") == "Banco: pagar 1 de Oro"
    assert ROUND("ask-whether", text="Roba y usa 1 carta.") == "¿Quieres robar y usar 1 carta?"
    conditional = "Si tienes la Ventaja, gana 1 de Oro."
    assert ROUND("ask-whether", text=conditional) == f"¿Quieres hacer esto? {conditional}"


def test_the_two_prices_of_a_wonder_are_told_apart() -> None:
    assert ROUND("terminal-two-prices", first="3", second="4") == "3 para empezarla y 4 para completarla"
