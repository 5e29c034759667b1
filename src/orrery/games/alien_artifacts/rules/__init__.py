"""The rules of Alien Artifacts, one module a chapter."""
