"""What is known of a defect."""

from plugin_game.game import Contraband

#: The game, the check that finds what is wrong with it, and words of what that says.
Defect = tuple[type[Contraband], str, str]
