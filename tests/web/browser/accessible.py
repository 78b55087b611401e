"""What axe finds on a page."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page


def check(page: Page) -> None:
    page.wait_for_load_state("networkidle")
    answer = Axe().run(page, options={"resultTypes": ["violations"]}).response
    assert answer["passes"]
    serious = [
        f"{each['id']} ({each['impact']}): {each['help']}: "
        + "; ".join(f"{node['target']} {node.get('failureSummary', '')}" for node in each["nodes"][:3])
        for each in answer["violations"]
        if each["impact"] in {"serious", "critical"}
    ]
    assert serious == [], page.url
