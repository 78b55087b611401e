"""Agendas that no game could have come to: refused when they are read, not when somebody plays them."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from typing import Any

import pytest

from monumental.engine.agenda import Part, Step, Task
from monumental.engine.game import Game
from monumental.play.position import dump, load
from tests.play.test_position import problem, small
from tests.random_game import KINDS, MODULES, ModuleGame, RandomGame, SoloGame

MAP = """
C   m1  f2$ m1  C
  m1  h2  ~   m2
..  mt  v4  f1  ..
"""

#: The Danes hold tiles 1 and 2, the Greeks, perhaps an Automa, tiles 4 and 5.
TABLE = f'''
board.drawing = """{MAP}"""
[[seats]]
civilization = "danes"
capital = 1
troops = {{1 = 5, 2 = 4}}
warlord = 2
[[seats]]
civilization = "greeks"
capital = 5
troops = {{4 = 1, 5 = 8}}
'''


def classic(*agenda: str, **changes: Any) -> dict[str, Any]:
    return {"rules": "classic", **tomllib.loads(TABLE), "agenda": list(agenda), **changes}


def continuous(*agenda: str, **changes: Any) -> dict[str, Any]:
    return classic(*agenda, rules="continuous", **changes)


def duel(*agenda: str) -> dict[str, Any]:
    return small(agenda=list(agenda))


def solo(*agenda: str, **changes: Any) -> dict[str, Any]:
    """The Greeks are an Automa."""
    data = classic(*agenda, **changes)
    data["seats"][1]["automa"] = {"deck": "solo-4 solo-12"}
    return data


def with_danes(data: dict[str, Any], **changes: Any) -> dict[str, Any]:
    data["seats"][0] |= changes
    return data


ROUND = "ReplenishCities 0"


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (continuous(ROUND, "TakeActions 0"), "'TakeActions 0' belongs to other rules"),
        (
            continuous(ROUND, "ChooseTurnAction 0", "ChooseStep 0 2"),
            "'ChooseStep 0 2' belongs to other rules",
        ),
        (classic("ChooseTurnAction 0"), "'ChooseTurnAction 0' belongs to other rules"),
        (duel("TakeActions 0"), "'TakeActions 0' belongs to other rules"),
        (classic("TakeTurn 0"), "'TakeTurn 0' belongs to other rules"),
        (
            classic("TakeActions 0", "WelcomeHeroes 0"),
            "'WelcomeHeroes 0' belongs to a module that is not in play",
        ),
        (classic("TakeActions 0", "TakeActions 1"), "'TakeActions 1' can't come before 'TakeActions 0'"),
        (
            continuous("ChooseTurnAction 0", ROUND),
            f"'{ROUND}' can't come before 'ChooseTurnAction 0'",
        ),
        (duel("ActivateCity 0", "TakeTurn 0"), "'TakeTurn 0' can't come before 'ActivateCity 0'"),
        (
            classic("TakeActions 0", "ChooseUnitToMove 0 1", "ChooseRowAndColumn 0"),
            "'ChooseUnitToMove 0 1' is asked at once: it comes before 'ChooseRowAndColumn 0'",
        ),
        (
            classic("TakeActions 0", "FoundCity 0", "ChooseRowAndColumn 0"),
            "'ChooseRowAndColumn 0' comes before 'FoundCity 0'",
        ),
        (
            with_danes(classic("TakeActions 0", "FoundCity 0"), discard="forum"),
            "'FoundCity 0' was done already",
        ),
        (classic("TakeActions 0", "DrawCapital 0"), "'DrawCapital 0' was done already"),
        (classic("TakeActions 0", "FoundCity 0", "FoundCity 0"), "'FoundCity 0' is done once"),
        (
            classic("TakeActions 0", "PutWonderOnDeck 0 card:stonehenge"),
            "a task speaks of a card that is not in seats[0].aside",
        ),
        (
            solo("FinishTurn 1", "DrawAndActivateOne 1"),
            "'DrawAndActivateOne 1' is for a player, and seat 1 is an Automa's",
        ),
        (
            solo("TakeActions 0", "Resolve 0 text:base/solo-6.lines.0 0 -1"),
            "'Resolve 0 text:base/solo-6.lines.0 0 -1' is for an Automa, and seat 0 is a player's",
        ),
    ],
)
def test_what_is_wrong_with_an_agenda_is_said_in_one_sentence(data: dict[str, Any], expected: str) -> None:
    assert problem(data) == f"agenda: {expected}"


@pytest.mark.parametrize(
    ("task", "part"),
    [
        ("FillCity 0 9 9", "cell"),
        ("FillCity 0 0 10", "end"),
        ("ChooseUnitToMove 0 0", "left"),
        ("ChooseUnitToMove 0 99", "left"),
        ("ChooseDestination 0 99 0 0", "origin"),
        ("ChooseUnitToSend 0 99 1 ()", "tile"),
        ("ChooseUnitToSend 0 1 1 (99)", "origins"),
        ("ChooseMarketToken 0 1 0", "market"),
        ("ChooseMarketToken 0 0 2", "explorer"),
        ("ClaimToken 0 99 1", "front"),
        ("Resolve 0 text:base/forum.use 0 999", "place"),
        ("ChooseWonderSite 0 card:forum", "card"),
        ("ChooseBenefit 0 card:forum", "card"),
        ("KeepKnowledge 0 0 card:forum", "card"),
    ],
)
def test_a_task_speaks_of_what_is_there(task: str, part: str) -> None:
    expected = f"agenda: '{task}' can't be carried out: there is no such {part}"

    assert problem(classic("TakeActions 0", task)) == expected


@pytest.mark.parametrize(
    "task",
    [
        "Resolve 0 text:base/forum.use 7 0",
        "ChooseWhether 0 text:base/pyrotechnics.use.0.then 8",
        "OrderTexts 0 (text:base/forum.use) (0)",
        "RememberOther 0 text:base/forum.use",
        "ClaimToken 0 0 0",
    ],
)
def test_the_parts_of_a_task_fit_together(task: str) -> None:
    assert problem(classic("TakeActions 0", task)) == f"agenda: '{task}' can't be carried out"


@pytest.mark.parametrize("task", ["ChooseTurnAction 0 4 -1", "ContinueTurn 0 0 -1", "ContinueTurn 0 1 2"])
def test_a_turn_is_in_the_middle_of_something_that_turns_are_made_of(task: str) -> None:
    assert problem(continuous(ROUND, task)).startswith(f"agenda: '{task}' can't be carried out")


@pytest.mark.parametrize(
    "task",
    [
        "KeepKnowledge 0 0 card:wheel",
        "KeepWonder 0",
        "ChooseDestination 0 5 0 -1",
        "ChooseDestination 0 0 1 -1",
        "ChooseUnitToSend 0 7 1 ()",
        "ChooseUnitToSend 0 5 1 (1,1,1,1,1)",
        "ChooseWhetherWarlordReturns 0 0",
    ],
)
def test_a_question_is_asked_in_a_position_like_this(task: str) -> None:
    data = with_danes(classic("TakeActions 0", task), aside="wheel")

    assert problem(data) == f"agenda: '{task}' is not asked in this position"


@pytest.mark.parametrize(
    "task",
    ["TiedProvince 1 (0)", "TiedProvince 1 (1,2)", "TiedSite 1 (1) card:stonehenge", "TiedStep 1 (0) 0"],
)
def test_an_automa_hesitates_between_tiles_that_it_could_choose(task: str) -> None:
    """Not a player's Capital, a Province out of reach, another's Province, or a tile too far to walk to."""
    assert problem(solo("FinishTurn 1", task)) == f"agenda: '{task}' is not asked in this position"


@pytest.mark.parametrize(
    "task",
    [
        "ChooseBasicToPay 0 sentence:base/silk-road.may.0 18 2 ()",
        "ChooseUnitToSend 0 5 30 ()",
    ],
)
def test_a_question_that_is_asked_several_times_can_be_answered_each_time(task: str) -> None:
    """There is nothing to pay with, and there are no thirty Units."""
    data = classic("TakeActions 0", task)

    assert problem(data) == f"agenda: '{task}' is not asked in this position"


@pytest.mark.parametrize(
    ("sentence", "task"),
    [
        ("base/viking-raids.bonus.0", "ChooseBasicToGain 0 {} 1 ()"),
        ("base/viking-raids.bonus.0", "ChooseBranch 0 {} 4"),
        ("base/viking-raids.bonus.0", "ChooseBasicToPay 0 {} 18 2 ()"),
        ("base/solo-11.lines.1.0", "ChooseWonderSection 0 {}"),
    ],
)
def test_a_question_is_about_a_sentence_that_asks_it(sentence: str, task: str) -> None:
    line = task.format(f"sentence:{sentence}")

    assert problem(classic("TakeActions 0", line)) == f"agenda: '{line}' can't be read"


def test_a_move_is_paid_for() -> None:
    task = "ChooseDestination 0 0 0 -1"
    data = classic("TakeActions 0", task)
    rich = with_danes(classic("TakeActions 0", task), supply={"military": 1})

    assert problem(data) == f"agenda: '{task}' is not asked in this position"
    assert load(rich).choice().question == "destination"


def test_every_number_of_a_task_is_checked() -> None:
    """What a task is made of beside its seat, the task itself looks at: a new one needs to do so, too."""
    games: list[RandomGame] = [RandomGame(0), SoloGame(1), SoloGame(5)]
    games += [ModuleGame(KINDS.index((rules, MODULES[-1], 3))) for rules in ("classic", "continuous")]
    checked = set()

    for play in games:
        while not play.game.over:
            for task in play.game.state.agenda:
                make: Callable[..., Task] = type(task)
                parts = task.parts()
                for at, part in enumerate(parts[1:], start=1):
                    if is_number(part):
                        wrong = (*part, 9999) if isinstance(part, tuple) else 9999
                        other = make(*parts[:at], wrong, *parts[at + 1 :])
                        assert other.missing(play.game) or not other.fits(play.game), (task, at)
                        checked.add((type(task).__name__, at))
            play.go_on()
    assert len(checked) > 40


def is_number(part: Part) -> bool:
    return isinstance(part, int) or (isinstance(part, tuple) and all(isinstance(item, int) for item in part))


def test_whoever_is_still_to_choose_a_capital_has_none() -> None:
    data = classic("StartTurn 0", "ChooseCapital 0")
    data["seats"] = [{"civilization": "danes"}, {"civilization": "greeks"}]

    assert problem(data) == "seats[1].capital: the field is missing"


# What lies on the table


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        (
            {"city": "gauls . . . . . . . ."},
            "seats[0].city: gauls is a barbarian, which does not belong here",
        ),
        ({"troops": {"1": 10}}, "seats[0].troops: a player has 9, not 10"),
        ({"outposts": [2], "created": 0}, "seats[0].created: there are 1 Outposts on the map already"),
        ({"drawn": "forum " * 101}, "seats[0].drawn: nobody draws more than 100 cards"),
    ],
)
def test_what_nobody_can_have(changes: dict[str, Any], expected: str) -> None:
    assert problem(with_danes(classic("TakeActions 0"), **changes)) == expected


def test_a_market_that_is_not_spoken_of_is_empty() -> None:
    data = classic("TakeActions 0", board={"drawing": MAP, "markets": []})
    data["seats"][0] |= {"explorers": [3, 3], "supply": {"gold": 9}}

    game = load(data)

    assert not [option for option in game.options() if option.verb == "visit"]
    assert dump(load(dump(game))) == dump(game)


def test_a_map_has_a_capital_for_every_seat() -> None:
    data = classic("StartTurn 0", "DrawCapital 0", "DrawCapital 1", "DrawCapital 2")
    data["seats"] = [{"civilization": people} for people in ("danes", "greeks", "chinese")]

    assert problem(data) == "board: a map with 2 Capitals is not for 3 seats"


def test_the_heroes_that_are_here_have_come() -> None:
    """Otherwise they would come again."""
    heroes = {"packs": ["base", "heroes"], "modules": {"heroes": {"row": "ashoka"}}}

    game = load(classic("TakeActions 0", **heroes))

    assert dump(game)["modules"] == {"heroes": {"row": "ashoka", "leaving": "", "leavers": "", "eras": "1"}}
    heroes["modules"] = {"heroes": {"row": "ashoka", "eras": "2"}}
    expected = "modules.heroes.eras: there are Heroes of an era that is missing"
    assert problem(classic("TakeActions 0", **heroes)) == expected


def test_each_free_city_is_in_one_place() -> None:
    data = duel("EndRound 0", "TakeTurn 0")
    data["modules"] = {"free_cities": {"face_up": "petra . .", "owned": ["petra", ""]}}

    assert problem(data) == "modules.free_cities.owned: there is one of each Free City"


def test_kinds_of_tasks_can_be_added_at_any_time() -> None:
    load(classic("TakeActions 0"))

    class NewTask(Task):
        """Nobody has heard of it before."""

    assert NewTask(0).parts() == [0]
    assert problem(classic("TakeActions 0", "NewTask 0")) == "agenda: 'NewTask 0' is neither done nor asked"


def test_a_fault_of_the_rules_is_no_fault_of_the_file() -> None:
    """What goes wrong in the rules themselves is seen as it is."""

    class Faulty(Step):
        """Written by somebody who never ran it."""

        def run(self, game: Game) -> None:
            game.state.slots["nobody's"]

    with pytest.raises(KeyError, match="nobody's"):
        load(classic("TakeActions 0", "Faulty 0"))


def test_tasks_that_never_come_to_a_question_are_refused() -> None:
    class Endless(Step):
        """Goes on and on."""

        def run(self, game: Game) -> None:
            game.state.agenda.append(self)

    expected = "agenda: these tasks never come to a question"
    assert problem(classic("TakeActions 0", "Endless 0")) == expected
