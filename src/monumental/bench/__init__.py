"""How fast the engine is, by itself and beside others."""
