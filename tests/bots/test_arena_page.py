"""The tables of docs/bots.md are those of the tournaments in docs/arena/."""

from tools.bots_page import ARENA, PAGE, tournaments

WRITTEN = PAGE.read_text(encoding="utf-8")


def test_the_page_about_bots_shows_the_tournaments_that_are_kept() -> None:
    assert ARENA.renewed(WRITTEN) == WRITTEN, "run python -m tools.bots_page"


def test_duel_and_classic_have_a_tournament_with_date_version_and_machine() -> None:
    found = tournaments()

    assert {"duel", "classic"} <= {tournament["rules"] for tournament in found}
    for tournament in found:
        assert tournament["games"] == tournament["planned"]
        assert f"{tournament['date']}, Monumental {tournament['monumental']}, " in WRITTEN
        assert f"{tournament['machine']['architecture']} with " in WRITTEN


def test_what_people_wrote_around_the_tables_stays() -> None:
    written = ARENA.renewed(f"# Bots\n\nBefore.\n\n{ARENA.begin}old tables\n{ARENA.end}\nAfter.\n")

    assert written.startswith(f"# Bots\n\nBefore.\n\n{ARENA.begin}")
    assert written.endswith(f"{ARENA.end}\nAfter.\n")
    assert "old tables" not in written
    assert ARENA.renewed(written) == written
