"""Compile the engine, the games, how bots think and what tables say with mypyc, beside their sources.

Python prefers a compiled module to the source beside it: after a change, compile again or run
`make clean-compiled`.

The classes that modules, packs and tests of one's own derive from stay open, and objects that can't be part
of a circle are spared the search for one: mypyc is told so on a copy of the sources, because the engine
itself imports nothing but the standard library.
"""

import argparse
import ast
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CompileError, LinkError

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
STAGE = ROOT / "build" / "src"
PACKAGE = "monumental"
SUFFIX = EXTENSION_SUFFIXES[0]

#: The engine, the games, and the whole road of a thought, also the coach's. Who asks the bots stays open.
#: Then what is put into words at a table with every action; views and pages, of which an interface is made,
#: keep their types only where they are not compiled.
COMPILED = (
    "engine/**/*.py",
    "games/**/*.py",
    "bots/classic/*.py",
    "bots/continuous/*.py",
    "bots/duel/*.py",
    "bots/general/*.py",
    "bots/learning/instinct.py",
    "bots/learning/judgement.py",
    "bots/network/eye.py",
    "bots/network/root.py",
    "bots/network/thoughts.py",
    "bots/search.py",
    "bots/sight/*.py",
    "bots/thinking/*.py",
    "cards/grammar.py",
    "cards/messages.py",
    "coach/judge.py",
    "coach/signs.py",
    "meaning/position/*.py",
    "play/notation.py",
    "play/options/*.py",
    "play/positions/drawing.py",
    "play/positions/tasks.py",
    "play/positions/writer.py",
    "play/speech/*.py",
    "play/systems/*/options.py",
    "play/systems/*/words.py",
    "play/views/keys.py",
    "play/words.py",
    "research/episode.py",
    "research/numbering.py",
    "research/observation/belongings.py",
    "research/observation/duel_board.py",
    "research/observation/features.py",
    "research/observation/hero_row.py",
    "research/observation/holdings.py",
    "research/observation/map_board.py",
    "research/observation/memory.py",
    "research/observation/observe.py",
    "research/observation/offered.py",
    "research/observation/questions.py",
    "research/stepping.py",
    "web/pages/table/asking.py",
    "web/pages/table/kept.py",
    "web/pages/table/log.py",
    "web/pages/table/pieces.py",
    "web/pages/table/seen.py",
)

#: For C compilers like gcc: nobody but Python calls into the library, and calls out of it go straight; a
#: product is rounded before it is added, as Python does, so that bots choose the same.
FLAGS = ["-fvisibility=hidden", "-fno-plt", "-ffp-contract=off"] if os.name == "posix" else []

#: What the engine asks of Python all the time, answered on the spot.
SHORTCUTS = ROOT / "tools" / "shortcuts.h"

#: For gcc: count which ways are taken; then build what is seldom taken small and apart. What the games did
#: not reach is built as ever.
WATCHED = ["-fprofile-generate", "-fprofile-update=single"]
LEARNED = ["-fprofile-use", "-fprofile-partial-training", "-fprofile-correction", "-Wno-missing-profile"]

#: What is played while it is watched.
TRAINING = """
from monumental.bench.ours import ours

for rules in ("duel", "classic", "continuous"):
    games = ours(rules)
    games.seed(1)
    for _ in range(300):
        games.play()
    position, _ = games.run(40)
    for _ in range(2000):
        games.copier(position)()
"""

#: What a module or a craft of one's own may derive from.
OPEN_CLASSES = (
    "Achievement",
    "ActionRule",
    "Artist",
    "AskingEffect",
    "CardStep",
    "Chance",
    "Choice",
    "ClassicOutlook",
    "ClassicReader",
    "ClassicSigns",
    "Condition",
    "CountedEffect",
    "CountedOffer",
    "Destination",
    "Discovery",
    "DuelOutlook",
    "DuelSigns",
    "Effect",
    "EffectThen",
    "GeneralOutlook",
    "GeneralSigns",
    "Ground",
    "Judgement",
    "Layout",
    "MonumentalError",
    "Noun",
    "Offer",
    "OfferThen",
    "Outlook",
    "Reader",
    "SearchBot",
    "SetupPart",
    "Signs",
    "Slot",
    "Step",
    "Task",
    "TieBreak",
    "Victims",
    "WonderRule",
)


#: What is text itself stays as Python makes it.
ORDINARY = ("Gap",)

#: Made and dropped all the time: the room of the last one is kept for the next.
SHORT_LIVED = (
    "Advantage",
    "ChooseBasicToGain",
    "Deck",
    "Display",
    "Due",
    "FillCity",
    "FreeCities",
    "Game",
    "Holdings",
    "MapFacts",
    "Player",
    "ProvinceStack",
    "Resolve",
    "Target",
)

#: Numbers that are never large (`engine/word.py`), as mypyc knows them.
OF_THE_MACHINE = (
    "Word: TypeAlias = int\n",
    "from mypy_extensions import i64\n\nWord: TypeAlias = i64\n",
)


