"""What can be typed at the prompt, and what comes of it."""

from __future__ import annotations

import re

import pytest

from tests.cli.terminal import lines, run

#: A game whose first question is the activation of the Aztec city.
START = ("play", "--seed", "1", "--civ", "aztecs", "--civ", "malians", "--first", "1")
TWO_PEOPLE = (*START, "--seat", "human", "--seat", "human")


def said(*typed: str, start: tuple[str, ...] = START) -> str:
    """What appears after these lines were typed."""
    ran = run(*start, typist=lines(*typed))
    assert (ran.code, ran.err) == (0, "")
    return ran.out


def flat(out: str) -> str:
    """Without the line breaks that a narrow terminal makes."""
    return " ".join(out.split())


def test_the_end_of_input_leaves_politely() -> None:
    ran = run(*START)

    assert ran.code == 0
    assert ran.out.endswith("Goodbye.\n")


@pytest.mark.parametrize("word", ["quit", "q", "exit", "QUIT"])
def test_quit_leaves_at_once(word: str) -> None:
    out = said(word, "5")

    assert out.endswith("Goodbye.\n")
    assert "activated" not in out.split("Your choice")[-1]


def test_ctrl_c_leaves_politely_with_its_own_exit_code() -> None:
    def interrupt(_: str) -> str:
        raise KeyboardInterrupt

    ran = run(*START, typist=interrupt)

    assert ran.code == 130
    assert ran.out.endswith("Goodbye.\n")
    assert ran.err == ""


def test_an_action_can_be_taken_back_before_the_computer_answers() -> None:
    out = said("activate 2 b", "undo", "activate 3 c", "")

    assert "Aztecs activated row 2 and column b." in out
    assert "Taken back: Activate row 2 and column b: " in out
    assert "Type redo to do it again." in out
    assert "Aztecs activated row 3 and column c." in out
    assert "Your turn: take one action, or pass." in out


@pytest.mark.parametrize("word", ["redo", "r"])
def test_what_was_taken_back_can_be_done_again(word: str) -> None:
    out = said("activate 2 b", "undo", word, "")

    assert out.count("Aztecs activated row 2 and column b.") == 2
    assert out.count("Enter to go on, undo to take it back:") == 2
    assert "Your turn: take one action, or pass." in out


def test_after_another_action_nothing_can_be_done_again() -> None:
    out = said("redo", "activate 2 b", "undo", "activate 3 c", "redo")

    assert out.count("There is nothing to do again") == 2


def test_against_the_computer_its_answer_is_taken_back_too() -> None:
    out = said("5", "", "undo", "log", "5", "", "log")

    assert "Taken back, with all that followed: " in out
    assert out.count("Aztecs took back their last action and all that followed.") == 2


def test_with_quick_the_computer_answers_at_once() -> None:
    assert "Your turn" in said("5", start=(*START, "--quick"))
    assert "Your turn" in said("quick", "5")
    assert "Your turn" not in said("5")


def test_at_one_device_the_other_player_may_type_undo() -> None:
    out = said("5", "undo", start=TWO_PEOPLE)

    assert "Malians: Activate your City" in out
    assert "Taken back: " in out
    assert out.count("Aztecs: Activate your City") == 2


def test_while_the_computer_waits_the_table_can_be_looked_at() -> None:
    out = said("5", "card forum", "why pass", "show", "5", "")

    assert "pay 2 different Basic resources: gain 1 Culture" in flat(out)
    assert "It is another player's turn. (DUEL-ACT-01)" in out
    assert 'I do not understand "5".' in out
    assert "Your turn" in out


def test_whoever_has_passed_is_told_so() -> None:
    out = said("5", "", "pass", "why build workshop", "")

    assert "You have passed, so you take no more actions this round. (DUEL-PASS-02)" in flat(out)
    assert "DUEL-PASS-02: After passing" in flat(out)


def test_why_gives_the_reason_and_the_rule() -> None:
    out = said("5", "", "why use a1")

    assert "Work Camp is not activated. (DUEL-USE-01)" in out
    assert "DUEL-USE-01: Choose one card activated this round" in out


def test_an_action_that_cannot_be_done_is_explained_and_asked_again() -> None:
    out = said("5", "", "use a1", "pass", "")

    assert "Work Camp is not activated. (DUEL-USE-01)" in out
    assert "Aztecs passed." in out


def test_why_of_an_option_says_that_it_can_be_done() -> None:
    assert "That can be done now: Pass: no more actions this round." in said("5", "", "why pass")
    assert "That can be done now: Activate row 1 and column a" in said("why 1")


@pytest.mark.parametrize("words", ["use mine", "use Mine", "use a2"])
def test_a_card_can_be_named_instead_of_its_place(words: str) -> None:
    assert "Aztecs used Mine." in said("5", "", words)


def test_a_name_that_several_cards_have_is_asked_back() -> None:
    out = said("4", "", "why use work camp")

    assert "Which one: use " in out


@pytest.mark.parametrize(
    "words", ["card Floating Gardens", "card floating-gardens", "card floting gardns", "card c3k"]
)
def test_a_card_is_found_by_name_key_place_and_with_a_slip(words: str) -> None:
    out = said(words)

    assert "Knowledge; Starting card: Aztecs" in out
    assert "Province Type marker" in out


def test_a_card_tells_where_its_values_come_from() -> None:
    assert "Our own design" in said("card ball court")


