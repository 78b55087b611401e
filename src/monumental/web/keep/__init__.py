"""What a host does with the tables while nobody plays: copies of them, looking after them, clearing up."""
