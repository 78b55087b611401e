"""Positions as pictures, for whoever films a program that plays."""
