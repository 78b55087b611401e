"""The door of the server: who may come in, how much they may take, and what is never let through."""
