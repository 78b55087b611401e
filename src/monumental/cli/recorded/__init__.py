"""Games in files: saving one as it is played, reading it, stepping through it, telling it again."""