def stage() -> list[Path]:
    """Copy the package to where it is built, its classes marked; the modules to compile."""
    shutil.rmtree(STAGE, ignore_errors=True)
    others = shutil.ignore_patterns("*.so", "__pycache__")
    shutil.copytree(SOURCE / PACKAGE, STAGE / PACKAGE, ignore=others)
    modules = sorted({path for files in COMPILED for path in (STAGE / PACKAGE).glob(files)})
    rules = [path for path in modules if path.relative_to(STAGE / PACKAGE).parts[0] in ("engine", "games")]
    loose = without_circles(ast.parse(path.read_text(encoding="utf-8")) for path in rules)
    for path in modules:
        source = path.read_text(encoding="utf-8").replace(*OF_THE_MACHINE)
        path.write_text(marked(source, loose if path in rules else frozenset()), encoding="utf-8")
    return modules


def without_circles(trees: Iterable[ast.Module]) -> frozenset[str]:
    """The classes whose objects never refer to themselves, however far around: Python need not look for it.

    Games, positions, cards and rules only refer to what was there before them: that holds of all plain
    classes of the engine and the games. Errors keep what was going on; dataclasses are made by somebody else.
    """
    bases = {
        node.name: [getattr(base, "id", "?") for base in node.bases]
        for tree in trees
        for node in tree.body
        if isinstance(node, ast.ClassDef) and not node.decorator_list and not node.keywords
    }
    while strange := [name for name, of in bases.items() if not bases.keys() >= set(of)]:
        for name in strange:
            del bases[name]
    return frozenset(bases)


def marked(source: str, loose: frozenset[str]) -> str:
    """The same source, with what mypyc should know of its classes."""

    def mark(found: re.Match[str]) -> str:
        name = found[1]
        known = []
        if name in ORDINARY:
            known.append("native_class=False")
        if name in OPEN_CLASSES:
            known.append("allow_interpreted_subclasses=True")
        if name in loose:
            known.append("acyclic=True")
        if name in SHORT_LIVED and loose:
            known.append("free_list_len=1")
        return f"@mypyc_attr({', '.join(known)})\n" if known else ""

    source = re.sub(r"^(?=class (\w+)[(:])", mark, source, flags=re.MULTILINE)
    if "@mypyc_attr" not in source:
        return source
    future = "from __future__ import annotations\n"
    return source.replace(future, f"{future}\nfrom mypy_extensions import mypyc_attr\n", 1)


class InPieces(build_ext):
    """Compiles the files of a library side by side; what else there is to build meanwhile, too."""

    def build_extension(self, ext: Extension) -> None:
        def compiled(source: str) -> str:
            made = self.compiler.compile(
                [source],
                output_dir=self.build_temp,
                include_dirs=ext.include_dirs,
                extra_postargs=ext.extra_compile_args,
                depends=ext.depends,
            )
            return str(made[0])

        with ThreadPoolExecutor(os.cpu_count()) as hands:
            ext.extra_objects.extend(hands.map(compiled, ext.sources))
        ext.sources = []
        super().build_extension(ext)


def build(
    modules: list[Path], opt_level: str, extra_flags: Sequence[str] = (), *, pieces: bool = False
) -> None:
    """Build one shared library, and for each module a small one that opens it.

    In one piece it runs faster, for calls between modules can be inlined; in pieces it is built faster.
    """
    extensions = mypycify(
        [str(path.relative_to(STAGE.parent)) for path in modules],
        opt_level=opt_level,
        debug_level="0",
        multi_file=pieces,
        separate=False,
        group_name=PACKAGE,
    )
    for extension in extensions:
        # The library, and not what opens it, has mypyc's own part.
        shortcuts = ["-include", str(SHORTCUTS)] if FLAGS and extension.include_dirs else []
        # They share a list.
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS, *extra_flags, *shortcuts]
        extension.extra_link_args = [*extension.extra_link_args, *extra_flags]
    distribution = Distribution({"name": PACKAGE, "package_dir": {"": STAGE.name}, "ext_modules": extensions})
    if pieces:
        distribution.cmdclass["build_ext"] = InPieces
    command = distribution.get_command_obj("build_ext")
    command.inplace = True
    command.force = True
    # The hundreds of small ones need not wait for the large one.
    command.parallel = os.cpu_count()
    distribution.run_command("build_ext")


def build_trained(modules: list[Path]) -> None:
    """Build it to be watched, play games of every rule system, and build it again by what was seen."""
    build(modules, "3", WATCHED)
    subprocess.run([sys.executable, "-c", TRAINING], env=os.environ | {"PYTHONPATH": str(STAGE)}, check=True)
    build(modules, "3", LEARNED)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--quickly", action="store_true", help="for tests: in pieces, and hardly optimized")
    how.add_argument("--trained", action="store_true", help="built twice, by how games are played")
    wanted = parser.parse_args()
    modules = stage()
    shutil.copy(ROOT / "pyproject.toml", STAGE.parent)
    # mypy reads pyproject.toml here, and what is built stays below.
    os.chdir(STAGE.parent)
    try:
        if wanted.trained:
            build_trained(modules)
        else:
            build(modules, "1" if wanted.quickly else "3", pieces=wanted.quickly)
    except (BaseError, CompileError, LinkError) as error:
        sys.exit(f"The C compiler gave up: {error}")
    except subprocess.CalledProcessError as error:
        sys.exit(f"The games to learn from were broken off: {error}")
    missing = [path.name for path in modules if not path.with_suffix(SUFFIX).is_file()]
    if missing:
        sys.exit(f"Not compiled: {', '.join(missing)}")
    for path in STAGE.rglob(f"*{SUFFIX}"):
        shutil.copy(path, SOURCE / path.relative_to(STAGE))
    print(f"Compiled {len(modules)} modules.")


if __name__ == "__main__":
    main()
