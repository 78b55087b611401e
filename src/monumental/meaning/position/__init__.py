"""What one seat can know of a position, as a row of whole numbers of a fixed length.

A row has three stretches: numbers (of the table, then of each seat, oneself first), the tiles of the map, and
entries: one for each card that lies somewhere, with the row of its meaning, where it lies, whose it is.
"""
