"""Training of the network that bots play with: games against itself, and what is learned from them.

Needs PyTorch (the extra `train`); playing does not. docs/training.md tells how, and what was run.
"""
