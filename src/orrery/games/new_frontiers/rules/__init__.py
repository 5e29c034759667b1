"""The rules, one module per chapter of the rulebook; ``DEVELOPERS.md`` says what is where."""
