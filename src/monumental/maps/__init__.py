"""Maps of classic: drawings, files, fairness, and making new ones."""
