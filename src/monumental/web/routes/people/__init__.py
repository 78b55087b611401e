"""What is asked about people: who I am, how I come back, what I have played, and where I am told."""
