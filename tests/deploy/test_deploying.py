"""What is in deploy/ for whoever hosts a server: each file is looked over by its own checker."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import kubernetes_validate
import pytest
import yaml
from typer.testing import CliRunner

from monumental.cli.__main__ import app
from tests.deploy.programs import program

ROOT = Path(__file__).parent.parent.parent
DEPLOY = ROOT / "deploy"
COMPOSE = yaml.safe_load((DEPLOY / "compose.yml").read_text(encoding="utf-8"))
CLUSTER = list(yaml.safe_load_all((DEPLOY / "kubernetes.yaml").read_text(encoding="utf-8")))
SERVICE = (DEPLOY / "monumental.service").read_text(encoding="utf-8")
DOCKERFILE = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def served_by_image() -> list[str]:
    found = re.search(r"^CMD (\[.*\])$", DOCKERFILE, re.MULTILINE)
    assert found is not None
    words: list[str] = json.loads(found[1])
    return words


def served_by_service() -> list[str]:
    found = re.search(r"^ExecStart=\S+ (.*)$", SERVICE, re.MULTILINE)
    assert found is not None
    return found[1].split()


def served_by_compose() -> list[str]:
    words: list[str] = COMPOSE["services"]["server"]["command"]
    return words


def served_by_cluster() -> list[str]:
    words: list[str] = CLUSTER[0]["spec"]["template"]["spec"]["containers"][0]["args"]
    return words


COMMANDS = {
    "image": served_by_image(),
    "service": served_by_service(),
    "compose": served_by_compose(),
    "cluster": served_by_cluster(),
}


@pytest.mark.parametrize("where", COMMANDS)
def test_every_command_is_one_that_the_server_knows(where: str) -> None:
    """An option that there is not is found out before help is shown."""
    result = CliRunner().invoke(app, [*COMMANDS[where], "--help"])

    assert (result.exit_code, result.stderr) == (0, "")
    assert CliRunner().invoke(app, [*COMMANDS[where], "--nonsense", "--help"]).exit_code == 2


def test_the_image_is_built_as_it_should_be() -> None:
    hadolint = Path(sys.executable).parent / "hadolint"
    looked = subprocess.run([hadolint, DEPLOY / "Dockerfile"], capture_output=True, text=True, check=False)

    assert (looked.returncode, looked.stdout) == (0, "")


def test_the_image_copies_what_is_sent_to_its_builder_and_nothing_is_missing() -> None:
    """Of what the build reads, .dockerignore leaves nothing out."""
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    sent = {line[1:] for line in ignored if line.startswith("!")}

    assert {"src", "tools", "ui", "pyproject.toml", "requirements*.lock"} <= sent
    for name in re.findall(r"requirements-\w+\.lock", DOCKERFILE):
        assert (ROOT / name).is_file()
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    for name in re.findall(
        r'^(?:readme|path) = "([^"]+)"|license-files = \["([^"]+)"\]', project, re.MULTILINE
    ):
        first = "".join(name).partition("/")[0]
        assert first in sent


def test_who_serves_is_not_root_and_writes_only_where_it_may() -> None:
    assert re.search(r"^USER 10001$", DOCKERFILE, re.MULTILINE)
    server = COMPOSE["services"]["server"]
    assert (server["read_only"], server["cap_drop"]) == (True, ["ALL"])
    pod = CLUSTER[0]["spec"]["template"]["spec"]
    assert pod["securityContext"]["runAsUser"] == 10001
    assert pod["containers"][0]["securityContext"]["readOnlyRootFilesystem"] is True


def test_the_cluster_understands_it() -> None:
    for part in CLUSTER:
        kubernetes_validate.validate(part, kubernetes_validate.latest_version(), strict=True)

    def labels(part: dict[str, Any]) -> Any:
        selector = part["spec"]["selector"]
        return selector.get("matchLabels", selector)

    deployment, service, budget, ingress = CLUSTER
    assert labels(deployment) == labels(service) == labels(budget)
    assert deployment["spec"]["template"]["metadata"]["labels"] == labels(deployment)
    [rule] = ingress["spec"]["rules"]
    assert f"--origin=https://{rule['host']}" in served_by_cluster()


#: Where somebody reads how the image is built and run.
TOLD = {name: (ROOT / name).read_text(encoding="utf-8") for name in ("README.md", "docs/hosting.md")}


@pytest.mark.parametrize("page", TOLD)
def test_the_container_that_is_told_of_is_the_one_that_is_built_here(page: str) -> None:
    """By its name, its port and the folder of its tables."""
    cluster = CLUSTER[0]["spec"]["template"]["spec"]["containers"][0]
    name = COMPOSE["services"]["server"]["image"]
    port = re.search(r"^EXPOSE (\d+)$", DOCKERFILE, re.MULTILINE)
    volume = re.search(r"^VOLUME (\S+)$", DOCKERFILE, re.MULTILINE)
    assert port is not None
    assert volume is not None

    built = re.findall(r"docker build --file (\S+) --tag (\S+) \.", TOLD[page])
    run = re.findall(r"docker run[^`]* --publish \S*:(\d+) --volume \S+:(\S+) (\S+)`", TOLD[page])

    assert set(built) == {("deploy/Dockerfile", name)}
    assert run == [(port[1], volume[1], name)]
    assert f"docker build --file deploy/Dockerfile --tag {name} ." in DOCKERFILE
    assert cluster["image"] == f"{name}:latest"
    assert cluster["ports"] == [{"name": "http", "containerPort": int(port[1])}]
    assert re.search(rf'MONUMENTAL_DATABASE="sqlite:///{volume[1]}/', DOCKERFILE)
    for where in ("image", "compose", "cluster"):
        assert f"--port={port[1]}" in "=".join(COMMANDS[where])


def test_the_readme_has_every_way_to_have_it() -> None:
    ways = ("make play", "pipx install monumental && monumental serve", "uvx monumental serve", "docker run ")

    assert [way for way in ways if way not in TOLD["README.md"]] == []
    assert set(PROJECT["project"]["scripts"]) == {"monumental"}  # what uvx and pipx find by the same name
    for files in ("deploy/Dockerfile", "deploy/compose.yml", "deploy/kubernetes.yaml"):
        assert files in TOLD["docs/hosting.md"]


def test_compose_asks_for_what_it_must_be_told() -> None:
    text = (DEPLOY / "compose.yml").read_text(encoding="utf-8")
    for wanted in re.findall(r"\$\{([^}]*)\}", text):
        assert re.fullmatch(r"[A-Z_]+:\?[a-z ]+", wanted), wanted
    services = COMPOSE["services"]
    assert (
        f"--name={services['proxy']['environment']['MONUMENTAL_SERVER'].partition(':')[0]}"
        in served_by_compose()
    )
    for service in services.values():
        assert set(service.get("depends_on", ())) <= services.keys()
        for volume in service.get("volumes", ()):
            source = volume.partition(":")[0]
            assert source in COMPOSE["volumes"] or (DEPLOY / source).is_file()


def test_systemd_understands_it(tmp_path: Path) -> None:
    analyze = program("systemd-analyze")
    unit = tmp_path / "monumental.service"
    unit.write_text(SERVICE.replace("/opt/monumental/bin/monumental", program("true")), encoding="utf-8")

    looked = subprocess.run([analyze, "verify", unit], capture_output=True, text=True, check=False)
    assert (looked.returncode, looked.stderr) == (0, "")

    strict = [analyze, "security", "--offline=true", "--threshold=20", str(unit)]
    exposed = subprocess.run(strict, capture_output=True, text=True, check=False)
    assert exposed.returncode == 0, exposed.stdout[-200:]
