"""Lets these tests build positions with the builder of the rulings."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))
