"""The verbs of card texts, a module for each family: a class there is all there is to say of a verb.

How packs write it, what is wrong with a sentence, the effect it builds and its phrase stand in that class;
`@register` makes it known. A verb of somebody else is defined and registered in the same way, anywhere.
"""

from monumental.cards.verbs import attacks, automa, choices, city, display, duel, land, resources

#: Reading them registers their verbs.
FAMILIES = (resources, choices, city, display, land, duel, attacks, automa)
