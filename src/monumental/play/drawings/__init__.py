"""A game drawn for people who read it in a program: as text for `print`, as a picture for notebooks."""
