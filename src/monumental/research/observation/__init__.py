"""What one seat can know of a position as numbers: one file per thing that is seen."""
