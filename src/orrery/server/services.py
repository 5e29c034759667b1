"""What tables use of the server process around them."""

from dataclasses import dataclass

from orrery.server.bots import BotPool
from orrery.server.clock import Clock
from orrery.server.metrics import Metrics
from orrery.server.presence import Presence
from orrery.server.replaying import Replaying
from orrery.server.storage.database import Database
from orrery.server.tasks import Tasks


@dataclass(frozen=True, slots=True)
class Services:
    """The parts of a process that a table needs: where it is kept, who moves its bots, who is present."""

    #: The name of this process among others on the same database.
    server_id: str
    db: Database
    metrics: Metrics
    tasks: Tasks
    bots: BotPool
    presence: Presence
    clock: Clock
    replaying: Replaying
    #: Seconds between two pieces of news that one person can make at will and many are told.
    news_seconds: float
