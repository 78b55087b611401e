"""The map, and who stands on it: Units, Explorers, Outposts, and conquest."""
