"""Plans: what a seat lays down to be done by itself when it is asked. docs/decisions/048 has the reasons."""
