"""The tree of thoughts: where the next thought goes, how far, and what is remembered of it."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import cast

import pytest

from monumental.bots.bot import Budget
from monumental.bots.craft import Way
from monumental.bots.greedy import GreedyBot
from monumental.bots.known import CRAFTS
from monumental.bots.learning.instinct import Instinct
from monumental.bots.learning.judgement import Judgement
from monumental.bots.sight.outlook import Outlook
from monumental.bots.thinking import clock, questions, thoughts
from monumental.bots.thinking.clock import Clock
from monumental.bots.thinking.mind import Mind
from monumental.bots.thinking.questions import NEW_BEGINNINGS
from monumental.bots.thinking.thoughts import Thinking
from monumental.bots.thinking.tree import CAUTION, Node, shares
from monumental.bots.thinking.view import View
from monumental.engine.action import Action
from monumental.engine.chance import seeded
from monumental.engine.game import Game
from monumental.play.imagine import imagine
from monumental.testing import position
from tests.bots.tables import TABLES, positions

EVERYWHERE = pytest.mark.parametrize("kind", TABLES)

ONE, OTHER, THIRD = [Action("acquire", slot) for slot in range(3)]


def crossing(**found: tuple[float, int, float]) -> Node:
    """A node with options; each has its appeal, its visits, and the chance that was found on average."""
    node = Node(1.0)
    for option, (appeal, visits, chance) in zip((ONE, OTHER, THIRD), found.values(), strict=False):
        behind = node.behind[option] = Node(appeal)
        behind.visits = visits
        behind.total = visits * chance
    return node


def among(node: Node, options: list[Action], curiosity: float) -> Action:
    """Which of these options, all known, is tried next."""
    node.grow(options, [0.0] * len(options))
    return options[node.choose(curiosity)]


def chosen(node: Node, curiosity: float = 0.2) -> int:
    return among(node, list(node.behind), curiosity).first


# Where the next thought goes


def test_what_was_never_tried_is_tried_by_its_appeal() -> None:
    assert chosen(crossing(one=(0.2, 0, 0.0), other=(0.5, 0, 0.0), third=(0.3, 0, 0.0))) == 1


def test_of_options_that_appeal_equally_the_first_is_tried() -> None:
    assert chosen(crossing(one=(0.5, 0, 0.0), other=(0.5, 0, 0.0))) == 0


def test_where_chances_are_better_thoughts_go_on() -> None:
    assert chosen(crossing(one=(0.5, 10, 0.4), other=(0.5, 10, 0.6))) == 1
    assert chosen(crossing(one=(0.5, 10, 0.6), other=(0.5, 10, 0.4))) == 0


def test_a_great_appeal_can_outweigh_a_small_difference() -> None:
    assert chosen(crossing(one=(0.01, 5, 0.51), other=(0.99, 5, 0.49))) == 1
    assert chosen(crossing(one=(0.01, 5, 0.80), other=(0.99, 5, 0.49))) == 0


def test_what_was_seldom_tried_tempts() -> None:
    assert chosen(crossing(one=(0.5, 40, 0.5), other=(0.5, 2, 0.5))) == 1


def test_what_was_never_tried_is_expected_to_be_a_little_worse_than_all_together() -> None:
    """After three visits, curiosity about what was never tried counts twice, and must outweigh CAUTION."""
    node = crossing(one=(0.0, 3, 0.6), other=(1.0, 0, 0.0))
    assert chosen(node, curiosity=CAUTION / 2 - 0.01) == 0
    assert chosen(node, curiosity=CAUTION / 2 + 0.01) == 1
    # Half of these visits found little: so much the less is expected.
    mixed = crossing(one=(0.0, 2, 0.8), other=(0.0, 1, 0.2), third=(1.0, 0, 0.0))
    assert chosen(mixed, curiosity=CAUTION / 2 + 0.01) == 0
    assert chosen(mixed, curiosity=CAUTION / 2 + 0.11) == 2


def test_what_luck_took_away_says_nothing_about_what_is_expected() -> None:
    node = crossing(one=(0.0, 10, 0.9), other=(0.0, 10, 0.3), third=(0.1, 0, 0.0))

    assert among(node, [OTHER, THIRD], 0.1) == OTHER


def test_without_curiosity_the_best_so_far_is_tried_for_ever() -> None:
    assert chosen(crossing(one=(0.1, 400, 0.51), other=(0.9, 1, 0.5)), curiosity=0.0) == 0
    assert chosen(crossing(one=(0.1, 400, 0.51), other=(0.9, 1, 0.5)), curiosity=0.01) == 1


def test_curiosity_grows_with_visits_until_everything_was_tried() -> None:
    """An option that looks poor is tried again when the others were often enough."""
    after = [
        visits
        for visits in range(1, 400)
        if chosen(crossing(one=(0.9, visits, 0.5), other=(0.1, 1, 0.35))) == 1
    ]

    assert 1 < after[0] < 400
    assert after == list(range(after[0], 400))


def test_options_that_luck_took_away_are_not_chosen() -> None:
    node = crossing(one=(0.5, 50, 0.9), other=(0.5, 1, 0.1))

    assert among(node, [OTHER], 0.2) == OTHER


def test_shares_are_taken_by_appeal_and_add_up() -> None:
    for sharpness in (1.0, 2.0):
        found = shares([0.0, 1.0, 1.0, -500.0], sharpness)
        assert sum(found) == pytest.approx(1.0)
        assert found[0] < found[1] == found[2]
        assert found[3] == pytest.approx(0.0)
    assert shares([0.0, 1.0], 2.0)[1] > shares([0.0, 1.0], 1.0)[1]
    assert shares([900.0, 900.0], 1.0) == [0.5, 0.5]
    assert shares([-900.0], 1.0) == [1.0]


# Growing


def asked(kind: str, number: int, question: str = "take-turn", options: int = 3) -> Game:
    """The so-manieth such question of a random game with at least so many options, as its seat sees it."""
    found = 0
    for game in positions(kind, 3):
        if game.choice().question == question and len(game.options()) >= options:
            found += 1
            if found == number:
                return imagine(game, game.seat, seeded(1))
    raise AssertionError(f"{question} is asked {found} times")


def thinking(game: Game, mind: Mind | None = None) -> Thinking:
    return Thinking(View(mind or Mind(game), game, game.seat), random.Random(4))


def test_every_option_gets_room_and_its_share_of_the_appeal() -> None:
    game = asked("duel", 5)
    node = Node(1.0)

    thinking(game).look(node, game, game.options())

    assert list(node.behind) == game.options()
    assert sum(behind.appeal for behind in node.behind.values()) == pytest.approx(1.0)
    assert all(behind.visits == 0 for behind in node.behind.values())


def test_options_that_luck_brings_join_those_that_were_known() -> None:
    game = asked("duel", 5)
    options = game.options()
    node = Node(1.0)
    thought = thinking(game)

    thought.look(node, game, options[1:])
    known = dict(node.behind)
    node.behind[options[1]].visits = 7
    thought.look(node, game, options)

    assert set(node.behind) == set(options)
    assert all(node.behind[option] is behind for option, behind in known.items())
    assert node.behind[options[1]].visits == 7
    new = node.behind[options[0]]
    assert 0.0 < new.appeal < 1.0
    thought.look(node, game, options[2:])
    assert set(node.behind) == set(options)
    assert node.behind[options[0]] is new
    # What can be done now, and what is known of it, go together.
    assert node.options == options[2:]
    assert node.nodes == [node.behind[option] for option in options[2:]]


@pytest.mark.interpreted
def test_what_was_thought_of_before_is_not_looked_at_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Luck takes options away and brings them back; only what is new must appeal."""
    game = asked("duel", 5)
    options = game.options()
    node = Node(1.0)
    thought = thinking(game)
    thought.look(node, game, options)
    before = dict(node.behind)
    seen: list[list[Action]] = []
    monkeypatch.setattr(thought.view.mind.instinct, "appeals", lambda *asked: seen.append(asked[-1]))

    for some in (options[1:], options[::-1], options):
        thought.look(node, game, some)
        assert (node.options, node.nodes) == (some, [before[option] for option in some])

    assert (seen, node.behind) == ([], before)


