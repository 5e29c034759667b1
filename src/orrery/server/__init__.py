"""The table server: people and bots play at one table, from different places and days."""
