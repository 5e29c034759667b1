"""The HTTP routes, a module for each chapter of docs/protocol.md."""
