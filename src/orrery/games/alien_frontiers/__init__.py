"""Alien Frontiers (2-4 players): dice as ships, stations in orbit, colonies on an alien planet."""
