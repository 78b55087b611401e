"""Everything can be looked up at the prompt, and a wrong word gets the nearest."""

from __future__ import annotations

import pytest

from tests.cli.terminal import lines, run

DUEL = ("play", "--plain", "--seed", "1", "--civ", "aztecs", "--civ", "malians", "--first", "1")
CLASSIC = (
    *("play", "classic", "--plain", "--seed", "1", "--first", "1", "--map", "quiet-pastures-3"),
    *("--seat", "human", "--seat", "random", "--seat", "random"),
    *("--civ", "egyptians", "--civ", "danes", "--civ", "chinese"),
)
CONTINUOUS = ("play", "continuous", *CLASSIC[2:])


def asked(*typed: str, start: tuple[str, ...] = DUEL, language: str = "en") -> list[str]:
    """What is answered to each line."""
    ran = run(*start, "--lang", language, typist=lines(*typed))
    assert (ran.code, ran.err) == (0, "")
    answers = []
    rest = ran.out
    for line in typed:
        _, _, rest = rest.partition(f" {line}\n")
        answers.append(rest)
    return [
        answer[: -len(later) - len(line)] if later else answer
        for answer, later, line in zip(answers, [*answers[1:], ""], [*typed[1:], ""], strict=True)
    ]


def test_a_word_of_the_game_is_explained_with_its_rules_and_cards() -> None:
    (advantage, under) = asked("word advantage", "word Knowledge under a card")

    assert advantage.startswith("Advantage\nHeld by whoever pays most of one Basic resource for it;")
    assert "Rules: DUEL-ADV-02, DUEL-ADV-03" in advantage
    assert "Cards: Montezuma I, Academy, Stirrup" in advantage
    assert under.startswith("Knowledge under a card\nA Knowledge shares its place")


@pytest.mark.parametrize(
    ("language", "word", "name"),
    [
        ("es", "ventaja", "Ventaja"),
        ("es", "refuerza", "Reforzar"),
        ("cs", "převahu", "Převaha"),
        ("cs", "prevaha", "Převaha"),
        ("ja", "優位", "優位"),
        ("en", "advantge", "Advantage"),
        ("en", "reinforced", "Reinforce"),
    ],
)
def test_a_word_is_found_in_the_own_language_in_any_form(language: str, word: str, name: str) -> None:
    (answer,) = asked(f"word {word}", language=language)

    assert answer.startswith(f"{name}\n")


def test_word_alone_lists_all_words() -> None:
    (listed,) = asked("word")

    assert listed.startswith("Words of the game\n")
    assert "Archive, Reinforce, Copy" in listed


@pytest.mark.parametrize("start", [CLASSIC, CONTINUOUS], ids=["classic", "continuous"])
def test_each_rule_system_explains_its_own_words(start: tuple[str, ...]) -> None:
    explorer, advantage, points = asked("word explorers", "word advantage", "rule scoring", start=start)

    assert "BASE-EXP-01" in explorer
    assert advantage.startswith('There is no word "advantage" in this game; the nearest: ')
    assert "BASE-END-05: Each Wonder: 2 points." in points


def test_rules_are_found_by_a_term_a_beginning_a_chapter_and_words() -> None:
    scoring, begun, chapter, short, words = asked(
        "rule scoring", "rule DUEL-ADV", "rule passing", "rule adv-03", "rule top right corner"
    )

    assert scoring.startswith("DUEL-END-03: Each controlled Province: 1 point.\nDUEL-END-04:")
    assert begun.startswith("DUEL-ADV-01:")
    assert "DUEL-ADV-07:" in begun
    assert chapter.startswith("DUEL-PASS-01:")
    assert short.startswith("DUEL-ADV-03:")
    assert words.startswith("DUEL-ACT-06:")


def test_many_rules_with_the_same_word_are_counted() -> None:
    (answer,) = asked("rule face")

    assert answer.count("\nDUEL-") == 7
    assert "more rules have these words." in answer


def test_a_card_is_found_wherever_it_is_asked_for() -> None:
    for answer in asked("rule forum", "word forum", "card forum"):
        assert answer.startswith("Forum\nBuilding")


def test_a_word_is_explained_where_a_card_is_asked_for() -> None:
    (answer,) = asked("card advantage")

    assert answer.startswith("Advantage\n")


def test_a_wrong_word_gets_one_sentence_with_the_nearest() -> None:
    word, rule, card, why, use = asked(
        "word fortt x", "rule conqering x", "card frmx", "why aquire", "why use frt"
    )

    assert word.splitlines()[0] == 'There is no word "fortt x" in this game; the nearest: Fort or Forum.'
    assert rule.startswith('There is no rule about "conqering x"; the nearest: Conquer')
    assert card.startswith('There is no card named "frmx"; the nearest: For')
    assert why.startswith('I do not understand "aquire"; the nearest: acquire')
    assert use.startswith('I do not understand "use frt"; the nearest: use Fort')


def test_nonsense_gets_a_nearest_too() -> None:
    for answer in asked("word 0", "rule %%", "card §", "why xyzzy"):
        assert "the nearest: " in answer.splitlines()[0]


@pytest.mark.parametrize(
    ("start", "end"),
    [
        (DUEL, "when the display can be filled to no more than 4 cards"),
        (CLASSIC, "when the last card of the Development deck is dealt"),
        (CONTINUOUS, "when 3 cards or fewer are left in the Development deck"),
    ],
    ids=["duel", "classic", "continuous"],
)
def test_help_begins_with_the_goal_the_end_and_the_points(start: tuple[str, ...], end: str) -> None:
    (helped,) = asked("help", start=start)

    title, goal, ends, points, *_ = helped.splitlines()
    assert title == "The game in short"
    assert "the most points" in goal
    assert end in ends
    assert points.startswith("Points: ")
    assert "Provinces 1 each" in points
    assert "Wonders 2 each" in points
