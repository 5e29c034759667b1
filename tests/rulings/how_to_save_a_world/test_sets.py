"""Things that are chosen together: resources, baselines, tags, payments (D6, D8-D11)."""

from .builder import A, Table, table


def grant() -> Table:
    """Two basic resources of any kind are gained."""
    return table().facility("relay-bazaar").by(A, "place relay-bazaar-b")


def test_D9_the_order_of_marks_does_not_matter() -> None:
    assert grant().choose("gain organics", "gain energy").resources(A) == {"energy": 1, "organics": 1}
    assert grant().choose("gain knowledge", "gain knowledge").resources(A) == {"knowledge": 2}


def test_D9_no_more_and_no_fewer() -> None:
    assert grant().no_set("gain energy")[0]
    assert grant().no_set("gain energy", "gain energy", "gain energy")[0]
    assert grant().no_set("gain genius", "gain energy")[0]  # genius is not basic


def test_D9_what_is_full_takes_nothing_more() -> None:
    t = grant().seat(A, minerals=9)
    assert t.no_set("gain minerals", "gain minerals")[0]
    assert t.choose("gain minerals", "gain energy").resources(A) == {"energy": 1, "minerals": 10}


def test_D10_baselines() -> None:
    t = table().facility("infra-con-structor").by(A, "place infra-con-structor-a")
    assert t.no_set("raise genius", "raise energy")[0]
    assert t.choose("raise organics", "raise energy").baselines(A) == {"energy": 1, "organics": 1}


def test_D8_nothing_is_spent_needlessly() -> None:
    t = table().seat(A, energy=9, tokens="moon moon", hand="rapid-extraction-team")  # two moon tags
    t.by(A, "place lens-yard-a", "tags 2")
    assert t.no_set("token moon", "card rapid-extraction-team")[0]
    assert t.no_set("token moon")[0]
    assert t.copy().choose("card rapid-extraction-team").active(A) == {"moon": 2, "science": 1}
    assert t.copy().choose("token moon", "token moon").hand(A) == ["rapid-extraction-team"]


def test_D8_a_card_gives_all_its_tags() -> None:
    t = table().seat(A, energy=9, tokens="moon", hand="rapid-extraction-team").by(A, "place lens-yard-a")
    t.spend(3, "token moon", "card rapid-extraction-team")
    assert t.disc(A, "laser") == 3 and t.hand(A) == [] and t.spent(A) == {"moon": 1}


def test_D6_any_basic_price() -> None:
    t = table().facility("barter-foundry").seat(A, energy=2, minerals=1, genius=1)
    t.by(A, "place barter-foundry-a", "yes")
    assert t.no_set("pay energy", "pay knowledge")[0]
    t.choose("pay genius", "pay minerals")
    assert t.resources(A) == {"energy": 2}
    assert t.by(A, "tag science").active(A) == {"science": 1}
    t.by(A, "yes", "tag moon")  # what is left is just the price
    assert t.resources(A) == {} and t.active(A) == {"science": 1, "moon": 1}


def test_9_1_spent_tokens_become_active() -> None:
    t = table().seat(A, energy=1, spent="moon moon planet", hand="second-wind").by(A, "play second-wind")
    t.choose("reactivate moon", "reactivate planet")
    assert t.active(A) == {"planet": 1, "moon": 1} and t.spent(A) == {"moon": 1}


def test_9_1_markers_are_refilled() -> None:
    t = table().seat(A, energy=1, knowledge=5, hand="stockpile-audit")
    t.seat(A, baselines={"energy": 3, "minerals": 2, "organics": 1, "knowledge": 1, "genius": 4})
    t.by(A, "play stockpile-audit")
    assert t.offers("refill") == {"energy", "minerals", "organics"}
    t.by(A, "refill energy", "refill minerals")
    assert t.resources(A) == {"energy": 3, "knowledge": 5, "minerals": 2}
