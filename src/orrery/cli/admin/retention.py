"""``orrery admin prune``: remove what is older than you want to keep."""

import time
from typing import Any, Final

from orrery.cli.admin.subcommand import Subcommand, add_yes, duration, moment, parser_of
from orrery.cli.progress import progress_bar
from orrery.server.administration import retention

#: What each kind is, for the help; all of them by their age.
_WORDS: Final = {
    "finished": "matches that ended, with their records and chat; results and ratings stay",
    "waiting": "tables that never began",
    "records": "records that people uploaded",
    "guests": "guests who did nothing since; what they played stays, without their name",
    "chat": "lines of chat",
    "reports": "reports that were handled",
    "log": "the log of what operators did",
}


def add(subparsers: Any) -> None:
    """The subcommand."""
    words = "remove what is older than you want to keep; by a timer, or now and then"
    made = parser_of(subparsers, "prune", words, _prune)
    for kind in retention.KINDS:
        made.add_argument(f"--{kind}", type=duration, metavar="AGE", help=f"{_WORDS[kind]}")
    made.add_argument("--dry-run", action="store_true", help="count what would go, and remove nothing")
    add_yes(made)


def _prune(command: Subcommand) -> int:
    now = time.time()
    ages = {kind: getattr(command.args, kind) for kind in retention.KINDS}
    before = {kind: now - age for kind, age in ages.items() if age is not None}
    if not before:
        kinds = ", ".join(f"--{kind}" for kind in retention.KINDS)
        raise ValueError(f"say what is to go, and how old it has to be: --guests 90d; there is {kinds}")
    counts = {kind: command.read(retention.count, kind, moment_) for kind, moment_ in before.items()}
    if command.args.dry_run:
        lines = [f"{kind}: {number:,} from before {moment(before[kind])}" for kind, number in counts.items()]
        return command.tell({"would_remove": counts}, "\n".join(lines))
    named = ", ".join(f"{number:,} {kind}" for kind, number in counts.items())
    command.confirm(f"Remove {named} for good?")
    removed = dict.fromkeys(before, 0)
    operation = command.operation("prune")
    with progress_bar() as progress:
        for kind, moment_ in before.items():
            task = progress.add_task(kind, total=counts[kind])
            while gone := command.write(retention.remove_some, kind, moment_):
                removed[kind] += len(gone)
                # Servers may have these in memory.
                what = {"waiting": "table", "guests": "account"}.get(kind)
                operation.news += [(what, one) for one in gone if what is not None]
                progress.advance(task, len(gone))
    operation.detail |= {"removed": removed, "before": before}
    operation.news.append(("lobby", "-"))
    command.write(operation.log)
    told = ", ".join(f"{number:,} {kind}" for kind, number in removed.items())
    return command.tell({"removed": removed}, f"removed: {told}")
