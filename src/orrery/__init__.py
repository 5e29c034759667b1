"""Orrery: an open table for space games, for players, researchers and developers."""

__version__ = "0.1.0"
