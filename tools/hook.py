"""What a wheel holds beside its sources: the page, and the compiled engine where that is asked for.

`MONUMENTAL_COMPILE=1 pip wheel .` compiles (docs/hosting.md); `trained` and `quickly` are ways of
tools/compile.py. A wheel without it works everywhere, and needs no C compiler.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.builders.wheel import WheelBuilderConfig

# Whoever builds the wheel runs this file alone.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.page import PAGE, PageError, build, find_node, is_built, skipped

#: Asks for the compiled engine, and says how.
COMPILE: Final = "MONUMENTAL_COMPILE"
WAYS: Final = {"": None, "0": None, "1": [], "trained": ["--trained"], "quickly": ["--quickly"]}

SOURCE: Final = "src"
LIBRARIES: Final = ("*.so", "*.pyd")


class Hook(BuildHookInterface[WheelBuilderConfig]):
    """Builds both, also beside the sources of an editable install."""

    _compiled: frozenset[Path] = frozenset()

    def dependencies(self) -> list[str]:
        """PyPI's Node and mypyc, where they are needed."""
        root = Path(self.root)
        project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
        extras = project["project"]["optional-dependencies"]
        needed: list[str] = []
        if not (skipped() or is_built(root) or find_node() is not None):
            needed += project["dependency-groups"]["node"]
        if self._way() is not None:
            # mypyc reads the types of whatever the sources import.
            needed += [*extras["compile"], *extras["research"], *project["project"]["dependencies"]]
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not skipped():
            try:
                build(Path(self.root), self.app.display_info)
            except PageError as error:
                self.app.abort(str(error))
            # Git ignores it, and so would the wheel.
            build_data["artifacts"].append(f"/{PAGE}/")
        way = self._way()
        if way is not None and version != "editable":
            self._compile(way, build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """What was compiled is in the wheel; beside the sources it would win over them."""
        for library in self._compiled:
            library.unlink(missing_ok=True)

    def _way(self) -> list[str] | None:
        said = os.environ.get(COMPILE, "")
        if said not in WAYS:
            self.app.abort(f"{COMPILE} is {', '.join(filter(None, WAYS))}, and not '{said}'.")
        return WAYS[said]

    def _compile(self, way: list[str], build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        before = libraries(root)
        self.app.display_info("Compiling the engine, which takes minutes.")
        ran = subprocess.run([sys.executable, root / "tools" / "compile.py", *way], cwd=root, check=False)
        if ran.returncode:
            self.app.abort("The engine could not be compiled: see above.")
        found = libraries(root)
        self._compiled = found - before
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for library in found:
            place = library.relative_to(root / SOURCE).as_posix()
            build_data["force_include"][str(library)] = place


def libraries(root: Path) -> frozenset[Path]:
    """What is compiled beside the sources."""
    return frozenset(path for pattern in LIBRARIES for path in (root / SOURCE).rglob(pattern))
