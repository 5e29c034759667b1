"""The rules, one module a chapter; ``DEVELOPERS.md`` has the map."""
