"""What the words of any game can be tested with.

In a test file of your game, ``TestMyWords = words("my-game")`` is all it takes. The kit is here and not in
``orrery.testing`` because it renders: the engine and its tests never do, and need no Fluent.
"""

from orrery.locale.testing.suite import words

__all__ = ["words"]
