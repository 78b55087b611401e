"""The host's own page: the same that `monumental admin` shows and does, in the browser."""
