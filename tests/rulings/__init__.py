"""One test per worked example, ruling and difference between editions of each game."""
