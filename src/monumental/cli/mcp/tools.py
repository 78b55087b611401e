"""The tools of a client: what they are called, what they take, and what they answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from monumental.cli.manners import WrongInput
from monumental.cli.mcp.chair import Wish
from monumental.cli.mcp.telling import Telling
from monumental.cli.table.typed.prompt import number

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.cli.mcp.chair import Chair
    from monumental.engine.action import Action

#: Arguments as JSON has them.
Arguments = Mapping[str, object]

#: Nothing that can be said at a table is longer.
LONGEST: Final = 200

#: So many seconds a client may wait in one call, and so many it waits for bots after its own action.
LONGEST_WAIT: Final = 60
AFTER_PLAYING: Final = 8


class Visit:
    """A client at its chair, from one call to the next."""

    def __init__(self, chair: Chair, texts: Texts) -> None:
        self.chair = chair
        self.texts = texts
        self._offered: list[Action] | None = None  # the options whose numbers the client has heard

    def table(self, given: Arguments) -> str:
        telling = self._telling()
        telling.table(words(given, "part"))
        return telling.text

    def options(self, given: Arguments) -> str:
        del given
        return self._question(self._telling())

    def play(self, given: Arguments) -> str:
        telling = self._telling()
        option = words(given, "option")
        is_numbered = number(option) is not None and telling.offered()
        if is_numbered and self._offered is not None and self._offered != telling.offered():
            raise WrongInput(telling.texts("refused-stale"))
        self.chair.play(telling.understood(option))
        self.chair.wait(AFTER_PLAYING)
        return self._news()

    def why_not(self, given: Arguments) -> str:
        telling = self._telling()
        telling.why_not(words(given, "action"))
        return telling.text

    def hint(self, given: Arguments) -> str:
        del given
        return "\n".join(self.chair.hint())

    def card(self, given: Arguments) -> str:
        return self._looked_up("card", words(given, "name"))

    def rule(self, given: Arguments) -> str:
        return self._looked_up("rule", words(given, "words"))

    def word(self, given: Arguments) -> str:
        return self._looked_up("word", words(given, "name"))

    def log(self, given: Arguments) -> str:
        return "\n".join(self.chair.log(whole=given.get("whole") is True))

    def score(self, given: Arguments) -> str:
        del given
        telling = self._telling()
        telling.score()
        return telling.text

    def wait(self, given: Arguments) -> str:
        seconds = given.get("seconds", LONGEST_WAIT)
        assert isinstance(seconds, int)
        self.chair.wait(min(max(seconds, 0), LONGEST_WAIT))
        return self._news()

    def new_game(self, given: Arguments) -> str:
        opponents, seed = given.get("opponents", ()), given.get("seed")
        assert isinstance(opponents, list | tuple)
        assert seed is None or isinstance(seed, int)
        wish = Wish(
            words(given, "rules") or None,
            tuple(map(str, opponents)),
            words(given, "civilization") or None,
            seed,
        )
        self.chair = self.chair.again(wish)
        self._offered = None
        telling = self._telling()
        telling.table("")
        return self._question(telling)

    def _telling(self) -> Telling:
        return Telling(self.chair.known(), self.chair.seat, self.chair.texts)

    def _looked_up(self, what: str, wanted: str) -> str:
        telling = self._telling()
        telling.look_up(what, wanted)
        return telling.text

    def _question(self, telling: Telling) -> str:
        telling.question()
        self._offered = [*telling.offered()]
        return telling.text

    def _news(self) -> str:
        """What happened since the client was told, and what is asked now."""
        happened = self.chair.news()
        return "\n".join([*happened, self._question(self._telling())])


@dataclass(frozen=True)
class Parameter:
    """Something that a tool can be told; `kind` is its type in JSON."""

    kind: str
    says: str  # the key of its description
    needed: bool = False


@dataclass(frozen=True)
class Tool:
    """Something that a client can ask for or do."""

    says: str  # the key of its description
    answer: Callable[[Visit, Arguments], str]
    takes: Mapping[str, Parameter]
    changes: bool = False  # the game goes on by it

    def schema(self, texts: Texts) -> dict[str, object]:
        """What it takes, as JSON Schema."""
        return {
            "type": "object",
            "properties": {name: property_of(each, texts) for name, each in self.takes.items()},
            "required": [name for name, each in self.takes.items() if each.needed],
            "additionalProperties": False,
        }


def property_of(parameter: Parameter, texts: Texts) -> dict[str, object]:
    described: dict[str, object] = {"type": parameter.kind, "description": texts(parameter.says)}
    if parameter.kind == "array":
        described["items"] = {"type": "string"}
    return described


TOOLS: Final[Mapping[str, Tool]] = {
    "table": Tool("mcp-table", Visit.table, {"part": Parameter("string", "mcp-table-part")}),
    "options": Tool("mcp-options", Visit.options, {}),
    "play": Tool(
        "mcp-play", Visit.play, {"option": Parameter("string", "mcp-play-option", needed=True)}, changes=True
    ),
    "why_not": Tool(
        "mcp-why-not", Visit.why_not, {"action": Parameter("string", "mcp-why-not-action", needed=True)}
    ),
    "hint": Tool("mcp-hint", Visit.hint, {}),
    "card": Tool("mcp-card", Visit.card, {"name": Parameter("string", "mcp-card-name", needed=True)}),
    "rule": Tool("mcp-rule", Visit.rule, {"words": Parameter("string", "mcp-rule-words")}),
    "word": Tool("mcp-word", Visit.word, {"name": Parameter("string", "mcp-word-name")}),
    "log": Tool("mcp-log", Visit.log, {"whole": Parameter("boolean", "mcp-log-whole")}),
    "score": Tool("mcp-score", Visit.score, {}),
    "wait": Tool("mcp-wait", Visit.wait, {"seconds": Parameter("integer", "mcp-wait-seconds")}),
    "new_game": Tool(
        "mcp-new-game",
        Visit.new_game,
        {
            "rules": Parameter("string", "mcp-new-game-rules"),
            "opponents": Parameter("array", "mcp-new-game-opponents"),
            "civilization": Parameter("string", "mcp-new-game-civilization"),
            "seed": Parameter("integer", "mcp-new-game-seed"),
        },
        changes=True,
    ),
}


def call(visit: Visit, name: str, given: Arguments) -> str:
    """What a tool answers; what it can't be told is refused in one sentence."""
    texts = visit.texts
    tool = TOOLS.get(name)
    if tool is None:
        raise WrongInput(texts("mcp-no-tool", tool=name[:LONGEST], known=", ".join(TOOLS)))
    for argument, value in given.items():
        if argument not in tool.takes:
            known = ", ".join(tool.takes) or "-"
            raise WrongInput(texts("mcp-no-argument", tool=name, argument=argument[:LONGEST], known=known))
        if not FITS[tool.takes[argument].kind](value):
            kind = tool.takes[argument].kind
            raise WrongInput(texts("mcp-wrong-argument", tool=name, argument=argument, kind=kind))
    for argument, each in tool.takes.items():
        if each.needed and not words(given, argument):
            raise WrongInput(texts("mcp-missing-argument", tool=name, argument=argument))
    return tool.answer(visit, given)


def words(given: Arguments, name: str) -> str:
    """What a text says; a number is as good as its digits."""
    value = given.get(name)
    return "" if value is None else str(value).strip()


def is_text(value: object) -> bool:
    return is_number(value) or (isinstance(value, str) and len(value) <= LONGEST)


def is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) <= 10**18


#: Which values a kind of parameter takes.
FITS: Final[Mapping[str, Callable[[object], bool]]] = {
    "string": is_text,
    "integer": is_number,
    "boolean": lambda value: isinstance(value, bool),
    "array": lambda value: isinstance(value, list) and len(value) <= 4 and all(map(is_text, value)),
}
