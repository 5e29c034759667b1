"""How to Save a World: two worlds, three projects and an asteroid."""
