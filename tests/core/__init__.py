"""Tests of the core, module by module; the toy game of ``plugin_game`` has the secrets."""
