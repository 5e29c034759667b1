"""Alien Artifacts as its rules specification has it: cases, rulings, decision points, content."""
