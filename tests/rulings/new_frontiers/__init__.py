"""New Frontiers as its rules specification has it: worked examples, rulings, content."""
