"""Days that people are away by their own wish."""
