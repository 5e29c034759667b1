"""Keeps what the server has to keep, in SQLite (WAL) or PostgreSQL, the same tables on both."""
