"""What the server keeps, and how: SQLite (WAL) or PostgreSQL, the same tables on both."""
