"""The rule systems: each a list of parts made for, or shared with, the others."""
