"""Many games side by side: the arrays that they fill, and the places where parts of them are played."""