@pytest.mark.interpreted
def test_instinct_takes_what_appeals_more_often_but_not_always(monkeypatch: pytest.MonkeyPatch) -> None:
    game = asked("duel", 5)
    options = game.options()
    thought = thinking(game)
    liked = [3.0 if at == 1 else 2.0 for at in range(len(options))]
    monkeypatch.setattr(thought.view.mind.instinct, "appeals", lambda *_: liked)

    taken = [thought.by_instinct(game, options) for _ in range(300)]

    assert max(set(taken), key=taken.count) == options[1]
    assert set(taken) == set(options)


# A glance


def glanced(game: Game, trust: float, budget: Budget) -> tuple[Node, list[float]]:
    """What is known of the options after a glance, and how much they appealed before it: all the same."""
    mind = Mind(game)
    mind.instinct = Instinct(game, mind.worths, {}, CRAFTS[game.rules.name].ground)
    mind.way = mind.way._replace(trust=trust)
    thought = thinking(game, mind)
    root = Node(1.0)
    thought.look(root, game, game.options())
    before = [node.appeal for node in root.nodes]
    thought.glance(root, game.options(), Clock(budget, 0.0))
    return root, before


@EVERYWHERE
def test_what_looks_best_at_a_glance_appeals_most(kind: str) -> None:
    """Greedy takes the same, with the same luck."""
    for number in (1, 8):
        game = asked(kind, number)
        before = position(game)
        root, _ = glanced(game, 5.0, Budget(thoughts=1))
        best = max(root.nodes, key=lambda node: node.appeal).appeal

        taken = GreedyBot(4).choose(game, game.seat)

        assert root.behind[taken].appeal == pytest.approx(best)
        assert sum(node.appeal for node in root.nodes) == pytest.approx(1.0)
        assert position(game) == before


