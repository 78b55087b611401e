"""`monumental serve` from the outside: it says where it is, answers there, and goes when it is told to."""

from __future__ import annotations

import json
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.web.served import Served

pytestmark = pytest.mark.long

COMMAND = (sys.executable, "-m", "monumental.cli", "serve", "--no-open")


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'new folder' / 'tables.sqlite'}"


@pytest.fixture
def server(database: str) -> Iterator[subprocess.Popen[str]]:
    with subprocess.Popen(
        [*COMMAND, "--port", "0", "--database", database, "--workers", "1", "--lang", "cs"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        yield process
        process.kill()


def refused(*arguments: str) -> str:
    """What a server says that can't start."""
    done = subprocess.run([*COMMAND, *arguments], capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    return done.stderr


@pytest.mark.parametrize("token", ["only-15-letters", "sixteen letters with spaces", "šestnáct-písmen-a-víc"])
def test_a_token_of_the_host_that_could_be_guessed_or_not_be_sent_is_refused(token: str) -> None:
    said = refused("--admin-token", token)

    assert said == "A token for the page of the host needs at least 16 signs of ASCII, without spaces.\n"


def test_what_is_no_cluster_is_refused_in_one_sentence() -> None:
    said = refused("--thinkers", "thinkers.lan", "--lang", "en")

    assert said == '"thinkers.lan" is no cluster: write ray://HOST:PORT.\n'


WITHOUT_RAY = """
import sys
sys.modules["ray"] = None
sys.argv = ["monumental", "serve", "--no-open", "--thinkers", "ray://thinkers.lan:10001", "--lang", "en"]
from monumental.cli.__main__ import main
main()
"""


def test_a_cluster_without_ray_is_refused_in_one_sentence() -> None:
    ran = subprocess.run([sys.executable, "-c", WITHOUT_RAY], capture_output=True, text=True, check=False)

    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr == (
        'Thinking on a cluster needs Ray, which is not installed: pip install "monumental[cluster]".\n'
    )


def test_it_says_where_it_is_answers_there_and_goes_quietly(server: subprocess.Popen[str]) -> None:
    assert server.stdout is not None
    line = server.stdout.readline()
    address = line.split()[-1]

    assert line.startswith("Stůl je otevřený na http://127.0.0.1:")
    with urlopen(f"{address}api/editions?lang=en", timeout=30) as answer:
        assert [each["rules"] for each in json.load(answer)["editions"]] == ["duel", "classic", "continuous"]

    server.send_signal(signal.SIGINT)

    assert server.wait(30) in {0, 130}
    assert server.stderr is not None
    assert server.stderr.read() == ""


def test_a_port_that_somebody_uses_is_refused_in_one_sentence(database: str) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])

        assert refused("--port", port, "--database", database) == (
            f"127.0.0.1:{port} can't be used: Address already in use.\n"
        )


@pytest.mark.parametrize(
    "url", ["mysql://me@there/tables", "nonsense", "sqlite:////proc/nowhere/tables.sqlite"]
)
def test_a_database_that_can_not_be_used_is_refused_in_one_sentence(url: str) -> None:
    sentence = refused("--port", "0", "--database", url)

    assert sentence.count("\n") == 1
    assert "Traceback" not in sentence


def test_as_json_a_server_writes_a_line_for_every_request(tmp_path: Path) -> None:
    with Served(tmp_path, "--log", "json") as server, urlopen(f"{server.address}/healthz", timeout=30):
        pass

    (line,) = map(json.loads, server.complaints().splitlines())
    assert (line["method"], line["route"], line["status"]) == ("GET", "/healthz", 200)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--alerts", "pigeons"), '"pigeons" is no way to tell somebody: choose from mail, push, web,'),
        (("--alert-network", "home"), '"home" is no address: write one like 10.0.0.7'),
        (("--mail", "smtp://ann:secret@host"), "This is no mail server: write smtps://"),
    ],
)
def test_a_wrong_way_to_tell_people_is_refused_without_repeating_a_password(
    arguments: tuple[str, str], sentence: str, database: str
) -> None:
    said = refused(*arguments, "--database", database, "--lang", "en")

    assert sentence in " ".join(said.split())
    assert "secret" not in said


def test_a_file_is_for_one_process(database: str) -> None:
    said = refused("--processes", "2", "--database", database, "--lang", "en")

    assert "Several processes need a database for many: name one with --database postgresql://…" in said
