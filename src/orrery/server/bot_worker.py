"""A process for bots and uploaded records: it reads a JSON line, writes one, and ends when its input does.

A bot is given a position that was drawn from what its seat knows, never the true state, and luck that tells
nothing of the match's. A record is given as text.
"""

import json
import os
import sys
from contextlib import suppress
from typing import Any

from orrery.core.bot import Bot, Position
from orrery.core.chance import SimRng
from orrery.core.registry import load_bot, load_game
from orrery.server.uploads import check_record

#: Bots give way to people's requests.
NICENESS = 5


def decide(job: dict[str, Any], bots: dict[str, Bot]) -> int:
    """Return the action that a bot chooses in the position of the job."""
    spec = str(job["bot"])
    bot = bots.get(spec)
    if bot is None:
        bot = bots[spec] = load_bot(spec)
    game = load_game(str(job["game"]))
    position = Position.from_json(game, job["options"], job["seat"], job["position"])
    action = bot.decide(position, SimRng(job["luck"]))
    if action not in position.legal:
        raise ValueError(f"{spec} chose an action that is not legal")
    return action


def main() -> None:
    """Answer jobs until the server is gone."""
    with suppress(OSError):
        os.nice(NICENESS)
    bots: dict[str, Bot] = {}
    for line in sys.stdin:
        job = json.loads(line)
        try:
            answer: dict[str, Any]
            answer = (
                {"told": check_record(job["record"])} if "record" in job else {"action": decide(job, bots)}
            )
        except Exception as error:
            # A bot of somebody else's may fail in any way; the server decides what then.
            answer = {"problem": f"{type(error).__name__}: {error}", "fault": str(error)}
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    # The server may be gone before the answer is ready.
    with suppress(KeyboardInterrupt, BrokenPipeError):
        main()
