"""A program for tests that does what its first argument says at the first question, and plays on after it.

What it has done is kept in the file that the second argument names, for a program that is started anew.
"""

import json
import os
import sys
import time
from pathlib import Path

how, memory = sys.argv[1], Path(sys.argv[2])


def say(text: str) -> None:
    print(text, flush=True)


def misbehave(question: int) -> None:
    if how == "hang":
        time.sleep(3600)
    elif how == "late":
        time.sleep(0.6)
        say(json.dumps({"type": "move", "id": question, "action": -1}))
    elif how == "lie":
        say(json.dumps({"type": "move", "id": question, "action": 10**9}))
    elif how == "nonsense":
        say("good morning")
    elif how == "list":
        say("[1, 2]")
    elif how == "stranger":
        say(json.dumps({"type": "move", "id": question + 5, "action": 0}))
    elif how == "long":
        say("x" * 1_000_000)
    elif how == "flood":
        while True:
            say('{"type":"chatter"}')
    elif how == "die":
        print("out of fuel", file=sys.stderr)
        os._exit(3)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        if how == "rude":
            say(json.dumps({"type": "hello", "protocol": 99}))
        elif how == "mute":
            time.sleep(3600)
        else:
            say(json.dumps({"type": "hello", "protocol": 1}))
    elif message["type"] == "decide":
        if not memory.exists():
            memory.touch()
            misbehave(message["id"])
            if how != "none":
                continue
        say(json.dumps({"type": "move", "id": message["id"], "action": message["choices"][-1]["action"]}))
