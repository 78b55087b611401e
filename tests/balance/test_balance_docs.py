"""The tables of docs/balance.md are those of the reports in docs/balance/."""

from monumental.balance.report import FORMAT
from monumental.play.systems.known import SYSTEMS
from tools.balance_page import BALANCE, PAGE, reports

WRITTEN = PAGE.read_text(encoding="utf-8")


def test_the_page_about_balance_shows_the_reports_that_are_kept() -> None:
    assert BALANCE.renewed(WRITTEN) == WRITTEN, "run python -m tools.balance_page"


def test_every_rule_system_has_a_report_with_version_bot_and_games() -> None:
    found = reports()

    assert [report["head"]["rules"] for report in found] == list(SYSTEMS)
    for report in found:
        head = report["head"]
        assert head["format"] == FORMAT
        assert f"Monumental {head['monumental']}, rules {head['rules']} {head['rules_version']} " in WRITTEN
        assert f"{report['games']:,} games of {head['bot']} " in WRITTEN


def test_what_people_wrote_around_the_tables_stays() -> None:
    written = BALANCE.renewed(f"# Balance\n\n{BALANCE.begin}old tables\n{BALANCE.end}\nAfter.\n")

    assert written.startswith(f"# Balance\n\n{BALANCE.begin}")
    assert written.endswith(f"{BALANCE.end}\nAfter.\n")
    assert "old tables" not in written
