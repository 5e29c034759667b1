"""Alien Frontiers: tests named after the numbers of its rules specification."""
