"""How a position is looked at, in every rule system: what is worth what, and what can be seen at a glance."""
