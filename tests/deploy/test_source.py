"""The source that a release has beside its wheels: for machines that none of them fits, and no compiler."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from zipfile import ZipFile

import pathspec
import pytest

from tools import page
from tools.hook import COMPILE
from tools.wheel import WHERE, serve

pytestmark = pytest.mark.long

ROOT = Path(__file__).parent.parent.parent

#: What the page is built with; a compiler is none of it.
PROGRAMS = ("env", "node", "npm", "sh")

#: Where packages of the page lie is in it, and here they are borrowed from elsewhere; and a list of sums.
ELSEWHERE = ("monumental/web/page/files.json", ".dist-info/RECORD")

#: What an environment finds last: dependencies that are installed here, and nothing of ours.
INSTALLED = Path(next(path for path in sys.path if path.endswith("site-packages")))


def run(*command: str | Path, cwd: Path, env: dict[str, str] | None = None) -> str:
    ran = subprocess.run(command, cwd=cwd, env=env, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout[-3000:] + ran.stderr[-3000:]
    return ran.stdout


def built(project: Path, target: str, into: Path) -> Path:
    """As tools/wheel.py does it."""
    run(sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", into, cwd=project)
    [made] = into.iterdir()
    return made


def unpacked(archive: Path, folder: Path) -> Path:
    shutil.unpack_archive(archive, folder, filter="data")
    [project] = folder.iterdir()
    return project


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built(ROOT, "sdist", tmp_path_factory.mktemp("archive"))


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """A machine without a compiler."""
    programs = tmp_path_factory.mktemp("programs")
    for name in PROGRAMS:
        found = shutil.which(name)
        if found is not None:
            (programs / name).symlink_to(found)
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    for name in (COMPILE, page.SKIP):
        env.pop(name, None)
    assert all(shutil.which(name, path=str(programs)) is None for name in ("cc", "gcc", "clang"))
    return env | {"PATH": str(programs), "CC": "no-compiler"}


@pytest.fixture(scope="module")
def wheel(archive: Path, plain: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What pip makes of the source: it builds the page, with packages that were fetched here before."""
    page.install_packages(ROOT)
    source = unpacked(archive, tmp_path_factory.mktemp("source"))
    (source / "ui" / "node_modules").symlink_to(ROOT / "ui" / "node_modules")
    folder = tmp_path_factory.mktemp("wheel")
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    run(*pip, "--wheel-dir", folder, source, cwd=folder, env=plain)
    [made] = folder.iterdir()
    return made


@pytest.fixture(scope="module")
def environment(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the programs of an environment that has the wheel."""
    folder = tmp_path_factory.mktemp("environment")
    run(sys.executable, "-m", "venv", "--without-pip", folder, cwd=folder)
    programs = folder / ("Scripts" if os.name == "nt" else "bin")
    pip = [sys.executable, "-m", "pip", "--quiet", "--python", str(programs / "python")]
    run(*pip, "install", "--no-deps", "--no-index", wheel, cwd=folder)
    [packages] = folder.glob("**/site-packages")
    (packages / "installed.pth").write_text(f"{INSTALLED}\n", encoding="utf-8")
    return programs


def test_it_has_what_the_repository_has_and_nothing_that_was_built(archive: Path, tmp_path: Path) -> None:
    source = unpacked(archive, tmp_path)
    ignored = pathspec.GitIgnoreSpec.from_lines([*(ROOT / ".gitignore").read_text().splitlines(), ".git/"])
    kept = ignored.match_tree_files(ROOT, negate=True)

    there = {path.relative_to(source).as_posix() for path in source.rglob("*") if path.is_file()}

    assert sorted(there - {"PKG-INFO"}) == sorted(kept)


def test_what_is_made_of_it_is_what_is_made_here(wheel: Path, tmp_path: Path) -> None:
    """File by file: whatever is proved of the one holds for the other."""
    here = sums(built(ROOT, "wheel", tmp_path))

    there = sums(wheel)

    assert wheel.name.endswith("-py3-none-any.whl")
    assert there.keys() == here.keys()
    assert "monumental/web/page/index.html" in there
    assert [name for name in there if there[name] != here[name] and not name.endswith(ELSEWHERE)] == []


def sums(wheel: Path) -> dict[str, int]:
    with ZipFile(wheel) as files:
        return {entry.filename: entry.CRC for entry in files.infolist()}


def test_it_plays_where_it_was_installed_without_a_compiler(
    environment: Path, plain: dict[str, str], tmp_path: Path
) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    monumental = environment / "monumental"

    run(environment / "python", "-c", WHERE, cwd=tmp_path, env=plain)
    assert run(monumental, "--version", cwd=tmp_path, env=plain) == f"monumental {project['version']}\n"
    games = ("--games", "2", "--seed", "1", "--bots", "greedy,random")
    assert "greedy" in run(monumental, "simulate", "duel", *games, cwd=tmp_path, env=plain)
    serve(monumental, tmp_path, plain)
