"""What a client of the Model Context Protocol hears at a table of its own, and what it is refused."""

from __future__ import annotations

import re

import pytest

from monumental.cards.text import LANGUAGES, load_texts
from monumental.cli.manners import WrongInput
from monumental.cli.mcp.local import LocalChair, Terms
from monumental.cli.mcp.tools import TOOLS, Visit, call
from monumental.play.records.luck import typed_luck
from monumental.play.records.opening import Opening, open_table
from monumental.play.setup import unpack, wishes
from monumental.play.table import PERSON
from tests.mcp.client import at_a_table, run

DUEL = Terms("duel", ("random",), civilization="japanese", seed=7)


def test_a_client_is_told_the_table_the_question_and_numbered_options() -> None:
    async def visit() -> tuple[str, str, str]:
        async with at_a_table(DUEL) as (guest, _):
            return (
                await guest.hear("table"),
                await guest.hear("options"),
                await guest.hear("table", part="city"),
            )

    table, options, city = run(visit)

    assert "Display" in table
    assert "Japanese (you)" in table
    assert "\n1: " in options
    assert city in table


def test_an_option_is_taken_by_its_number_or_in_words_and_the_answer_leads_to_the_next_question() -> None:
    async def visit() -> tuple[str, str]:
        async with at_a_table(DUEL) as (guest, _):
            await guest.hear("options")
            return await guest.hear("play", option=1), await guest.hear("play", option="pass")

    first, second = run(visit)

    assert "Japanese" in first
    assert "\n1: " in first
    assert "passed" in second


def test_why_not_cards_rules_and_words_are_explained() -> None:
    async def visit() -> list[str]:
        async with at_a_table(DUEL) as (guest, _):
            return [
                await guest.hear("why_not", action="conquer"),
                await guest.hear("card", name="forum"),
                await guest.hear("rule", words="DUEL-CONQ-04"),
                await guest.hear("rule"),
                await guest.hear("word", name="dominance"),
                await guest.hear("score"),
                await guest.hear("log", whole=True),
            ]

    why, card, rule, asked, word, score, log = run(visit)

    assert "DUEL-" in why
    assert card.startswith("Forum\n")
    assert rule.startswith("DUEL-CONQ-04: ")
    assert asked.startswith("DUEL-")
    assert word.startswith("Dominance\n")
    assert "points" in score
    assert "First player" in log


def test_the_coach_gives_a_hint_against_bots() -> None:
    async def visit() -> tuple[str, str, str]:
        async with at_a_table(DUEL) as (guest, _):
            await guest.hear("play", option=1)
            hint = await guest.hear("hint")
            first = re.search(r"^([a-z].*?): .+ \(\d+%\)\. \S", hint, re.MULTILINE)
            assert first is not None
            return hint, await guest.hear("hint"), await guest.hear("play", option=first[1])

    hint, again, played = run(visit)

    assert re.search(r"^Chances to win: Japanese \d+%, \w+ \d+%$", hint, re.MULTILINE)
    assert hint == again
    assert "Japanese" in played


def test_the_coach_says_nothing_among_people() -> None:
    """Nobody gets help that others do not get, unless all agreed on it before they sat down."""
    texts = load_texts("en")
    box = unpack("duel")
    people = open_table(Opening(box, wishes(box, seed=1), (PERSON, "Ada")), typed_luck(1))

    with pytest.raises(WrongInput, match="With several people at the table the coach says nothing"):
        call(Visit(LocalChair(people, 0, texts, DUEL, bots=0), texts), "hint", {})


def test_whoever_is_not_asked_gets_no_hint() -> None:
    texts = load_texts("en")
    box = unpack("duel")
    table = open_table(Opening(box, wishes(box, seed=1), (PERSON, "random")), typed_luck(1))

    heard = call(Visit(LocalChair(table, 1 - table.game.seat, texts, DUEL, bots=0), texts), "hint", {})

    assert heard == "Nothing is asked of you now."


def test_a_tile_of_the_map_is_told() -> None:
    async def visit() -> str:
        async with at_a_table(Terms("classic", ("random",), seed=3)) as (guest, _):
            return await guest.hear("table", part="tile 3")

    assert "3" in run(visit)


@pytest.mark.parametrize(
    ("tool", "given", "sentence"),
    [
        ("play", {"option": "99"}, "There is no option 99: choose from 1 to "),
        ("play", {"option": "fly"}, '"fly" is no action of this game.'),
        ("play", {"option": ""}, "play needs option."),
        ("play", {}, "play needs option."),
        ("play", {"option": ["1"]}, "play: option should be of the type string"),
        ("play", {"option": "1" * 300}, "play: option should be of the type string"),
        ("play", {"option": "1", "twice": True}, "play does not take twice; it takes: option."),
        ("play", {"option": "conquer"}, "(DUEL-"),
        ("table", {"part": "moon"}, 'There is nothing called "moon" on the table'),
        ("wait", {"seconds": "long"}, "wait: seconds should be of the type integer"),
        ("why_not", {"action": "fly"}, '"fly" is no action of this game.'),
        ("dance", {}, "There is no tool dance; there are table, options, play"),
        ("new_game", {"rules": "chess"}, "chess"),
        ("new_game", {"opponents": ["nobody"]}, "nobody"),
        ("new_game", {"opponents": ["random"] * 4}, "duel has 2 seats, not 5"),
    ],
)
def test_what_makes_no_sense_is_refused_in_a_sentence_and_changes_nothing(
    tool: str, given: dict[str, object], sentence: str
) -> None:
    async def visit() -> tuple[str, str, str]:
        async with at_a_table(DUEL) as (guest, _):
            before = await guest.hear("options")
            return await guest.refused(tool, **given), before, await guest.hear("options")

    said, before, after = run(visit)

    assert sentence in said
    assert before == after


def test_a_number_means_an_option_that_the_client_has_heard() -> None:
    """Whoever plays in words meanwhile has to look again before a number means anything."""

    async def visit() -> str:
        async with at_a_table(DUEL) as (guest, chair):
            await guest.hear("options")
            chair.play("activate 1 a")
            return await guest.refused("play", option="1")

    assert run(visit) == "Something has happened since you looked. Look again, then decide."


def test_a_new_game_is_begun_and_a_game_that_is_over_is_not_played() -> None:
    async def visit() -> tuple[str, str, str]:
        async with at_a_table(DUEL) as (guest, _):
            _, end = await guest.play_to_the_end(seed=1)
            over = await guest.refused("play", option="1")
            fresh = await guest.hear("new_game", rules="classic", opponents=["random", "random"], seed=4)
            return end, over, fresh

    end, over, fresh = run(visit)

    assert "won" in end
    assert over == "The game is over."
    assert "Player 3" in fresh
    assert "Tile 1" in fresh


def test_equal_seeds_are_equal_games_and_the_next_one_is_new() -> None:
    async def visit() -> list[str]:
        async with at_a_table(DUEL) as (guest, _):
            return [await guest.hear("new_game", seed=seed) for seed in (5, 5, 6)]

    one, same, other = run(visit)

    assert one == same != other


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tool_is_described_in_every_language(language: str) -> None:
    async def visit() -> list[tuple[str, str, list[str]]]:
        async with at_a_table(DUEL, language) as (guest, _):
            listed = await guest.client.list_tools()
            return [
                (tool.name, tool.description or "", [*tool.input_schema["properties"]])
                for tool in listed.tools
            ]

    tools = run(visit)

    assert [name for name, _, _ in tools] == [*TOOLS]
    assert all(described for _, described, _ in tools)
    assert [takes for _, _, takes in tools] == [[*tool.takes] for tool in TOOLS.values()]
