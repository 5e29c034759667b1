"""Section 2.16: places on the tracks, species, who wins; cases 32-36."""

from .builder import A, B, C, D, Table, table


def test_case_32_the_lower_disc_is_ahead_and_a_neutral_disc_takes_a_place() -> None:
    t = table(3).track("shield", "A8 B8 C5").ended("shield")  # the neutral disc is on 7
    assert [t.score(seat, "key") for seat in (A, B, C)] == [18, 11, 0]


def test_case_32_who_came_first_lies_lower() -> None:
    t = table(3).seat(A, minerals=1).seat(B, minerals=1).track("shield", "B1")
    t.by(A, "place frame-docks-b", "work shield 1")
    t.ended("shield")
    assert [t.score(seat, "key") for seat in (A, B)] == [5, 11]  # a neutral disc is ahead


def test_case_33_the_other_projects_by_the_lower_table() -> None:
    red, yellow, purple = C, A, B
    t = table(3).track("laser", "C9 A8 B7").track("evacuation", "C6 B4").ended("shield")  # neutral on 6 and 5
    assert t.score(red, "projects") == 9 + 9
    assert t.score(yellow, "projects") == 5
    assert t.score(purple, "projects") == 2 + 2
    assert [t.score(seat, "key") for seat in (A, B, C)] == [0, 0, 0]


def test_case_34_a_disc_on_the_start_has_no_place() -> None:
    t = table(4).track("laser", "A3 B2").ended("laser")
    assert [t.score(seat, "key") for seat in (A, B, C, D)] == [18, 11, 0, 0]


def test_A16_a_neutral_disc_lies_lowest() -> None:
    t = table(3).track("laser", "A6 B5").ended("laser")  # with a neutral disc on 6
    assert [t.score(seat, "key") for seat in (A, B)] == [11, 5]


def test_R48_two_neutral_discs_with_two_players() -> None:
    t = table(2).track("laser", "A4 B2").ended("laser")  # neutral discs on 3 and 6
    assert [t.score(seat, "key") for seat in (A, B)] == [11, 0]


def species(cards: str, **given: object) -> Table:
    """The end of a game for the owner of some species."""
    t = table(3).seat(A, hand=cards)
    return t.seat(A, **given).ended("laser")  # type: ignore[arg-type]


def test_case_35_three_species() -> None:
    baselines = {"energy": 5, "knowledge": 4, "minerals": 3, "organics": 0, "genius": 1}
    given = {"knowledge": 6, "tokens": "science science science", "baselines": baselines}
    assert species("wiesporka", **given).score(A, "species") == 3
    assert species("voracious-river-hippo", **given).score(A, "species") == 4
    assert species("wiesporka voracious-river-hippo thriller-moss", **given).score(A, "species") == 10


def test_A21_species_in_the_own_discard_score() -> None:
    t = table(3).seat(A, knowledge=6, discard="thriller-moss").ended("laser")
    assert t.score(A, "species") == 3


def test_A22_spent_tokens_are_owned() -> None:
    assert species("wiesporka", tokens="science", spent="science science moon").score(A, "species") == 3


def test_A23_one_for_two_knowledge_that_is_left() -> None:
    for knowledge, vp in ((0, 0), (1, 0), (5, 2), (6, 3), (10, 5)):
        t = species("thriller-moss", knowledge=knowledge, baselines={"knowledge": 9})
        assert t.score(A, "species") == vp


def test_9_1_what_species_count() -> None:
    assert species("terrace-ox", baselines={"energy": 5, "genius": 7, "minerals": 4}).score(A, "species") == 4
    assert species("wire-gecko", upgrades="mixed-fuel open-budget press-office").score(A, "species") == 2
    assert species("prism-heron", upgrades="mixed-fuel press-office").score(A, "species") == 2
    assert species("chatter-finch", discard="mirror-farm symposium").score(A, "species") == 2
    assert species("crowd-coral").score(A, "species") == 1  # the card itself
    assert species("trefoil-vine", tokens="moon science science", spent="planet").score(A, "species") == 2
    assert species("root-vole", discard="nursery-wing crew-rotation").score(A, "species") == 2  # 1 + 2 + 1
    assert species("patchwork-lynx", tokens="moon moon science", spent="moon moon").score(A, "species") == 1
    t = table(3).seat(A, hand="balance-crane glare-moth needle-hawk").track("laser", "B8 A5")
    t.track("shield", "A3").track("evacuation", "A2").ended("shield")
    assert t.score(A, "species") == 2 + 2 + 1  # third on the laser behind B and a neutral disc on 6


def test_R49_species_are_shown_at_the_end_and_points_are_counted_only_then() -> None:
    t = table(3).seat(A, secret="thriller-moss", knowledge=6, vp=7).track("laser", "A9").bag().asteroid(13)
    assert t.points(A) == 7 and t.view(B)["players"][A]["species"] == {}
    t.all_pass().luck()
    assert t.over and t.points(A) == 7 + 3 + 9  # first on a track that is not key
    assert t.view(B)["players"][A]["species"] == {"thriller-moss": 3}


def tied(a: int, b: int) -> Table:
    """A is second and B third on the key track, with so many points on the score track."""
    t = table(4).track("laser", "C9 A8 B7").seat(A, vp=a).seat(B, vp=b)
    return t.ended("laser")


def test_case_36_a_tie_is_broken_by_the_key_project() -> None:
    t = tied(10, 16)
    assert t.points(A) == t.points(B) == 21
    assert [t.score(seat, "key") for seat in (A, B)] == [11, 5]
    assert t.ranking()[0] == [A] and t.ranking()[1] == [B]
    assert tied(10, 17).ranking()[0] == [B]


def test_A36_who_is_still_level_shares_the_victory() -> None:
    t = table(4).track("laser", "C9 D8").seat(A, vp=40).seat(B, vp=40).ended("laser")
    assert t.ranking()[0] == [A, B]
