"""What the page shows, built from a table, a store or the cards: one file per screen."""
