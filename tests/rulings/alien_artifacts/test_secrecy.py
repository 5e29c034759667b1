"""Part 3: hands and unused plans are secret; whatever was open is known to all."""

from orrery.core.chance import SimRng
from orrery.games.alien_artifacts.game import GAME

from .builder import A, B, C, Table, table

Twins = tuple[Table, Table]


def told(t: Table, seat: int | None) -> list[tuple[str, tuple[tuple[str, int | str], ...]]]:
    """What a seat was told so far."""
    return [(e.id, tuple(sorted(e.args.items()))) for e in t.events if e.visible_to(seat)]


def assert_alike(twins: Twins, seat: int | None) -> None:
    """Nothing a seat (None: a spectator) can look at tells two positions apart."""
    one, other = twins
    assert one.view(seat) == other.view(seat)
    assert told(one, seat) == told(other, seat)
    assert one.actor == other.actor


def both(twins: Twins, *moves: str) -> Twins:
    """The same moves in both."""
    for t in twins:
        t.play(*moves)
    return twins


def hands() -> Twins:
    """Two positions that differ in the hand of B."""
    first = table(3).seat(B, hand="blue3-green2-1").seat(A, hand="red2-blue2-1")
    return first, table(3).seat(B, hand="red1-gold2-3").seat(A, hand="red2-blue2-1")


def plans(held: str, other: str) -> Twins:
    """Two positions that differ in a plan of B, who is about to be attacked."""
    tables = []
    for plan in (held, other):
        t = table(3).seat(A, empire="compass:o", hand="red3-blue1-1 red2-blue1-1")
        t.seat(B, plans=plan, empire="mika-1:l").by(A, "offensive").pay("red3-blue1-1.a", "red2-blue1-1.a")
        tables.append(t)
    return tables[0], tables[1]


def test_A47_a_hand_is_its_owners_secret() -> None:
    twins = hands()
    for seat in (A, C, None):
        assert_alike(twins, seat)
    assert twins[0].view(B) != twins[1].view(B)
    view = twins[0].view(A)["players"][B]
    assert view["hand"] is None and view["cards"] == 1


def test_A47_a_plan_is_its_owners_secret_even_while_it_is_chosen() -> None:
    twins = both(plans("ransom", "minefield"), "attack p2")
    for seat in (A, C, None):
        assert_alike(twins, seat)
    assert twins[0].legal() != twins[1].legal()  # B alone knows
    both(twins, "defend basic-defence-plan")
    for seat in (A, C, None):
        assert_alike(twins, seat)


def test_A47_a_used_plan_is_known_from_then_on() -> None:
    t = plans("ransom", "minefield")[0].by(A, "attack p2").by(B, "defend ransom")
    assert t.view(C)["players"][B]["plans"] == {"count": 1, "known": ["ransom"]}
    assert "ransom" not in t.view(C)["plans"]["unseen"]
    t.luck()
    for number in range(20):
        assert GAME.determinize(t.state, C, SimRng(number)).players[B].plans == t.state.players[B].plans


def test_A47_a_plan_that_is_drawn_is_told_to_its_owner_only() -> None:
    tables = []
    for plan in ("ransom", "minefield"):
        t = table(3).seat(A, building="caravan+red3-blue1-1.a+red3-blue2-1.a")
        tables.append(t.by(A, "build caravan", "side logistic").chance(f"plan {plan}"))
    for seat in (B, C, None):
        assert_alike((tables[0], tables[1]), seat)
    assert tables[0].view(A) != tables[1].view(A)


def test_part_3_a_card_drawn_to_the_hand_is_seen_by_its_owner_only() -> None:
    tables = []
    for card in ("blue3-green2-1", "blue3-green2-2"):
        t = table(3).seat(A, hand="red2-blue2-1").by(A, "trade red").pay("red2-blue2-1.a").by(A, "end")
        before = t.state.clone()
        action = GAME.parse(before, f"draw {card}")
        assert GAME.audience(before, action) == 1 << A
        tables.append(t.draw(card))
    for seat in (B, C, None):
        assert_alike((tables[0], tables[1]), seat)