def test_the_more_trust_the_more_a_glance_changes() -> None:
    game = asked("continuous", 8)
    appeals = []
    for trust in (0.5, 5.0, 50.0):
        root, _ = glanced(game, trust, Budget(thoughts=1))
        appeals.append(max(node.appeal for node in root.nodes))

    assert appeals == sorted(appeals)


@pytest.mark.parametrize("rules", ["duel", "classic"])
def test_where_a_glance_is_not_trusted_it_changes_nothing(rules: str) -> None:
    root, before = glanced(asked(rules, 8), CRAFTS[rules].way.trust, Budget(thoughts=1))

    assert [node.appeal for node in root.nodes] == before


def test_a_glance_that_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    game = asked("continuous", 8)
    now = iter(range(1000))
    monkeypatch.setattr(clock, "perf_counter", lambda: float(next(now)))
    budget = len(game.options()) / 2 / thoughts.GLANCE

    root, before = glanced(game, 5.0, Budget(seconds=budget))
    assert [node.appeal for node in root.nodes] == before

    now = iter(range(1000))
    root, before = glanced(game, 5.0, Budget(seconds=10 * budget))
    assert [node.appeal for node in root.nodes] != before


# Thoughts


@EVERYWHERE
def test_a_thought_never_touches_the_game_it_starts_from(kind: str) -> None:
    for number in (1, 8):
        game = asked(kind, number)
        before = position(game)
        thought = thinking(game)
        root = Node(1.0)

        for luck in range(12):
            thought.think(root, luck)

        assert position(game) == before
        assert position(thought.view.game) == position(thinking(game).view.game)


@EVERYWHERE
@pytest.mark.parametrize("question", ["take-turn", "activate"])
def test_every_thought_goes_through_one_option_of_the_root(kind: str, question: str) -> None:
    game = asked(kind, 4, question)
    thought = thinking(game)
    root = Node(1.0)

    for luck in range(30):
        thought.think(root, luck)
        assert sum(behind.visits for behind in root.behind.values()) == luck + 1

    assert set(root.behind) == set(game.options())
    assert all(0.0 <= behind.total <= behind.visits for behind in root.behind.values())


def behind(node: Node) -> list[Node]:
    """All nodes of a tree but its root."""
    return [each for child in node.behind.values() for each in (child, *behind(child))]


def test_deeper_nodes_are_visited_as_often_as_the_way_to_them_but_once() -> None:
    """A thought ends the tree at what was never tried: the next one goes further."""
    game = asked("duel", 5)
    thought = thinking(game)
    root = Node(1.0)
    for luck in range(60):
        thought.think(root, luck)

    tried = [node for node in behind(root) if node.visits]
    assert any(node.behind for node in tried)
    for node in tried:
        further = sum(child.visits for child in node.behind.values())
        assert further <= node.visits - 1


