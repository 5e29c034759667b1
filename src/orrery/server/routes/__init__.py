"""HTTP routes, one module for each chapter of docs/protocol.md."""
