"""What the page shows, built from a table, a store or the cards: the contract and one file per screen."""
