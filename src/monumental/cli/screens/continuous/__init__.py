"""What the terminal shows of the continuous mode beside the table of classic."""
