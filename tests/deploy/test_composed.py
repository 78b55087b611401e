"""What deploy/compose.yml puts together, put together here: PostgreSQL, two servers, the proxy before them.

There is no Docker where tests run. The commands and the environments are those of the file, and of the image
that it builds; only addresses are others, and the proxy has no certificate.
"""

from __future__ import annotations

import json
import os
import re
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml
from sqlalchemy import make_url
from websockets.sync.client import ClientConnection, connect

from monumental.web.keys import COOKIE
from tests.deploy.programs import program
from tests.deploy.test_behind_caddy import CADDYFILE, free_port
from tests.web.databases import OwnPostgres, execute, must_be_ours_to_kill, programs
from tests.web.waiting import wait_until

pytestmark = pytest.mark.long

DEPLOY = CADDYFILE.parent
SERVICES = yaml.safe_load((DEPLOY / "compose.yml").read_text(encoding="utf-8"))["services"]
DOCKERFILE = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")

#: What somebody writes into deploy/.env.
TOLD = {"MONUMENTAL_HOST": "games.example.org", "POSTGRES_PASSWORD": "any-long-word"}

#: Where in the image a server listens.
PORT = 8000

#: A home that nobody can make: the root of the image can't be written to.
NO_HOME = "/proc/nobody"

PATIENCE = 60.0

#: So many requests come to one server by chance once in a thousand times.
IN_A_ROW = 10

Words = list[str]
Environment = dict[str, str]


def filled_in(text: str) -> str:
    """As Docker does it: what must be told is told."""
    return re.sub(r"\$\{([A-Z_]+):\?[^}]*\}", lambda found: TOLD[found[1]], text)


def environment_of(service: str) -> Environment:
    return {name: filled_in(value) for name, value in SERVICES[service].get("environment", {}).items()}


def set_by_image() -> Environment:
    """The lines of ENV."""
    [lines] = re.findall(r"^ENV ((?:.*\\\n)*.*)$", DOCKERFILE, re.MULTILINE)
    return {name: value.strip('"') for name, value in re.findall(r'(\w+)=("[^"]*"|\S+)', lines)}


def healthcheck_of_image() -> Words:
    [found] = re.findall(r"^HEALTHCHECK .*\\\n\s+CMD (\[.*\])$", DOCKERFILE, re.MULTILINE)
    words: Words = json.loads(found)
    return words


class Composed:
    """A server of the file, at a port of its own."""

    def __init__(self, folder: Path, database: str) -> None:
        self.port = free_port()
        self.folder = folder
        command = [filled_in(word) for word in SERVICES["server"]["command"]]
        assert {f"--port={PORT}", "--host=0.0.0.0"} <= {*command}
        here = {f"--port={PORT}": f"--port={self.port}", "--host=0.0.0.0": "--host=127.0.0.1"}
        self.environment = {**set_by_image(), **environment_of("server"), "HOME": NO_HOME}
        self.environment["MONUMENTAL_DATABASE"] = database
        self.environment["PATH"] = f"{Path(sys.executable).parent}:{os.defpath}"
        with (folder / "said").open("w") as said:
            self._process = subprocess.Popen(
                ["monumental", *(here.get(word, word) for word in command)],
                env=self.environment,
                stdout=said,
                stderr=said,
                cwd=folder,
            )
        self.http = httpx.Client(
            base_url=f"http://127.0.0.1:{self.port}", headers={"Host": "server:8000"}, timeout=PATIENCE
        )

    def said(self) -> str:
        return (self.folder / "said").read_text(encoding="utf-8")

    def status(self, path: str) -> int | None:
        """What is answered, by whom nobody answers."""
        assert self._process.poll() is None, self.said()
        try:
            return self.http.get(path).status_code
        except httpx.TransportError:
            return None

    def is_ready(self) -> bool:
        return self.status("/readyz") == 200

    def is_healthy(self) -> bool:
        """As Docker asks, inside of the container."""
        words = healthcheck_of_image()
        asked = [word.replace(f":{PORT}/", f":{self.port}/") for word in words]
        assert asked != words
        ran = subprocess.run(asked, env=self.environment, capture_output=True, check=False)
        return ran.returncode == 0

    def stop(self) -> None:
        """As Docker does it."""
        self._process.terminate()
        self._process.wait(PATIENCE)
        self.http.close()


