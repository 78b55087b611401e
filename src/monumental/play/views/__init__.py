"""The parts of a view: what a seat, or a spectator, may see of each of them."""
