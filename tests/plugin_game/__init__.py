"""Contraband: a small game with secrets, as somebody outside this project might add it."""
