"""Part 9.1: every effect of the vocabulary at work on a real tile."""

from orrery.core.game import CHANCE

from .builder import A, B, C, Table, table


def settling(seat_a: dict[str, str], credits: int = 0, colonists: int = 1, homes: str = "old-earth") -> Table:
    """A has just picked Settle."""
    t = table(3, homes).seat(A, credits=credits, colonists=colonists, **seat_a)  # type: ignore[arg-type]
    return t.by(A, "pick settle")


def produced(techs: str = "", colonies: str = "", homes: str = "new-sparta") -> Table:
    """B has picked Produce and it is over; A has these, and a gray home."""
    t = table(3, homes).seat(A, techs=techs, colonies=colonies).picked("isolation")
    return t.by(B, "pick produce").finish()


def trading(techs: str = "", colonies: str = "", homes: str = "new-sparta old-earth") -> Table:
    """B has picked Trade/Consume, which A is about to resolve; A's home has no part in it."""
    t = table(3, homes).seat(A, techs=techs, colonies=colonies).picked("isolation")
    return t.by(B, "pick trade").until(A)


def bonus(techs: str = "", colonies: str = "", homes: str = "ancient-race") -> int:
    """What the "?" tiles of A score."""
    return table(3, homes).seat(A, techs=techs, colonies=colonies).score(A, "bonus")


# --- Develop and Explore ----------------------------------------------------------------------------------


def test_DEV_cost() -> None:
    t = table(3).seat(B, credits=2, techs="investment-credits", colonies="alien-fuel-refinery")
    t.by(A, "pick develop", "pass").illegal("buy consumer-markets").by(B, "buy mining-conglomerate")
    assert t.credits(B) == 0


def test_DEV_after_cr() -> None:
    t = table(3).seat(B, credits=2, techs="technology-investors", colonies="deep-space-symbionts")
    t.by(A, "pick develop", "pass").by(B, "buy space-marines")
    assert t.credits(B) == 2 - 2 + 2 + 1
    idle = (
        table(3).seat(B, credits=2, techs="technology-investors").by(A, "pick develop", "pass").by(B, "pass")
    )
    assert idle.credits(B) == 2


def test_EXP_draw() -> None:
    t = table(3).seat(B, techs="federation-survey", colonies="malevolent-lifeforms").by(A, "pick explore")
    t.draw("rebel-base rebel-outpost gem-world comet-zone spice-world new-earth space-port")
    t.by(A, "take gem-world").by(B, "take comet-zone").draw("new-vinland asteroid-belt rebel-miners")
    assert t.actor == C
    assert t.explored(B) == {"comet-zone", "new-vinland", "asteroid-belt", "rebel-miners"}


def test_EXP_colonist() -> None:
    t = table(3).seat(B, techs="homesteading-pioneers").by(A, "pick explore").finish()
    assert [t.colonists(seat) for seat in (A, B, C)] == [0, 1, 0]


# --- Settle -----------------------------------------------------------------------------------------------


def test_SET_mil() -> None:
    t = settling({"techs": "space-marines drop-ships", "explored": "rebel-outpost rebel-base"})
    assert t.offers("settle") == {"rebel-outpost"}


def test_SET_mil_of_colonies_and_homes() -> None:
    t = settling(
        {"colonies": "rebel-outpost", "explored": "imperium-fuel-depot rebel-base"}, homes="new-sparta"
    )
    assert t.offers("settle") == {"imperium-fuel-depot"}


def test_SET_mil_of_a_filter() -> None:
    t = settling(
        {"techs": "galactic-imperium", "explored": "rebel-warrior-race imperium-fuel-depot rebel-outpost"}
    )
    assert t.offers("settle") == {"rebel-warrior-race"}


def test_SET_mil_per() -> None:
    one = settling({"explored": "rebel-fuel-cache rebel-miners"}, homes="uplift-mercenary-force")
    assert one.offers("settle") == {"rebel-fuel-cache"}
    two = {"colonies": "devolved-uplift-race", "explored": "rebel-miners imperium-fuel-depot"}
    assert settling(two, homes="uplift-mercenary-force").offers("settle") == {"rebel-miners"}


def test_SET_cost() -> None:
    t = settling(
        {"techs": "terraforming-specialists", "explored": "comet-zone adaptable-uplift-race"}, credits=2
    )
    assert t.offers("settle") == {"comet-zone"}
    assert t.by(A, "settle comet-zone").credits(A) == 0


