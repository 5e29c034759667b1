"""Why a move is illegal now, in words that cite the rule; one module per kind of move.

``rules`` alone decides what is legal. These modules are asked only about moves it does not offer, and name
the first thing that stands in the way. Each rule is cited by the number of its section in ``RULES.md``.
What a reason says follows from what the player who decides may know.
"""
