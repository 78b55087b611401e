"""Who lacks a package is told what to install."""

from __future__ import annotations

import subprocess
import sys

import pytest

pytestmark = pytest.mark.long

MISSING = {
    "numpy": ("monumental.research", "research"),
    "pettingzoo": ("monumental.research.monumental_duel_v0", "research"),
    "gymnasium": ("monumental.research.gymnasium_env", "research"),
    "PIL": ("monumental.research.pictures.picture", "research"),
    "pyspiel": ("monumental.research.openspiel_game", "openspiel"),
}


@pytest.mark.parametrize("package", MISSING)
def test_a_missing_package_is_named_with_its_extra(package: str) -> None:
    module, extra = MISSING[package]
    program = f"import sys; sys.modules['{package}'] = None; import {module}"

    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)

    assert run.stderr.splitlines()[-1] == (
        f"ImportError: {package} is not installed, and this part of Monumental needs it: "
        f'pip install "monumental[{extra}]"'
    )


def test_the_engine_needs_none_of_them() -> None:
    blocked = "".join(f"sys.modules['{package}'] = None;" for package in MISSING)
    program = f"import sys;{blocked}from monumental import new_game; print(len(new_game(seed=1).options()))"

    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)

    assert int(run.stdout) > 1


@pytest.mark.long
def test_whoever_paints_no_picture_needs_no_pillow() -> None:
    program = (
        "import sys; sys.modules['PIL'] = None;"
        "from monumental.research.gymnasium_env import DuelEnv;"
        "env = DuelEnv(render_mode='rgb_array'); env.reset(seed=1); print(env.action_masks().sum())"
    )

    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)

    assert int(run.stdout) > 1
