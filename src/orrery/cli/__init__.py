"""The ``orrery`` command: one module per subcommand."""
