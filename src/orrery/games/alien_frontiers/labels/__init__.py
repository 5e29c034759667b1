"""Moves in words: a Fluent message for every action, with the facts a player decides by.

A label may be asked for any action in any position; for one that is illegal it says what it would be. What is
printed on the components is a message of its own each.
"""
