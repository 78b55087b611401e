"""The Automa: the solo opponent, which follows the lines of its Solo cards instead of deciding anything."""