def test_part_3_cards_put_under_a_deck_keep_their_place() -> None:
    t = table(3).seat(A, bank=15).class_deck("ship", "compass tracker broker caravan", hoard=C)
    t.by(A, "buy ship", "extra 2").luck("top tracker", "top broker").by(A, "keep tracker")
    for seat in (A, B, None):
        assert t.view(seat)["decks"]["ship"]["bottom"] == ["compass", "broker"]
    for number in range(10):
        assert GAME.determinize(t.state, B, SimRng(number)).bottom == t.state.bottom


def test_part_3_a_hidden_deck_has_no_order() -> None:
    """What is unseen is listed, and chance decides when a card is turned up."""
    t = table(2)
    unseen = t.view()["decks"]["planet"]["unseen"]
    assert len(unseen) == 39 and unseen == t.view(B)["decks"]["planet"]["unseen"]
    t.by(A, "buy planet", "extra 0")
    assert t.offers("top") == set(unseen)


def test_part_3_determinized_hands_come_from_what_is_unseen() -> None:
    t = table(3).seat(A, hand="red2-blue2-1").seat(B, hand="blue3-green2-1 blue3-green2-2")
    t.seat(C, empire="mika-1:o+green2-red2-1.a").ready()
    seen = set()
    for number in range(200):
        twin = GAME.determinize(t.state, A, SimRng(number))
        assert twin.players[A].hand == t.state.players[A].hand
        assert twin.players[C].produced == t.state.players[C].produced
        assert len(twin.players[B].hand) == 2
        seen.update(twin.players[B].hand)
    assert len(seen) > 60


def test_part_3_the_end_shows_nothing_that_was_secret_before() -> None:
    """Hands and unused plans bring no points: they stay secret."""
    t = table(2, round_limit=1).seat(A, plans="ransom").finish().finish()
    assert t.over
    assert t.view(B)["players"][A]["hand"] is None
    assert t.view(B)["players"][A]["plans"]["known"] == []


def other_hands(moves: list[str], hand: str, **given: str) -> Twins:
    """A plays the same with a card that the second hand could add, and the first could not."""
    tables = []
    for other in hand.split():
        t = table(3).seat(A, hand=f"red2-blue2-1 {other}", **given)
        tables.append(t.by(A, *moves))
    return tables[0], tables[1]


def test_part_3_the_end_of_a_trade_tells_nothing_of_the_hand() -> None:
    twins = other_hands(["trade blue", "pay red2-blue2-1 b"], "green3-red2-1 red1-blue3-2")
    assert twins[0].legal() == {"done"} and len(twins[1].legal()) == 2
    for seat in (B, C, None):
        assert_alike(twins, seat)


def test_part_3_the_end_of_preparing_tells_nothing_of_the_hand() -> None:
    moves = ["prepare tech", "pay red2-blue2-1 b"]
    twins = other_hands(moves, "green3-red2-1 red1-blue3-2", building="probe-web")
    assert twins[0].legal() == {"done"} and len(twins[1].legal()) == 2
    for seat in (B, C, None):
        assert_alike(twins, seat)


def test_part_3_the_end_of_discarding_tells_nothing_of_the_hand() -> None:
    """A card before the discarded one in the order of cards, or behind it."""
    tables = []
    for other in ("blue3-green2-1", "red1-gold2-3"):
        t = table(3).seat(A, bank=5, hand=f"red2-blue2-1 {other}").by(A, "buy planet").luck()
        tables.append(t.by(A, "end", "discard red2-blue2-1"))
    for seat in (B, C, None):
        assert_alike((tables[0], tables[1]), seat)


def test_part_3_the_row_is_asked_for_even_if_the_hand_fits_one_only() -> None:
    tables = []
    for hand in ("red2-blue2-1", "green2-red2-1"):
        t = table(3).seat(A, empire="self-running-works:l", building="compass probe-web", hand=hand)
        tables.append(t.by(A, "use self-running-works"))
    assert tables[0].legal() == {"class ship", "class tech"} and tables[1].legal() == {"class ship"}
    for seat in (B, C, None):
        assert_alike((tables[0], tables[1]), seat)
