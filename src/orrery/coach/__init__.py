"""Looks back at a finished match: chances of winning, what decisions lost, and what luck did."""
