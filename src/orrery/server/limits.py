"""Numbers that keep one person, or one match, from using up what is there for all; docs/server.md has them.

What an operator may choose is in ``settings``. Every text that a stranger may send has its length here.
"""

from typing import Final

# --- lengths of texts, in characters --------------------------------------------------------------------

LONGEST_NAME: Final = 40
SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 200
LONGEST_TOKEN: Final = 200
#: The key of a command, and a one-time code.
LONGEST_KEY: Final = 64
#: The specification of a bot, the id of a game.
LONGEST_BOT: Final = 80
LONGEST_GAME: Final = 60
LONGEST_CHAT: Final = 500
LONGEST_REASON: Final = 500
LONGEST_ANNOUNCEMENT: Final = 1000
#: A message on a socket.
LONGEST_MESSAGE: Final = 16 * 1024

# --- matches --------------------------------------------------------------------------------------------

#: Plies after which nothing can be taken back any more, and of an uploaded record.
LONGEST_MATCH: Final = 10_000
#: Plies of all matches together that stay in memory although nobody needs them; a ply takes about a kilobyte.
IDLE_PLIES: Final = 200_000
MOST_SEATS: Final = 12
#: Options of a game that a new table may name.
MOST_OPTIONS: Final = 40
#: Actions that a question or a set may name.
MOST_ACTIONS: Final = 64
#: Commands that are remembered at a table before it takes no more but moves, resignations and the like.
MOST_COMMANDS: Final = 20_000
#: Offers of a table that wait for an answer.
MOST_OFFERS: Final = 8
#: Seconds that can be given at once.
LONGEST_EXTENSION: Final = 7 * 24 * 3600

# --- tables that wait for people ------------------------------------------------------------------------

#: Seconds after which a table is closed that has not begun, with nobody there and nothing done about it.
WAITING_SECONDS: Final = 24 * 3600.0
#: Seconds for which an invitation is good, and for which a table waits for somebody in particular.
INVITATION_SECONDS: Final = 14 * 24 * 3600.0
#: Seconds after which a match in which nobody decides is not among those that are running now.
STILL_SECONDS: Final = 24 * 3600.0

# --- an account -----------------------------------------------------------------------------------------

#: Tables that an account may have open or running as their host.
MOST_TABLES: Final = 200
#: Records that it may keep.
MOST_RECORDS: Final = 100
#: People it may mute or block.
MOST_RELATIONS: Final = 1000
#: What it may report in how many seconds.
REPORTS: Final = 10
REPORTS_SECONDS: Final = 24 * 3600.0
#: Lines it may say at a table in how many seconds.
CHAT_LINES: Final = 8
CHAT_SECONDS: Final = 10.0
#: Copies of itself that may be made at once, and then an hour.
COPIES: Final = 10
COPIES_AN_HOUR: Final = 20.0
#: Wishes that may wait for a bot before no more hints are taken.
WAITING_HINTS: Final = 4
#: Reviews that may be made for an account at a time.
WAITING_REVIEWS: Final = 2
#: Wrong passwords for one name that addresses unknown to the account may try at once, and then a minute.
WRONG_PASSWORDS: Final = 10
WRONG_PASSWORDS_A_MINUTE: Final = 1.0
#: Links that confirm an e-mail address which are sent in a day to one address, and for one account. The next
#: is sent when a part of the day has passed.
LINKS_TO: Final = 3
LINKS_BY: Final = 5
#: The same for all accounts at one network address (not this machine or a proxy), and in an hour for all.
LINKS_FROM: Final = 20
LINKS_AN_HOUR: Final = 60
#: Addresses from which accounts were used that are remembered.
KNOWN_ADDRESSES: Final = 50_000

# --- a socket -------------------------------------------------------------------------------------------

#: Tables that it may follow.
MOST_FOLLOWED: Final = 32
#: Messages that wait to be sent: with so many nothing more is read, with so many the connection is closed.
MANY_WAITING: Final = 8
MOST_WAITING: Final = 256
#: Frames at once, and then a second, that are no message by themselves: pings, pongs and parts.
LOOSE_FRAMES: Final = 200
LOOSE_FRAMES_A_SECOND: Final = 50.0

# --- a connection ---------------------------------------------------------------------------------------

#: Bytes of a request without its body.
MOST_FRAMING: Final = 64 * 1024
#: Requests that wait for the answer to one before them.
MOST_PIPELINED: Final = 32
