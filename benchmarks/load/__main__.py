"""`python -m benchmarks.load`."""

from __future__ import annotations

import sys

from benchmarks.load.program import main

if __name__ == "__main__":
    sys.exit(main())
