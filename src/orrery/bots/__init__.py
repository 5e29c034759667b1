"""Programs that play: ordinary plugins, found through the entry points ``orrery.bots``."""
