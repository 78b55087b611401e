"""How the table is shown: drawn to look at, or told to listen to, for each rule system."""
