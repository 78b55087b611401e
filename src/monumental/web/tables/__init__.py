"""The tables of this server: open ones, new ones, who looks on, and the bell between servers."""
