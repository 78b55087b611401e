"""Spanish words in other forms, and what a joint has to know of the words behind it.

y becomes e before the sound of an i, o becomes u before an o. A phrase of card text is an order: "gana 1 de
Oro"; behind "you may" and as an option it is an infinitive: "puedes ganar".
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

#: How words may begin that a joint has to know of: the sound of an i ("hielo" and "Yukón" have another one),
#: that of an o, so also 8 and 11 ("ocho", "once"), a condition or a permission, which take a comma.
_BEGINNINGS: Final = {
    "i": re.compile(r"h?[ií](?![aeoáéó])"),
    "o": re.compile(r"h?[oó]|8|11(?!\d)"),
    "if": re.compile(r"si\b"),
    "may": re.compile(r"puedes\b"),
}

#: Verbs of conditions. One that conditions share is said once: "controlas un Bosque y una Montaña".
_HOLDS: Final = re.compile(r"\b(?:controlas?|tienes?|has?) ")

#: Every order of our card texts that can stand behind "you may".
_INFINITIVES: Final = {
    "activa": "activar",
    "adquiere": "adquirir",
    "archiva": "archivar",
    "comercia": "comerciar",
    "conquista": "conquistar",
    "construye": "construir",
    "copia": "copiar",
    "descarta": "descartar",
    "gana": "ganar",
    "lleva": "llevar",
    "mueve": "mover",
    "paga": "pagar",
    "pierde": "perder",
    "pon": "poner",
    "recoge": "recoger",
    "refuerza": "reforzar",
    "repliega": "replegar",
    "retira": "retirar",
    "roba": "robar",
    "usa": "usar",
    "vuelve": "volver",
}

#: An order stands first, or behind an "and", an "and in exchange" or an "and then".
_ORDER: Final = re.compile(r"(^| y(?:, a cambio,| después)? )(\w+)")

#: What holds orders of its own, which the infinitive of the first one would not reach.
_TOO_LONG: Final = re.compile(r"\bsi\b|[:;.]")


def beginning(text: str) -> str:
    """How these words begin, as far as a joint must know it, else `other`."""
    said = text.lower().lstrip("«“\"'¿¡(")
    return next((name for name, pattern in _BEGINNINGS.items() if pattern.match(said)), "other")


def inside(text: str) -> str:
    """Words as they stand inside a sentence: peoples are written small, `los aztecas`."""
    return text[:1].lower() + text[1:]


def infinitive(order: str) -> str:
    """What one may do: `pagar 1 de Oro y, a cambio, ganar 2 de Ciencia`; `none` of other words.

    It begins with a capital if the order does, and has no full stop.
    """
    phrase = inside(order.removesuffix("."))
    first = _ORDER.match(phrase)
    if first is None or first[2] not in _INFINITIVES or _TOO_LONG.search(phrase):
        return "none"
    said = _ORDER.sub(lambda found: found[1] + _INFINITIVES.get(found[2], found[2]), phrase)
    return said[:1].upper() + said[1:] if order[0].isupper() else said


def going_on(before: str, condition: str) -> str:
    """A condition without its verb, where that of the conditions before it goes on: `controlas A` and `B`."""
    said, verb = _HOLDS.findall(before), _HOLDS.match(condition)
    # "has" alone is not the verb yet: "has archivado" and "has completado".
    if verb is None or verb[0] in ("has ", "ha ") or said[-1:] != [verb[0]]:
        return condition
    return condition[verb.end() :]


FUNCTIONS: Final[Mapping[str, Callable[..., str]]] = {
    "BEGINNING": beginning,
    "INSIDE": inside,
    "INFINITIVE": infinitive,
    "GOING_ON": going_on,
}
