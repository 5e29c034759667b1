"""What any game can be tested with: the conformance kit, golden playthroughs, records and perft.

In a test file of your game, ``TestMyGame = conformance("my-game")`` is all it takes. Its words are tested by
``orrery.locale.testing``, which needs Fluent.
"""

from orrery.testing.columns import content_columns
from orrery.testing.counting import divide, perft
from orrery.testing.ruling import RulingTable
from orrery.testing.suites import conformance, corpus, golden

__all__ = ["RulingTable", "conformance", "content_columns", "corpus", "divide", "golden", "perft"]
