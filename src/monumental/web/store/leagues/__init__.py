"""What is kept of leagues."""
