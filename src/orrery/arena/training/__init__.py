"""Weights from self-play: games of bots against themselves, and what their results say of features."""