def test_a_card_of_the_display_is_found_by_its_slot() -> None:
    assert "\nDemocracy\n" in said("card 1")


def test_a_civilization_is_told_with_its_special_rules_and_policies() -> None:
    out = said("card malians")

    assert "Provinces cost you Gold instead of Military." in out
    assert "Pilgrimage to Mecca" in out


def test_a_name_that_could_be_several_cards_is_asked_back() -> None:
    assert "Which one: Archery Range" in said("card a")


def test_without_a_name_all_cards_in_view_are_told() -> None:
    out = said("card")

    assert "\nDemocracy\n" in out
    assert "\nFlorence\n" in out
    assert "\nFloating Gardens\n" in out


@pytest.mark.parametrize("words", ["rule DUEL-ADV-05", "rule duel-adv-05", "rule adv-05"])
def test_a_rule_is_read_out(words: str) -> None:
    assert "DUEL-ADV-05: " in said(words)


@pytest.mark.parametrize("words", ["rule conquest_costs_at_least_one", "rule CONQUEST_COSTS_AT_LEAST_ONE"])
def test_a_rule_switch_is_read_out_like_a_rule(words: str) -> None:
    assert "conquest_costs_at_least_one: A conquest of an opponent's Province" in said(words)


def test_rule_alone_is_about_what_is_asked() -> None:
    assert "DUEL-ACT-02: " in said("rule")


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("0", "There is no option 0: choose from 1 to 9."),
        ("10", "There is no option 10: choose from 1 to 9."),
        ("99999", 'I do not understand "99999".'),
        ("-1", 'I do not understand "-1".'),
        ("dance", 'I do not understand "dance"; the nearest: '),
        ("use", "Actions come after the City is activated. (DUEL-PHASE-02)"),
        ("activate 9 z", 'I do not understand "activate 9 z".'),
        ("acquire 1", "Actions come after the City is activated. (DUEL-PHASE-02)"),
        ("why", "Write an action after it"),
        ("why dance", 'I do not understand "dance"; the nearest: '),
        ("card xyzzy", 'There is no card named "xyzzy"; the nearest: '),
        ("rule xyzzy", 'There is no rule about "xyzzy"; the nearest: '),
        ("undo", "You have not decided anything yet that could be taken back."),
    ],
)
def test_bad_input_gets_one_sentence_and_the_question_stays(typed: str, answer: str) -> None:
    out = said(typed, "5")

    assert answer in out
    assert "Aztecs activated row 2 and column b." in out


def test_the_log_tells_what_happened() -> None:
    out = said("5", "", "log")

    assert "What happened" in out
    assert "Aztecs dealt: " in out


def test_the_log_begins_with_the_round_before_unless_all_is_asked_for() -> None:
    passes = ("1", "", "pass", "")
    start = (*START, "--seat", "human", "--seat", "random")

    short = said(*passes * 4, "log", start=start).rpartition("What happened")[2]
    whole = said(*passes * 4, "log all", start=start).rpartition("What happened")[2]

    assert "Round 1 begins." not in short
    assert "Round 1 begins." in whole


def test_the_points_so_far_are_explained() -> None:
    out = said("score")

    assert "Points so far" in out
    # A line for what counts, and one for Dominance: 3 for Provinces, and 3 where both have one Knowledge.
    assert re.search(r"Provinces +│ 1 × 1 = 1 │ +0 │", out)
    assert re.search(r"Knowledge +│ +0 │ +0 │", out)
    assert re.search(r"Dominance +│ +6 │ +3 │", out)
    assert "Dominance in Provinces (1 : 0): 3 points for Aztecs." in out


def test_the_table_and_its_parts_are_shown_again() -> None:
    assert said().count("Lake Texcoco (Coastal)") == 1
    assert said("show").count("Lake Texcoco (Coastal)") == 2
    assert said("show city").count("Lake Texcoco (Coastal)") == 2
    assert said("show opponent").count("Sundiata Keita") == 2
    assert said("show display").count("Lighthouse") == 2


def test_an_empty_line_repeats_the_question() -> None:
    assert said("").count("Activate your City") == 2


def test_hints_can_be_switched_off_and_on() -> None:
    hint = "if you have gained at least 2 Production this round"

    assert hint in said("5", "")
    assert hint not in said("hints", "5", "")
    assert hint not in said("5", "", start=(*START, "--no-hints"))
    assert hint not in said("5", "", start=(*START, "--plain"))
    assert hint in said("5", "", start=(*START, "--plain", "--hints"))


@pytest.mark.parametrize("word", ["help", "?", "h"])
def test_help_lists_commands_actions_and_signs(word: str) -> None:
    out = said(word)

    commands = ("card", "why", "rule", "undo", "redo", "show", "score", "log", "hints", "quick")
    for command in (*commands, "bot", "back", "save", "help", "quit"):
        assert f"\n  {command}" in out
    assert "advantage <resource> <number>" in flat(out)
    assert "⚒ Production" in out


def test_folded_stakes_are_chosen_by_number_and_in_words() -> None:
    out = flat(said("5", "", "advantage production 2"))
    number = out.partition(" Take the Advantage: 1 Production to 4 Production [advantage production 1…4]")[0]
    first = int(number.split()[-1].partition("–")[0])

    assert "Aztecs took the Advantage with 2 Production." in out
    assert "Aztecs took the Advantage with 2 Production." in flat(said("5", "", str(first + 1)))
