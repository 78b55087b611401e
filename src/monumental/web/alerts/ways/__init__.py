"""How a messenger reaches somebody. Each way needs a library of the extra `alerts`, when it is taken."""