def test_SET_cost_of_a_filter_as_printed() -> None:
    paid = {"techs": "terraforming-specialists contact-specialist", "explored": "rebel-miners"}
    assert settling(paid, credits=0).offers("pay") == set()
    assert settling(paid, credits=1).by(A, "pay rebel-miners").credits(A) == 0
    genes = {"techs": "uplift-gene-hunters", "explored": "pre-sentient-race asteroid-belt rebel-warrior-race"}
    assert settling(genes).offers("settle") == {"pre-sentient-race"}
    strong = {**genes, "techs": "uplift-gene-hunters expeditionary-force"}
    assert settling(strong).offers("settle") == {"pre-sentient-race", "rebel-warrior-race"}


def test_SET_discard_mil() -> None:
    goods = "self-repairing-alien-artillery:A deserted-alien-outpost:A comet-zone:R"
    t = settling({"colonies": goods, "explored": "rebel-underground malevolent-lifeforms"})
    assert t.offers("settle") == {"rebel-underground"}
    alien = t.supply("A")
    t.by(A, "settle rebel-underground")
    assert t.offers("discard") == {
        "self-repairing-alien-artillery self-repairing-alien-artillery",
        "self-repairing-alien-artillery deserted-alien-outpost",
    }
    t.by(A, "discard self-repairing-alien-artillery deserted-alien-outpost")
    assert t.goods(A) == {"self-repairing-alien-artillery": "A", "comet-zone": "R"}
    assert t.supply("A") == alien + 1


def test_SET_pay_mil() -> None:
    cantina = settling({"explored": "rebel-miners alien-robot-sentry"}, credits=2, homes="rebel-cantina")
    assert cantina.offers("pay") == {"rebel-miners"}
    assert cantina.by(A, "pay rebel-miners").credits(A) == 0
    team = settling({"explored": "rebel-miners alien-robot-sentry"}, credits=1, homes="alien-research-team")
    assert team.offers("pay") == {"alien-robot-sentry"}
    assert team.by(A, "pay alien-robot-sentry").credits(A) == 0
    assert team.goods(A) == {"alien-robot-sentry": "A"}


def test_SET_two() -> None:
    t = settling({"techs": "improved-logistics", "explored": "artist-settlement secluded-world"}, credits=2)
    t.by(A, "settle secluded-world", "settle artist-settlement")
    assert t.colonies(A) == {"old-earth", "secluded-world", "artist-settlement"}


def test_SET_after_draw() -> None:
    t = settling({"colonies": "imperium-fuel-depot", "explored": "artist-settlement"}, credits=1)
    assert t.by(A, "settle artist-settlement").actor == CHANCE
    none = settling({"colonies": "imperium-fuel-depot", "explored": "artist-settlement"}, credits=1)
    assert none.by(A, "colonists").actor == B


def test_SET_after_cr() -> None:
    t = settling(
        {"techs": "pan-galactic-hologrid", "explored": "artist-settlement"}, 1, homes="galactic-scavengers"
    )
    assert t.by(A, "settle artist-settlement").credits(A) == 1 + 1
    none = settling({"techs": "pan-galactic-hologrid", "explored": "artist-settlement"}, 1)
    assert none.by(A, "colonists").credits(A) == 1


def test_SET_collect() -> None:
    t = settling({"techs": "frontier-settlers"}, colonists=0).by(A, "colonists")
    assert t.colonists(A) == 1 + 2 + 1


def test_SET_replace() -> None:
    t = settling(
        {"techs": "terraforming-engineers", "colonies": "gem-world", "explored": "galactic-clearing-house"}
    )
    t.by(A, "replace gem-world", "with galactic-clearing-house")
    assert t.goods(A) == {"galactic-clearing-house": "N"}
    assert t.colonists(A) == 2 - 1


def test_SET_replace_only_upwards() -> None:
    t = settling(
        {"techs": "terraforming-engineers", "colonies": "comet-zone", "explored": "asteroid-belt gem-world"}
    )
    assert not t.offers("replace")


def test_SET_replace_self() -> None:
    t = settling({"explored": "imperium-capital gem-world"}, homes="dying-colony").by(
        A, "resettle imperium-capital"
    )
    assert t.colonies(A) == {"imperium-capital"}
    assert t.colonists(A) == 2 - 1


# --- Produce ----------------------------------------------------------------------------------------------


