"""Many games at once, by one process, several or a cluster, and what is told of them."""