def of_postgres() -> Path:
    """The folder of its programs."""
    must_be_ours_to_kill()
    found = programs()
    assert found is not None
    return found


@contextmanager
def database() -> Iterator[tuple[str, str]]:
    """A PostgreSQL with a user and a database as its image makes them; its folder, and the URL of servers."""
    made = environment_of("database")
    user = made["POSTGRES_USER"]
    name = made.get("POSTGRES_DB", user)
    url = make_url(environment_of("server")["MONUMENTAL_DATABASE"])
    assert (url.username, url.host, url.database) == (user, "database", name)
    with tempfile.TemporaryDirectory(prefix="monumental-pg-") as folder:
        server = OwnPostgres(of_postgres(), folder, "fsync=off")
        try:
            # Whoever is not the one who made it needs the password.
            allowed = Path(folder) / "data" / "pg_hba.conf"
            asked = f"local {name} {user} scram-sha-256\n"
            allowed.write_text(asked + allowed.read_text(encoding="utf-8"), encoding="utf-8")
            server.start()
            password = made["POSTGRES_PASSWORD"]
            execute(server.url, f"CREATE ROLE {user} LOGIN PASSWORD '{password}'")
            execute(server.url, f"CREATE DATABASE {name} OWNER {user}")
            here = url.set(host=None, query={"host": folder})
            yield folder, here.render_as_string(hide_password=False)
        finally:
            server.stop()


@contextmanager
def proxy(folder: Path, servers: list[Composed]) -> Iterator[str]:
    """The proxy of the file, where both servers are called by one name; gives its address."""
    port = free_port()
    told = environment_of("proxy")
    assert (told["MONUMENTAL_SERVER"], told["MONUMENTAL_HOST"]) == (f"server:{PORT}", TOLD["MONUMENTAL_HOST"])
    assert "./Caddyfile:/etc/caddy/Caddyfile:ro" in SERVICES["proxy"]["volumes"]
    here = {
        "MONUMENTAL_HOST": f"http://{told['MONUMENTAL_HOST']}:{port}",
        "MONUMENTAL_SERVER": " ".join(f"127.0.0.1:{server.port}" for server in servers),
        "XDG_CONFIG_HOME": str(folder),
        "XDG_DATA_HOME": str(folder),
    }
    command = [program("caddy"), "run", "--adapter", "caddyfile", "--config", str(CADDYFILE)]
    with (folder / "caddy.log").open("w") as log:
        running = subprocess.Popen(command, env={**os.environ, **told, **here}, stdout=log, stderr=log)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        running.terminate()
        running.wait(PATIENCE)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("composed")


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    with database() as (_, url):
        yield url


@pytest.fixture
def servers(folder: Path, url: str, tmp_path: Path) -> Iterator[list[Composed]]:
    """Two of them, as `--scale server=2` starts them, once they are ready."""
    with ExitStack() as running:
        both = []
        for name in ("first", "second"):
            (tmp_path / name).mkdir()
            server = Composed(tmp_path / name, url)
            running.callback(server.stop)
            both.append(server)
        for server in both:
            wait_until(server.is_ready)
        yield both


class Person:
    """A browser that speaks to one server, or to the proxy; it has come by HTTPS, so it says."""

    def __init__(self, address: str, key: str | None = None) -> None:
        name = TOLD["MONUMENTAL_HOST"]
        self.http = httpx.Client(
            base_url=address, headers={"Host": name, "Origin": f"https://{name}"}, timeout=PATIENCE
        )
        self.key = key or str(self.http.post("/api/key").cookies[COOKIE])
        self.http.headers["Authorization"] = f"Bearer {self.key}"

    def ask(self, method: str, path: str, body: Mapping[str, object] | None = None) -> Any:
        answer = self.http.request(method, path, json=body)
        assert answer.is_success, answer.text
        return answer.json()


#: Makes one, by the address and, where they have been here before, the key.
Come = Callable[..., Person]


