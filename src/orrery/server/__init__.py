"""The table server: people and bots at one table, from different places and days."""
