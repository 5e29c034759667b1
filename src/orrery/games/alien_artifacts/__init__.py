"""Alien Artifacts: rules, content, words and evaluation."""
