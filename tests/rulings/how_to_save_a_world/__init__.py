"""How to Save a World as its rules specification has it: cases, rulings, decision points, content."""
