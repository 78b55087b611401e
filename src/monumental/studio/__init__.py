"""Making cards: what can be written, drafts of packs, typed sentences, problems, what a box still lacks."""
