"""`python -m monumental.train duel --folder duel-course --seconds 3600`: a course of training.

It can be stopped and gone on with: the folder has the weights, the plan and how it went.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from monumental.play.systems.known import SYSTEMS
from monumental.train.plan import Plan


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m monumental.train", description=__doc__)
    parser.add_argument("rules", choices=sorted(SYSTEMS))
    parser.add_argument("--folder", type=Path, required=True, help="what is learned, and how it went")
    parser.add_argument("--seconds", type=float, default=Plan.seconds, help="how long, the lessons included")
    parser.add_argument("--lessons", type=float, default=Plan.lessons, help="how long greedy is watched")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 2], help="of the tables of each actor")
    parser.add_argument("--actors", type=int, default=Plan.actors, help="processes that play")
    parser.add_argument("--games", type=int, default=Plan.games, help="at each table, side by side")
    parser.add_argument("--thoughts", type=int, default=Plan.thoughts)
    parser.add_argument("--hasty-thoughts", type=int, default=Plan.hasty_thoughts)
    parser.add_argument("--careful", type=float, default=Plan.careful, help="the share learned from")
    parser.add_argument("--seed", type=int, default=Plan.seed)
    parser.add_argument("--device", default="cpu", help="cpu, or cuda for an accelerator")
    wanted = vars(parser.parse_args())
    folder, device, seats = wanted.pop("folder"), wanted.pop("device"), tuple(wanted.pop("seats"))
    try:
        from monumental.train.course import train  # noqa: PLC0415 (PyTorch is no part of an installation)
    except ImportError:
        sys.exit("training needs PyTorch: pip install 'monumental[train]'")
    train(Plan(seats=seats, **wanted), folder, device)


if __name__ == "__main__":
    main()
