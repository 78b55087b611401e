"""How a decision is thought through: each module asks only those below it.

thoughts → view → glance → the rule system's own eyes; and tree, clock, recall and questions beside them.
"""
