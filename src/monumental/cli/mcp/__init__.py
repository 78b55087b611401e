"""A seat for a language model, or for any other client that speaks the Model Context Protocol."""
