"""Bots against each other: playouts, matches, tournaments and what they prove."""
