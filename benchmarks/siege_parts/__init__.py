"""The parts of ``benchmarks/siege.py``: the place, its players, who attacks it, and what is left of it."""
