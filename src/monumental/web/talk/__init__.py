"""People at a table can speak: phrases in everybody's own language, and words of their own."""