@pytest.fixture
def come() -> Iterator[Come]:
    with ExitStack() as here:

        def comes(address: str, key: str | None = None) -> Person:
            person = Person(address, key)
            here.callback(person.http.close)
            return person

        yield comes


def test_both_are_healthy_by_the_words_of_the_image_and_ready(servers: list[Composed]) -> None:
    for server in servers:
        assert [server.status(path) for path in ("/healthz", "/readyz", "/")] == [200, 200, 200]
        # Whoever comes by another name was meant for somebody else.
        assert server.http.get("/healthz", headers={"Host": "elsewhere.example"}).status_code == 421
        assert server.is_healthy()

    servers[0].stop()

    assert [server.is_healthy() for server in servers] == [False, True]


def test_the_database_is_asked_whether_it_is_ready() -> None:
    asking, *words = SERVICES["database"]["healthcheck"]["test"]
    assert asking == "CMD"
    with database() as (folder, _):
        asked = [of_postgres() / words[0], *words[1:]]
        here = {**os.environ, "PGHOST": folder}
        assert subprocess.run(asked, env=here, capture_output=True, check=False).returncode == 0
    assert subprocess.run(asked, env=here, capture_output=True, check=False).returncode != 0


def test_what_is_done_at_one_is_seen_at_the_other_and_through_the_proxy(
    servers: list[Composed], come: Come, tmp_path: Path
) -> None:
    first, second = (f"http://127.0.0.1:{server.port}" for server in servers)
    with proxy(tmp_path, servers) as address:
        wait_until(lambda: is_ready(address))
        ann, ben = come(address), come(second)
        table = ann.ask("POST", "/api/tables", {"rules": "duel", "seats": [{"kind": "me"}, {"kind": "open"}]})
        path = f"/api/tables/{table['id']}"
        ben.ask("POST", f"{path}/sit", {"seat": 1, "name": "Ben"})

        seen = [come(where, ann.key).ask("GET", path) for where in (first, second, address)]
        assert [page["seats"][1]["name"] for page in seen] == ["Ben"] * 3
        asked = seen[0]["question"]["seat"]
        who = (ann, ben)[asked]
        page = who.ask("GET", path)
        action = page["options"][0]["words"]
        body = {"seat": asked, "at": page["version"], "action": action, "request": "a" * 8}
        with live(address, path, ann.key) as line:
            assert json.loads(line.recv(PATIENCE))["version"] == page["version"]
            version = who.ask("POST", f"{path}/actions", body)["version"]
            while json.loads(line.recv(PATIENCE))["version"] < version:
                pass
        assert [come(where, ann.key).ask("GET", path)["version"] for where in (first, second)] == [
            version
        ] * 2

        # The numbers of the servers are for their host alone.
        named = {"Host": TOLD["MONUMENTAL_HOST"]}
        assert httpx.get(f"{address}/metrics", headers=named).status_code == 404
        # Where one is stopped, the proxy notices it, and people go on at the other.
        servers[0].stop()
        wait_until(lambda: all(ann.http.get(path).is_success for _ in range(IN_A_ROW)))
        assert ann.ask("GET", path)["version"] == version
    for server in servers:
        assert '"level": "error"' not in server.said()
        assert '"level": "warning"' not in server.said()


def is_ready(address: str) -> bool:
    try:
        answer = httpx.get(f"{address}/readyz", headers={"Host": TOLD["MONUMENTAL_HOST"]}, timeout=PATIENCE)
    except httpx.TransportError:
        return False
    return answer.status_code == 200


@contextmanager
def live(address: str, path: str, key: str) -> Iterator[ClientConnection]:
    """A socket at a table, by the name that people type."""
    name, port = TOLD["MONUMENTAL_HOST"], int(address.rpartition(":")[2])
    headers = {"Cookie": f"{COOKIE}={key}", "Origin": f"https://{name}"}
    way = socket.create_connection(("127.0.0.1", port), PATIENCE)
    with connect(f"ws://{name}:{port}{path}/live", sock=way, additional_headers=headers, proxy=None) as heard:
        yield heard
