"""Two thousand packs that nobody would write, through every address of the studio: none does any harm.

`pytest tests/web/attacks/test_packs.py -m campaign` sends all of them. A pack that fails is named by its
seed, and `PackMaker(seed).pack()` makes it again.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from monumental.web.settings import Bounds
from tests.lanes import first_before_release
from tests.web.api.server import ME, Browser, Page, Server, serving
from tests.web.attacks.packs import PackMaker

pytestmark = pytest.mark.long

PACKS = 2000
AT_ONCE = 40
#: So many actions are taken at a table with such a pack.
ACTIONS = 6

BLOCKS = [range(first, first + AT_ONCE) for first in range(0, PACKS, AT_ONCE)]


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that lets one browser cost as much as it likes."""
    url = f"sqlite:///{tmp_path_factory.mktemp('packs')}/tables.db"
    with serving(url, bounds=Bounds(burst=1_000_000, work=1000.0)) as running:
        yield running


def answered(answer: httpx.Response, what: str) -> bool:
    """Was it done? What is refused is refused in one sentence, and nothing ever breaks."""
    if answer.is_success:
        return True
    problem = answer.json()
    assert answer.status_code < 500, f"{what}: {problem}"
    assert problem["sentence"], what
    assert "\n" not in problem["sentence"], f"{what}: {problem}"
    return False


def played(who: Browser, page: Page, luck: random.Random, what: str) -> None:
    """Do anything for a while."""
    for _ in range(ACTIONS):
        if not page["options"]:
            return
        answer = who.try_act(page, luck.choice(page["options"])["words"])
        if answered(answer, what):
            page = answer.json()
        page = who.look(page) if not page["options"] else page


def sent(who: Browser, path: str, body: Any, what: str) -> Page | None:
    answer = who.ask("POST", path, body)
    page: Page | None = answer.json() if answered(answer, f"{what}, {path}") else None
    return page


@pytest.mark.parametrize("seeds", first_before_release(BLOCKS), ids=lambda seeds: f"from-{seeds.start}")
def test_packs_that_nobody_would_write_do_no_harm(patient: Server, seeds: range) -> None:
    ann = patient.browser()
    done = dict.fromkeys(("sound", "archived", "kept", "tried", "played"), 0)
    for seed in seeds:
        what = f"PackMaker({seed}).pack()"
        luck = random.Random(seed)
        pack = PackMaker(seed).pack()
        checked = sent(ann, "/api/studio/check", pack, what)
        sound = checked is not None and not checked["problems"]
        archived = sent(ann, "/api/studio/archive", pack, what)
        assert (archived is not None) == sound, what
        kept = sent(ann, "/api/packs", pack, what)
        cards = pack["cards"] if isinstance(pack["cards"], dict) else {}
        key = luck.choice([*cards, "nothing"])
        tried = sent(ann, "/api/studio/try", {"pack": pack, "key": key}, what)
        if tried is not None:
            played(ann, tried, luck, what)
        table = None
        if kept is not None:
            (mine,) = kept["packs"]
            wishes = {"rules": mine["rules"], "seats": [ME, ME], "packs": [mine["name"]]}
            table = sent(ann, "/api/tables", wishes, what)
            ann.post(f"/api/packs/{mine['name']}/delete")
        if table is not None:
            played(ann, table, luck, what)
        for name, was in zip(done, (sound or None, archived, kept, tried, table), strict=True):
            done[name] += was is not None

    # What is sent is not refused as a whole: some of it is played with.
    assert all(done.values()), done
    assert done["archived"] == done["sound"]
