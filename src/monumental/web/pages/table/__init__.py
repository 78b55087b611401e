"""A table as its page shows it: what a seat sees, what happened, who sits there, what the guide says."""
