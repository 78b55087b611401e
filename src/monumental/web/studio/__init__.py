"""Making cards in the browser: the form in words, a card at a time, packs as files or kept here."""
