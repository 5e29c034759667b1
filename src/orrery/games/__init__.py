"""The worlds mounted on the clockwork. Each is found through the entry point ``orrery.games``."""
