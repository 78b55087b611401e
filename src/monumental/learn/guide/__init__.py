"""What a guided game says: options worth considering, each with a reason, and a word at each first time."""
