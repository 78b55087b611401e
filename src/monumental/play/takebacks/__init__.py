"""Steps back at a table: how far they go, who has to agree, and what of all that happened still counts."""
