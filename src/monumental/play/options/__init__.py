"""An option before it is taken: what it touches on the table, and what it would do."""
