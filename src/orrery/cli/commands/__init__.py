"""The subcommands of ``orrery``: one module each, with ``add_parser`` and ``run``."""
