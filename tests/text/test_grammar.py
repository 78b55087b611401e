"""How words are joined: each language by the word that follows, where it listens to it."""

from __future__ import annotations

import re

import pytest

from monumental.cards.grammar import all_conditions, all_of, any_occasion, one_of, options
from monumental.cards.languages import FUNCTIONS
from monumental.cards.languages.spanish import infinitive, inside
from monumental.cards.text import LANGUAGES, load_texts
from tests.text.fluent_files import locale_files

SPANISH = load_texts("es")


@pytest.mark.parametrize(
    "name", ["Imprenta", "Internet", "Iconos", "Ibn Battuta", "Íberos", "Historia", "«Iconos»"]
)
def test_spanish_says_e_before_the_sound_of_an_i(name: str) -> None:
    assert all_of(SPANISH, ["Foro", "Mina", name]) == f"Foro, Mina e {name}"


@pytest.mark.parametrize("name", ["Yukón", "Hielo", "Yamata no Orochi", "Oro", "Jeroglíficos", "11"])
def test_spanish_says_y_before_every_other_sound(name: str) -> None:
    assert all_of(SPANISH, ["Foro", name]) == f"Foro y {name}"


@pytest.mark.parametrize("name", ["Ormuz", "Oda Nobunaga", "Ópera de Sídney", "Hospital", "8", "11", "80"])
def test_spanish_says_u_before_the_sound_of_an_o(name: str) -> None:
    assert one_of(SPANISH, ["Foro", name]) == f"Foro u {name}"


@pytest.mark.parametrize("name", ["Imprenta", "Uso", "Hua Mulan", "1", "18", "110"])
def test_spanish_says_o_before_every_other_sound(name: str) -> None:
    assert one_of(SPANISH, ["Foro", name]) == f"Foro o {name}"


def test_a_spanish_occasion_listens_too() -> None:
    assert any_occasion(SPANISH, ["robes", "obtengas Oro"]) == "robes u obtengas Oro"


def test_a_spanish_branch_sets_a_comma_before_a_condition() -> None:
    assert (
        options(SPANISH, ["archiva", "si tienes la Ventaja, gana"])
        == "archiva; o bien, si tienes la Ventaja, gana"
    )
    assert options(SPANISH, ["archiva", "siembra"]) == "archiva; o bien siembra"


def test_spanish_conditions_say_a_verb_once_while_it_goes_on() -> None:
    woods = ["controlas una Provincia", "controlas al menos 2 Provincias Costeras"]
    assert all_conditions(SPANISH, woods) == "controlas una Provincia y al menos 2 Provincias Costeras"
    mixed = ["tienes una Barricada", "controlas una Provincia", "tienes un Conocimiento"]
    assert all_conditions(SPANISH, mixed) == (
        "tienes una Barricada, controlas una Provincia y tienes un Conocimiento"
    )


@pytest.mark.parametrize(
    ("order", "after_may"),
    [
        ("roba y usa 1 carta", "robar y usar 1 carta"),
        ("Paga 1 de Oro y, a cambio, gana 2 de Ciencia.", "Pagar 1 de Oro y, a cambio, ganar 2 de Ciencia"),
        ("gana 1 de Oro y 1 de Ciencia y después mueve", "ganar 1 de Oro y 1 de Ciencia y después mover"),
        ("cambia 2 de Oro por Cultura", "none"),
        ("elige una opción: gana 1 de Oro; o bien archiva una carta", "none"),
        ("gana 1 de Oro. Roba y usa 1 carta.", "none"),
        ("archiva una carta y después si tienes la Ventaja, gana 1 de Oro", "none"),
    ],
)
def test_spanish_says_what_one_may_do_in_the_infinitive(order: str, after_may: str) -> None:
    assert infinitive(order) == after_may


def test_spanish_writes_peoples_small_inside_a_sentence() -> None:
    assert inside("Íberos") == "íberos"


CALL = re.compile(r"\b([A-Z_]+)\(")


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_ask_the_functions_of_their_language_and_those_of_the_page_none(language: str) -> None:
    """The page puts its own messages together, and has no functions."""
    asked: dict[str, set[str]] = {}
    for path in locale_files(language):
        lines = path.read_text("utf-8").splitlines()
        asked[path.name] = {name for line in lines if line[:1] != "#" for name in CALL.findall(line)}

    assert asked.pop("web.ftl") == set()
    assert set().union(*asked.values()) == {*FUNCTIONS.get(language, {})}
