"""Build the wheel, install it into an empty environment of every Python that is here, and use it there.

What only lies in the checkout is not there: whoever needs it by mistake is found out.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build" / "wheel"
OLDEST = (3, 11)

#: Boxes of somebody else: they play beside the installed wheel.
BOXES = ("omens", "skirmish")

#: Asks a Python for its version, and whether it can make environments.
WHO = "import sys, venv, ensurepip; print(*sys.version_info[:2])"

#: Where the package lies: in the environment, not in the checkout.
WHERE = "import monumental, sys; sys.exit(not monumental.__file__.startswith(sys.prefix))"

#: Seconds in which a server answers.
PATIENCE = 60.0


def pythons() -> dict[tuple[int, ...], str]:
    """One Python of each version, this one among them: on the path, and where pyenv keeps its own."""
    found: dict[tuple[int, ...], str] = {sys.version_info[:2]: sys.executable}
    folders = [Path(folder) for folder in os.get_exec_path()]
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    folders += sorted(pyenv.glob("versions/*/bin"))
    for folder in folders:
        for program in sorted(folder.glob("python3.[0-9]*")):
            if program.suffix[1:].isdigit():
                version = version_of(program)
                if version >= OLDEST:
                    found.setdefault(version, str(program))
    return found


def version_of(program: Path) -> tuple[int, ...]:
    """Nothing, where it is no Python that works."""
    asked = subprocess.run([program, "-c", WHO], capture_output=True, text=True, check=False)
    return tuple(map(int, asked.stdout.split())) if asked.returncode == 0 else ()


def build(project: Path, into: Path) -> Path:
    shutil.rmtree(into, ignore_errors=True)
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", into],
        cwd=project,
        check=True,
        stdout=subprocess.DEVNULL,
    )
    [wheel] = into.glob("*.whl")
    return wheel


def install(wheels: list[Path], python: str, environment: Path) -> Path:
    """The folder of the new environment's programs."""
    subprocess.run([python, "-m", "venv", "--clear", environment], check=True)
    programs = environment / ("Scripts" if os.name == "nt" else "bin")
    pip = [str(programs / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "--require-hashes", "-r", ROOT / "requirements.lock"], check=True)
    subprocess.run([*pip, "--no-deps", *wheels], check=True)
    return programs


def use(programs: Path) -> None:
    """What an owner does first; every golden game is played again."""
    golden = sorted((ROOT / "tests" / "golden").glob("*.jsonl"))
    clean = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    with tempfile.TemporaryDirectory() as empty:

        def run(*command: str | Path) -> None:
            subprocess.run(command, cwd=empty, env=clean, check=True, stdout=subprocess.DEVNULL)

        monumental = programs / "monumental"
        run(programs / "python", "-c", WHERE)
        run(monumental, "verify", *golden)
        for rules in ("duel", "classic", "continuous", "skirmish"):
            run(monumental, "simulate", rules, "--games", "2", "--seed", "1", "--bots", "greedy,random")
        serve(monumental, Path(empty), clean)


def serve(monumental: Path, folder: Path, env: dict[str, str]) -> None:
    """An installed server is started, and sends its page."""
    serving = [str(monumental), "serve", "--no-open", "--database", f"sqlite:///{folder / 'tables.db'}"]
    with subprocess.Popen(serving, cwd=folder, env=env, stdout=subprocess.PIPE, text=True) as server:
        try:
            answer(server)
        finally:
            server.terminate()


def answer(server: subprocess.Popen[str]) -> None:
    """The server says where it is, and its page comes."""
    assert server.stdout is not None
    until = time.monotonic() + PATIENCE
    for line in server.stdout:
        address = next((word for word in line.split() if word.startswith("http://")), None)
        if address is not None:
            with urllib.request.urlopen(address, timeout=PATIENCE) as page:  # noqa: S310 (our own server)
                if b"<title>" not in page.read():
                    sys.exit("The installed server sends no page.")
            return
        if time.monotonic() > until:
            break
    sys.exit("The installed server does not start.")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--this", action="store_true", help="only the Python that runs this")
    this = {sys.version_info[:2]: sys.executable}
    found = this if parser.parse_args().this else pythons()
    wheel = build(ROOT, FOLDER)
    boxes = [build(ROOT / "examples" / box, FOLDER / box) for box in BOXES]
    for version, python in sorted(found.items()):
        name = ".".join(map(str, version))
        print(f"Python {name}: {wheel.name}", flush=True)
        use(install([wheel, *boxes], python, FOLDER / f"python-{name}"))


if __name__ == "__main__":
    main()