def test_PRO_windfall() -> None:
    assert produced("alien-tech-institute", "deserted-alien-outpost asteroid-belt").goods(A) == {
        "deserted-alien-outpost": "A"
    }
    assert produced("", "galactic-engineers asteroid-belt").goods(A) == {"asteroid-belt": "R"}
    two = produced(
        "mining-robots", "imperium-fuel-depot:R asteroid-belt radioactive-world galactic-engineers"
    )
    assert two.goods(A) == {"imperium-fuel-depot": "R", "asteroid-belt": "R", "radioactive-world": "R"}


def test_PRO_windfall_may_choose_the_colony() -> None:
    t = table(3).seat(A, techs="mining-robots", colonies="asteroid-belt radioactive-world pre-sentient-race")
    t.picked("isolation").by(B, "pick produce").until(A)
    assert t.legal() == {"produce asteroid-belt", "produce radioactive-world"}


def test_PRO_cr() -> None:
    assert produced("", "rebel-underground").credits(A) == 1


def test_PRO_cr_per() -> None:
    assert produced("imperium-lords", "rebel-base rebel-miners imperium-fuel-depot").credits(A) == 2
    assert produced("alien-monument", "alien-burial-site deserted-alien-outpost comet-zone:R").credits(A) == 2
    assert produced("imperium-arms-factory", "imperium-fifth-column").credits(A) == 2
    assert produced("", "", "rebel-cantina").credits(A) == 1


def test_PRO_cr_here() -> None:
    assert produced("", "lost-species-ark-world").credits(A) == 2
    assert produced("", "lost-species-ark-world:G").credits(A) == 0


def test_PRO_cr_kinds() -> None:
    assert produced("diversified-economy", "gem-world:N spice-world space-port new-earth").credits(A) == 2


def test_PRO_cr_most() -> None:
    assert produced("", "galactic-news-hub gem-world:N spice-world").credits(A) == 1
    assert produced("", "galactic-news-hub gem-world:N").credits(A) == 0


# --- Trade and Consume ------------------------------------------------------------------------------------


def test_TRA_price() -> None:
    assert (
        trading("export-duties genetics-lab", "pre-sentient-race:G")
        .by(A, "sell pre-sentient-race")
        .credits(A)
        == 5
    )
    assert trading("genetics-lab", "comet-zone:R").by(A, "sell comet-zone").credits(A) == 2


def test_TRA_price_of_this_good() -> None:
    own = trading("", "galactic-survey-headquarters:N gem-world:N")
    other = own.copy().by(A, "sell gem-world")
    assert own.by(A, "sell galactic-survey-headquarters").credits(A) == 2
    assert other.credits(A) == 1


def test_CON_use_of_kinds() -> None:
    t = trading("", "uplift-descendants:N pre-sentient-race:G comet-zone:R").by(A, "pass")
    assert t.legal() == {"consume uplift-descendants"}
    t.by(A, "consume uplift-descendants")
    assert t.vp(A) == 3
    assert t.goods(A) == {"comet-zone": "R"}
    assert trading("", "uplift-descendants:N comet-zone:R").by(A, "pass").picking


def test_CON_use_of_a_kind_and_any() -> None:
    t = trading("", "adaptable-uplift-race:G comet-zone:R gem-world:N").by(
        A, "pass", "consume adaptable-uplift-race"
    )
    t.finish()
    assert (t.vp(A), t.credits(A)) == (2, 2)
    assert "adaptable-uplift-race" not in t.goods(A)
    assert len(t.goods(A)) == 1


def test_CON_use_needs_all_of_it() -> None:
    assert trading("", "galactic-news-hub:N comet-zone:R").by(A, "pass").picking
    t = trading("", "galactic-news-hub:N gem-world:N").by(A, "pass", "consume galactic-news-hub")
    assert t.vp(A) == 3
    assert t.goods(A) == {}


def test_CON_use_of_different_kinds() -> None:
    t = trading("diversified-economy", "gem-world:N comet-zone:R pre-sentient-race:G").by(A, "pass")
    t.by(A, "consume diversified-economy")
    assert (t.vp(A), t.goods(A)) == (3, {})
    assert (
        trading("diversified-economy", "gem-world:N spice-world:N pre-sentient-race:G").by(A, "pass").picking
    )


def test_CON_upto() -> None:
    t = trading("consumer-markets", "gem-world:N spice-world:N space-port:N comet-zone:R").by(A, "pass")
    t.by(A, "consume consumer-markets")
    assert (t.vp(A), t.credits(A), t.goods(A)) == (3, 3, {"comet-zone": "R"})


