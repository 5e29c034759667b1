"""A match in the terminal: what is drawn, typed and told."""
