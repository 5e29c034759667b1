"""The rules, one module per chapter of the rulebook. ``RULES.md`` beside this package says what is where."""
