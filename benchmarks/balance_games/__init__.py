"""What is measured of the balance of each game: one module a game, named as its package.

Each has ``SETTINGS``, raw options by their name on the command line; ``play``, one match of a setting as
plain data; and ``page``, the Markdown that the matches of all settings add up to.
"""
