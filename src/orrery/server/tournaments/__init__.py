"""Tournaments: who meets whom, what it counts, and rounds that go on by themselves; docs/tournaments.md."""