class Chances(Judgement):
    """Foresees the same in every position, and remembers which ones it was asked about."""

    def __init__(self, judgement: Judgement, foreseen: list[float]) -> None:
        super().__init__(judgement.signs, {})
        self.foreseen = foreseen
        self.positions: list[Game] = []

    def chances(self, game: Game, ahead: float) -> list[float]:
        self.positions.append(game)
        return self.foreseen


def with_chances(game: Game, foreseen: list[float]) -> tuple[Mind, Chances]:
    mind = Mind(game)
    mind.judgement = judgement = Chances(mind.judgement, foreseen)
    return mind, judgement


@pytest.mark.parametrize("kind", ["duel", "continuous", "continuous with modules"])
def test_every_seat_learns_its_own_chances(kind: str) -> None:
    """Turns are short here, so that both one's own answers and those of others are in the tree."""
    game = asked(kind, 6)
    foreseen = [(1 + seat) / 10 for seat in range(len(game.state.players))]
    mind, _ = with_chances(game, foreseen)
    thought = thinking(game, mind)
    root = Node(1.0)
    for luck in range(80):
        thought.think(root, luck)

    for node in root.behind.values():
        assert node.total == pytest.approx(node.visits * foreseen[game.seat])
    averages = {round(node.total / node.visits, 6) for node in behind(root) if node.visits}
    assert averages <= {round(chance, 6) for chance in foreseen}
    assert len(averages) > 1


@pytest.mark.interpreted
def test_thoughts_go_where_chances_are_good(monkeypatch: pytest.MonkeyPatch) -> None:
    game = asked("duel", 5)
    liked = game.options()[-1]
    mind = Mind(game)
    thought = thinking(game, mind)
    tried: list[Action] = []
    choose = Node.choose

    def noted(node: Node, curiosity: float) -> int:
        at = choose(node, curiosity)
        if node is root:
            tried.append(node.options[at])
        return at

    monkeypatch.setattr(Node, "choose", noted)
    monkeypatch.setattr(
        mind.judgement, "chances", lambda *_: [0.9 if tried[-1] == liked else 0.1 for _ in range(2)]
    )
    root = Node(1.0)
    thought.look(root, game, game.options())
    for node in root.behind.values():
        node.appeal = 0.3
    for luck in range(60):
        thought.think(root, luck)

    assert root.behind[liked].visits > 30
    assert root.behind[liked].total == pytest.approx(0.9 * root.behind[liked].visits)


# How far a thought goes


class Habitual:
    """An outlook with somebody beside it who counts its habits."""

    def __init__(self, outlook: Outlook, steps: Steps) -> None:
        self._outlook = outlook
        self._steps = steps

    def habit(self, at: Game, options: list[Action]) -> Action | None:
        answer = self._outlook.habit(at, options)
        self._steps.decisions += answer is not None
        return answer

    def __getattr__(self, name: str) -> object:
        return getattr(self._outlook, name)


