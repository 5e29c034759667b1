"""Many records at once: rows for data frames, and statistics."""
