"""The games where researchers work: what the adapters to other libraries share."""