def test_CON_diff() -> None:
    goods = "gem-world:N comet-zone:R pre-sentient-race:G deserted-alien-outpost:A"
    t = trading("galactic-exchange", goods).by(A, "pass", "consume galactic-exchange")
    assert (t.vp(A), t.credits(A), t.goods(A)) == (4, 4, {})
    same = trading("galactic-exchange", "gem-world:N spice-world:N comet-zone:R").by(A, "pass")
    same.by(A, "consume galactic-exchange", "feed gem-world").finish()
    assert (same.vp(A), same.credits(A), same.goods(A)) == (2, 2, {"spice-world": "N"})


def test_CON_vp() -> None:
    t = table(3).seat(A, techs="galactic-salon").by(A, "pick trade")
    assert t.vp(A) == 1 + 1


def test_CON_vp_consumed() -> None:
    t = trading("new-economy", "new-vinland:N prosperous-world:N").by(A, "pass", "consume new-vinland")
    t.by(A, "feed new-vinland", "consume prosperous-world")
    assert (t.vp(A), t.credits(A)) == (1 + 2, 2)


def test_CON_sell() -> None:
    t = trading("trade-league", "gem-world:N comet-zone:R").by(A, "sell gem-world", "sell comet-zone")
    assert t.credits(A) == 2 + 3
    assert t.picking


# --- Scoring and printed properties -----------------------------------------------------------------------


def test_END_score_of_colonies_and_a_named_tile() -> None:
    markets = "free-trade-association consumer-markets"
    assert bonus(markets, "gem-world galactic-news-hub comet-zone") == 2 + 1 + 2
    league = "mining-league mining-conglomerate mining-robots"
    assert bonus(league, "comet-zone asteroid-belt", "new-sparta") == 2 + 1 + 2 + 2


def test_END_score_of_the_rest() -> None:
    assert bonus("pan-galactic-hologrid", "gem-world comet-zone") == 2 + 1 + 1


def test_END_score_of_military_technologies() -> None:
    assert bonus("military-industry space-marines drop-ships genetics-lab", "rebel-base comet-zone") == 6 + 1


def test_END_score_of_sizes() -> None:
    assert bonus("galactic-federation pan-galactic-hologrid space-marines") == (2 + 2 + 1) + 1


def test_END_score_of_power_kinds() -> None:
    assert bonus("new-economy consumer-markets space-marines", "new-vinland comet-zone") == 2 + 2 + 1
    assert (
        bonus("federation-survey homesteading-pioneers", "malevolent-lifeforms comet-zone")
        == 1 + 1 + 2 + 1 + 1
    )


def test_END_score_of_colonists() -> None:
    assert bonus("frontier-settlers", "new-earth comet-zone") == 1 + 2 + 1


def test_END_score_of_keywords() -> None:
    assert (
        bonus("alien-tech-institute alien-monument", "alien-burial-site alien-oort-cloud-refinery") == 2 * 4
    )
    assert bonus("", "rebel-resistance rebel-base", "rebel-cantina") == 2 * 3
    assert bonus("imperium-arms-factory", "imperium-capital imperium-fuel-depot") == 2 * 3
    assert bonus("", "corrosive-uplift-world uplift-coalition") == 2 + 2


def test_END_table() -> None:
    assert bonus("galactic-exchange", "", "new-sparta") == 0
    assert bonus("galactic-exchange", "gem-world", "new-sparta") == 1
    assert bonus("galactic-exchange", "gem-world comet-zone", "new-sparta") == 3
    assert bonus("galactic-exchange", "gem-world comet-zone pre-sentient-race", "new-sparta") == 6
    four = "gem-world comet-zone pre-sentient-race alien-fuel-refinery"
    assert bonus("galactic-exchange diversified-economy", four, "new-sparta") == 10 + 3


def test_END_military() -> None:
    assert bonus("new-galactic-order") == 2
    assert (
        bonus("new-galactic-order space-marines alien-researchers", "rebel-outpost", "new-sparta")
        == 2 + 2 + 1 + 2
    )
    assert bonus("new-galactic-order", "rebel-uplift-world") == 2 + 1


def test_FIX_any_kind() -> None:
    t = settling({"explored": "alien-oort-cloud-refinery"})
    assert t.offers("settle-oort") == {"novelty", "rare", "genes", "alien"}
    t.illegal("settle alien-oort-cloud-refinery")


def test_FIX_no_sale() -> None:
    t = trading("", "alien-fuel-refinery:A gem-world:N")
    assert t.legal() == {"sell gem-world", "pass"}
    t.illegal("sell alien-fuel-refinery")
