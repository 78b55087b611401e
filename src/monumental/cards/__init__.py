"""Card packs: reading, checking, building, and putting them into words."""