class Steps:
    """What a thought goes through: whose turn it is at each question that begins something, and decisions."""

    def __init__(self, game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
        self.mind, self.judgement = with_chances(game, [0.5] * len(game.state.players))
        self.thinking = thinking(game, self.mind)
        self.turns: list[tuple[int, int]] = []
        self.decisions = 0
        turn_of, choose, by_instinct = questions.turn_of, Node.choose, Thinking.by_instinct

        def noted_turn(at: Game) -> tuple[int, int]:
            self.turns.append(turn_of(at))
            return self.turns[-1]

        def noted_choice(node: Node, curiosity: float) -> int:
            self.decisions += 1
            return choose(node, curiosity)

        def noted_instinct(thought: Thinking, at: Game, options: list[Action]) -> Action:
            self.decisions += 1
            return by_instinct(thought, at, options)

        monkeypatch.setattr(thoughts, "turn_of", noted_turn)
        monkeypatch.setattr(Node, "choose", noted_choice)
        monkeypatch.setattr(Thinking, "by_instinct", noted_instinct)
        view = self.thinking.view
        view.outlooks = [cast("Outlook", Habitual(outlook, self)) for outlook in view.outlooks]

    def go_through(self, turns: int | None) -> None:
        self.mind.way = Way(turns, self.mind.way.curiosity)

    def think(self, root: Node, luck: int) -> Game:
        """The position in which a thought ends."""
        self.turns, self.decisions = [], 0
        self.thinking.think(root, luck)
        return self.judgement.positions.pop()

    def turns_begun(self) -> int:
        return sum(one != other for one, other in pairwise(self.turns))


@pytest.mark.interpreted
@EVERYWHERE
@pytest.mark.parametrize("most", [1, 2, None])
def test_a_thought_ends_where_the_turns_are_through(
    kind: str, most: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where a person sits with an Automa, whose turns begin with no question."""
    game = asked(kind, 7)
    steps = Steps(game, monkeypatch)
    turns = most or CRAFTS[game.rules.name].way.turns or 4
    steps.go_through(turns)
    monkeypatch.setattr(thoughts, "FARTHEST", 10_000)
    root = Node(1.0)

    for luck in range(8):
        end = steps.think(root, luck)

        assert steps.turns_begun() == turns
        assert end.choice().question in NEW_BEGINNINGS
        assert (end.state.round, end.choice().seat) == steps.turns[-1]


@pytest.mark.interpreted
@pytest.mark.parametrize("kind", ["continuous", "continuous with modules"])
def test_in_the_continuous_mode_a_thought_ends_with_the_round(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Resources are spent or lost there: before, nobody can tell what they will be good for."""
    assert CRAFTS["continuous"].way.turns is None
    game = asked(kind, 7)
    steps = Steps(game, monkeypatch)
    root = Node(1.0)

    for luck in range(8):
        end = steps.think(root, luck)

        assert end.state.round == game.state.round + 1
        assert end.choice().question == "activate"
        assert all(not player.passed and not any(player.supply[:3]) for player in end.state.players)


@pytest.mark.interpreted
@pytest.mark.parametrize(
    "kind", ["classic", "classic for three", "classic with an Automa", "classic with Automas and modules"]
)
def test_in_classic_a_thought_sees_what_everybody_answers(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It ends when it would be one's own turn again; an Automa's turns pass by on the way."""
    assert CRAFTS["classic"].way.of_each
    game = asked(kind, 7)
    steps = Steps(game, monkeypatch)
    monkeypatch.setattr(thoughts, "FARTHEST", 10_000)
    root = Node(1.0)

    for luck in range(8):
        end = steps.think(root, luck)

        assert end.choice().seat == game.seat
        assert end.state.round == game.state.round + 1
        assert end.choice().question in NEW_BEGINNINGS


@pytest.mark.interpreted
@pytest.mark.parametrize("kind", ["classic", "classic for three"])
def test_who_sees_more_turns_goes_through_more_decisions(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = asked(kind, 7)
    steps = Steps(game, monkeypatch)
    monkeypatch.setattr(thoughts, "FARTHEST", 2)

    steps.think(Node(1.0), 1)

    assert steps.decisions == 2 * len(game.state.players)


@pytest.mark.interpreted
def test_setting_up_belongs_to_the_first_round(monkeypatch: pytest.MonkeyPatch) -> None:
    game = next(game for game in positions("continuous", 3) if len(game.options()) > 1)
    assert game.state.round == 0

    assert Steps(game, monkeypatch).think(Node(1.0), 1).state.round == 2


@pytest.mark.interpreted
def test_a_round_that_does_not_end_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thoughts, "END_OF_ROUND", 3)
    game = asked("continuous", 1)
    steps = Steps(game, monkeypatch)

    assert steps.think(Node(1.0), 1).state.round == game.state.round
    assert steps.decisions == 3


@pytest.mark.interpreted
@EVERYWHERE
def test_a_thought_goes_through_so_many_decisions_and_no_more(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = asked(kind, 7)
    steps = Steps(game, monkeypatch)
    steps.go_through(10_000)
    counts = []
    for farthest in (1, 5, 30):
        monkeypatch.setattr(thoughts, "FARTHEST", farthest)
        root = Node(1.0)
        for luck in range(5):
            end = steps.think(root, luck)
            counts.append(steps.decisions)
            assert steps.decisions == farthest or end.over

    assert counts[:10] == [1] * 5 + [5] * 5


def test_a_thought_comes_to_the_end_of_the_game() -> None:
    """Then the result counts: whoever wins in all thoughts learns so."""
    *_, last = (game.clone(seeded(1)) for game in positions("duel", 3) if len(game.options()) > 1)
    thought = thinking(last)
    root = Node(1.0)

    for luck in range(20):
        thought.think(root, luck)

    assert sum(node.visits for node in root.behind.values()) == 20
