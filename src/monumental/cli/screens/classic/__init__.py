"""What the terminal shows of classic beside the common part of a table: above all, the map."""
