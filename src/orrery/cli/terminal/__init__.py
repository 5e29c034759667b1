"""Plays matches in the terminal: draws, reads what is typed, tells what happened."""
