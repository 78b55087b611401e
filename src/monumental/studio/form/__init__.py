"""The vocabulary of packs as a form to fill in, made from the classes that read packs."""
