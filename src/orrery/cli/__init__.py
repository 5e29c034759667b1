"""Provides the ``orrery`` command."""
