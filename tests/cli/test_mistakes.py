"""Whatever is typed wrong on the command line: one sentence, exit code 2, no traceback."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.terminal import lines, run

PLAY = ("play", "duel")
CLASSIC = ("play", "classic")
CONTINUOUS = ("play", "continuous")
SOLO = (*CLASSIC, "--seat", "human", "--seat", "automa")


def refused(*words: str) -> str:
    """The one sentence that comes."""
    ran = run(*words, typist=lines())
    assert (ran.code, ran.out) == (2, "")
    assert "Traceback" not in ran.err
    assert ran.err.count("\n") == 1
    return ran.err.strip()


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("play", "chess"), "unknown rules 'chess' (there are: classic, continuous, duel)"),
        ((*PLAY, "--civ", "atzecs"), "unknown civilization 'atzecs' (did you mean 'aztecs'?)"),
        ((*PLAY, "--civ", "aztecs", "--civ", "aztecs"), "each player needs a civilization of their own"),
        ((*PLAY, *["--civ", "aztecs"] * 3), "--civ can be given 2 times, once for each seat"),
        ((*PLAY, *["--seat", "human"] * 3), "--seat can be given 2 times, once for each seat"),
        (
            (*PLAY, "--seat", "bob"),
            "unknown player 'bob' (there are: beginner, careless, expert, greedy, human, network, normal, ",
        ),
        (
            (*CLASSIC, "--seat", "bob"),
            "unknown player 'bob' (there are: automa, beginner, careless, expert, greedy, ",
        ),
        ((*CLASSIC, "--seat", "atoma"), "unknown player 'atoma' (did you mean 'automa'?)"),
        ((*PLAY, "--seat", "human", "--seat", "automa"), "duel is played without the Automa"),
        ((*CONTINUOUS, "--seat", "human", "--seat", "automa"), "continuous is played without the Automa"),
        ((*CLASSIC, "--seat", "automa", "--seat", "automa"), "somebody must play against the Automa"),
        ((*CLASSIC, "--advanced", "2"), "Advanced cards are for the Automa, and no seat is the Automa's"),
        ((*SOLO, "--advanced", "5"), "an Automa has 0 to 4 Advanced cards, not 5"),
        ((*SOLO, "--advanced", "-1"), "an Automa has 0 to 4 Advanced cards, not -1"),
        ((*SOLO, "--advanced", "some"), "Invalid value for '--advanced'"),
        ((*SOLO, "--civ", "greeks", "--civ", "greeks"), "each player needs a civilization of their own"),
        ((*PLAY, "--lang", "tlh"), "there is no language 'tlh', only en, es, cs, ja"),
        ((*PLAY, "--preset", "house"), "unknown preset 'house' (there are: published, rulebook)"),
        ((*PLAY, "--rule", "decay=on"), "unknown rule switch 'decay'"),
        ((*PLAY, "--rule", "final_decay"), "--rule final_decay: write a rule switch and its value"),
        ((*PLAY, "--rule", "final_decay=maybe"), "--rule final_decay=maybe: write a rule switch"),
        ((*PLAY, "--pack", "no-such-pack"), "unknown pack 'no-such-pack'"),
        ((*PLAY, "--only"), "--only plays with the packs of --pack alone: name one with --pack"),
        (
            ("play", "--only", "--resume", "no.jsonl"),
            "--resume goes on with the game as it was begun, so --only can't be changed",
        ),
        ((*PLAY, "--first", "3"), "--first 3: there are only 2 seats"),
        ((*PLAY, "--first", "0"), "Invalid value for '--first'"),
        ((*PLAY, "--seats", "3"), "duel has 2 seats, not 3"),
        ((*PLAY, "--map", "random"), "duel is played without a map"),
        ((*PLAY, "--draw-capitals"), "duel is played without a map, so --draw-capitals means nothing"),
        ((*PLAY, "--renaissance"), "--renaissance is not for duel, only for classic and continuous"),
        ((*PLAY, "--heroes"), "--heroes is not for duel, only for classic and continuous"),
        ((*PLAY, "--monsters"), "--monsters is not for duel, only for classic and continuous"),
        (("play", "chess", "--heroes"), "unknown rules 'chess'"),
        (
            (*CLASSIC, "--pack", "five-players"),
            "--pack five-players is not for classic, only for continuous",
        ),
        ((*CLASSIC, "--pack", "trade"), "unknown pack 'trade'"),
        ((*CLASSIC, "--pack", "duel-trade"), "--pack duel-trade is not for classic, only for duel"),
        ((*CLASSIC, "--rule", "one_explorer=on"), "unknown rule switch 'one_explorer'"),
        ((*CONTINUOUS, "--seats", "6"), "continuous has 2 to 5 seats, not 6"),
        ((*CONTINUOUS, "--seats", "1"), "continuous has 2 to 5 seats, not 1"),
        ((*CONTINUOUS, *["--seat", "human"] * 6), "--seat can be given 5 times, once for each seat"),
        (
            (*CONTINUOUS, "--seats", "4", "--pack", "five-players"),
            "continuous has 5 seats, not 4",
        ),
        ((*CONTINUOUS, "--map", "quiet-pastures-4"), "the map quiet-pastures-4 is for 4 players, not for 2"),
        ((*CONTINUOUS, "--civ", "aztecs"), "unknown civilization 'aztecs'"),
        ((*CLASSIC, "--seats", "5"), "classic has 2 to 4 seats, not 5"),
        ((*CLASSIC, *["--seat", "human"] * 5), "--seat can be given 4 times, once for each seat"),
        (
            (*CLASSIC, "--seats", "2", *["--seat", "human"] * 3),
            "--seat can be given 2 times, once for each seat",
        ),
        ((*CLASSIC, "--civ", "aztecs"), "unknown civilization 'aztecs'"),
        ((*CLASSIC, "--map", "quiet-pasture-2"), "unknown map 'quiet-pasture-2' (did you mean"),
        ((*CLASSIC, "--map", "quiet-pastures-4"), "the map quiet-pastures-4 is for 4 players, not for 2"),
        ((*CLASSIC, "--map", "random:x"), "a random map is written random or random:7, not 'random:x'"),
        ((*CLASSIC, "--rule", "final_decay=on"), "unknown rule switch 'final_decay'"),
        ((*PLAY, "--seed", "abc"), "Invalid value for '--seed'"),
        ((*PLAY, "--colour"), "No such option: --colour"),
        (("pla",), "No such command 'pla'"),
        (("options",), "Missing argument 'POSITION'"),
        (("options", "no-such-file.toml"), "no-such-file.toml: No such file or directory"),
        (("why", "no-such-file.toml", "pass"), "no-such-file.toml: No such file or directory"),
        (("cards", "no-such-pack"), "unknown pack 'no-such-pack'"),
        (("cards", "duel-trade", "--card", "xyzzy"), 'There is no card named "xyzzy"'),
        (("cards", "--lang", "tlh"), "there is no language 'tlh'"),
        (("check-pack", "no-such-pack"), "unknown pack 'no-such-pack'"),
        (("check-pack", "duel-trade", "--games", "-1"), "Invalid value for '--games'"),
        (
            ("clauses", "--rules", "chess"),
            "There are no rules chess, only: classic, continuous, duel, modules",
        ),
        (("clauses", "BASE-ACT-99"), "There is no clause BASE-ACT-99"),
        (("clauses", "BASE-ACT", "base-ac"), "There is no clause base-ac"),
        (("clauses", "DUEL-ACT", "--rules", "classic"), "There is no clause DUEL-ACT"),
        (("clauses", "--lang", "tlh"), "there is no language 'tlh'"),
        (("simulate", "chess"), "unknown rules 'chess'"),
        (("simulate", "duel", "--bots", "greedy"), "duel has 2 seats"),
        (("simulate", "duel", "--map", "random"), "duel is played without a map"),
        (("simulate", "duel", "--bots", "random,automa"), "duel is played without the Automa"),
        (("simulate", "classic", "--bots", "automa,automa"), "somebody must play against the Automa"),
        (("simulate", "classic", "--advanced", "1"), "Advanced cards are for the Automa"),
        (("simulate", "classic", "--bots", "random"), "classic has 2 to 4 seats"),
        (("simulate", "classic", "--map", "nowhere"), "unknown map 'nowhere'"),
        (("simulate", "classic", "--seats", "5"), "classic has 2 to 4 seats, so it takes 2 to 4 bots"),
        (("simulate", "continuous", "--seats", "6"), "continuous has 2 to 5 seats, so it takes 2 to 5 bots"),
        (
            ("simulate", "continuous", "--seats", "3", "--bots", "random,random"),
            "--seats 3 takes 3 bots, not 2",
        ),
        (("simulate", "duel", "--heroes"), "--heroes is not for duel, only for classic and continuous"),
        (("bench", "chess"), "unknown rules 'chess'"),
        (("bench", "classic", "--seats", "5"), "classic has 2 to 4 seats, not 5"),
        (("bench", "duel", "--monsters"), "--monsters is not for duel, only for classic and continuous"),
        (("check-map", "nowhere"), "unknown map 'nowhere'"),
        (("bench", "--seconds", "0"), "Invalid value for '--seconds'"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else "",
)
def test_a_mistake_gets_one_clear_sentence(words: tuple[str, ...], sentence: str) -> None:
    assert refused(*words).startswith(sentence)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("seats = [", "not valid TOML: "),
        ('rules = "duel"\nseats = []', "duel has 2 seats, not 0"),
        ('rules = "chess"\nseats = []', "unknown rules 'chess'"),
    ],
    ids=["no TOML", "no seats", "no rules"],
)
def test_a_broken_position_file_gets_one_clear_sentence(tmp_path: Path, text: str, sentence: str) -> None:
    path = tmp_path / "position.toml"
    path.write_text(text, encoding="utf-8")

    assert refused("options", str(path)).startswith(sentence)
    assert refused("why", str(path), "pass").startswith(sentence)


def test_a_position_that_is_a_folder_or_no_text_gets_one_clear_sentence(tmp_path: Path) -> None:
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"\x89PNG\xff\xfe")

    assert refused("options", str(tmp_path)) == f"{tmp_path}: Is a directory"
    assert refused("options", str(picture)) == f"{picture} is not a text file"


def test_every_problem_of_a_broken_pack_gets_a_sentence_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text(
        'format = 1\nname = "mine"\nversion = "1"\nrules = "duel"\n', encoding="utf-8"
    )
    cards = tmp_path / "cards"
    cards.mkdir()
    (cards / "mine.toml").write_text(
        '[inn]\nkind = "building"\nsource = "original"\nera = 1\ncost = 2\nuse = [{ do = "archve" }]\n',
        encoding="utf-8",
    )

    sentence = refused("check-pack", str(tmp_path))

    assert sentence == "mine.toml: inn.use[0]: unknown verb 'archve' (did you mean 'archive'?)"
    assert refused("play", "--pack", str(tmp_path)) == sentence
    assert refused("cards", str(tmp_path)) == sentence


def test_a_folder_that_is_no_pack_gets_one_clear_sentence(tmp_path: Path) -> None:
    assert refused("check-pack", str(tmp_path)) == f"{tmp_path}: no pack.toml here, so this is no pack"


def test_every_problem_of_a_broken_map_gets_a_sentence_with_its_rule(tmp_path: Path) -> None:
    path = tmp_path / "valley.toml"
    path.write_text(
        'format = 1\nname = "valley"\nplayers = 2\nmap = """\nC m1 m2 C\n m1 ~ mt\n"""\n', encoding="utf-8"
    )

    ran = run("check-map", str(path))

    assert (ran.code, ran.out) == (2, "")
    problems = ran.err.splitlines()
    assert len(problems) > 1
    assert all(problem.startswith("valley.toml: map: ") for problem in problems)
    assert all(re.search(r" \(BASE-[A-Z]+-\d\d\)$", problem) for problem in problems)
    assert refused("play", "classic", "--map", str(path)) == problems[0]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("map = [", "valley.toml: not valid TOML: "),
        ('format = 1\nname = "valley"\nplayers = 2\nmap = "x"\n', "valley.toml: map: line 1: 'x' is no tile"),
    ],
    ids=["no TOML", "no drawing"],
)
def test_a_map_file_that_can_not_be_read_gets_one_clear_sentence(
    tmp_path: Path, text: str, sentence: str
) -> None:
    path = tmp_path / "valley.toml"
    path.write_text(text, encoding="utf-8")

    assert refused("check-map", str(path)).startswith(sentence)
    assert refused("play", "classic", "--map", str(path)).startswith(sentence)


@pytest.mark.parametrize(
    ("language", "of_a_pack", "of_a_map"),
    [
        (
            "es",
            "tower.use[0]: verbo desconocido «archve»",
            "línea 1: no hay ninguna loseta",
        ),
        (
            "cs",
            "tower.use[0]: neznámé sloveso „archve“",
            "řádek 1: není tu žádný dílek",
        ),
        (
            "ja",
            "tower.use[0]: 「archve」という動詞はありません",
            "1行目：タイルがありません",
        ),
    ],
)
def test_what_is_wrong_with_a_pack_or_a_map_is_said_in_the_language_that_was_asked_for(
    tmp_path: Path, language: str, of_a_pack: str, of_a_map: str
) -> None:
    pack = tmp_path / "mine"
    (pack / "cards").mkdir(parents=True)
    head = 'format = 1\nname = "mine"\nversion = "1"\nrules = "duel"\n'
    (pack / "pack.toml").write_text(head, encoding="utf-8")
    tower = '[tower]\nkind = "building"\nsource = "original"\nuse = [{ do = "archve" }]\n'
    (pack / "cards/mine.toml").write_text(tower, encoding="utf-8")
    valley = tmp_path / "valley.toml"
    valley.write_text('format = 1\nname = "valley"\nplayers = 2\nmap = ".."\n', encoding="utf-8")

    asked = refused("check-pack", str(pack), "--lang", language)
    usual = run("check-pack", str(pack), environment={"LC_ALL": f"{language}.UTF-8"})
    drawn = refused("check-map", str(valley), "--lang", language)

    assert asked.startswith(f"mine.toml: {of_a_pack}")
    assert usual.err == f"{asked}\n"
    assert drawn == f"valley.toml: map: {of_a_map}"
