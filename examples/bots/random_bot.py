#!/usr/bin/env python3
"""A bot for Orrery's line protocol without Orrery: takes any of the offered moves.

orrery sim alien-frontiers --seats "exec:python3 random_bot.py,greedy" --games 10
"""

import json
import random
import sys


def say(message: dict) -> None:
    """Write one line; without the flush it would wait in a buffer."""
    print(json.dumps(message), flush=True)


def main() -> None:
    """Answer questions until the input ends."""
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            say({"type": "hello", "protocol": 1, "name": "random in Python"})
        elif message["type"] == "decide":
            choice = random.choice(message["choices"])
            say({"type": "move", "id": message["id"], "action": choice["action"]})
        elif message["type"] == "quit":
            return


main()
