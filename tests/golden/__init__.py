"""Golden playthroughs and pinned perft counts of every game.

``pytest tests/golden --orrery-golden-update`` writes them anew (``git diff`` shows what changed).
"""
