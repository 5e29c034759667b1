"""Holds the subcommands of ``orrery admin``: a module for each thing that an operator looks after."""
