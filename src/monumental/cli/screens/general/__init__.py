"""How the table of a rule system is shown for which nobody has made a screen."""
