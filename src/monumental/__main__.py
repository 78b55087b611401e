"""`python -m monumental` is the command `monumental`."""

from monumental.cli.__main__ import main

if __name__ == "__main__":
    main()
