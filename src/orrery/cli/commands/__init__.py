"""Holds the subcommands of ``orrery``: one module each, with ``add_arguments`` and ``run``."""
