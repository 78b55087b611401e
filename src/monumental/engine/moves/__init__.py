"""What a player can do in every rule system: use, acquire, build, develop, draw."""
