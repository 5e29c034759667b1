"""New Frontiers: the reason for single illegal moves in built positions."""

from rulings.new_frontiers.builder import A, B, C, new_game, table

from orrery.games.new_frontiers.game import GAME


def why(t, move):
    """The reason why a move is refused: its message without the prefix, and its arguments."""
    assert move not in t.legal(), f"{move!r} is legal"
    message, args = GAME.reason(t.state, GAME.parse(t.state, move))
    return message.removeprefix("nf-why-").removeprefix("common-reason-"), args


def refused(t, expected, **args):
    """Assert the reasons of several moves: ``{move: message}``; of a single one also its arguments."""
    for move, message in expected.items():
        found, told = why(t, move)
        assert found == message, (move, found, told)
        assert {name: told[name] for name in args} == args, (move, told)


def settling(worlds, techs="", colonies="", credits=0, colonists=2, **seats):
    """Seat A is about to settle in an action picked by C, so without the bonus."""
    t = table(3, **seats).seat(
        A, credits=credits, colonists=colonists, techs=techs, colonies=colonies, explored=worlds
    )
    return t.order(C, A, B).play("pick settle").until(A)


def test_picks():
    t = table(3).picked("develop")
    refused(t, {"pick develop": "picked"}, action="@nf-action-develop", rule="2.3")
    refused(t, {"pick overview": "not-in-game", "pass": "no-pass", "draw rebel-base": "no-chance"})
    refused(t, {"buy space-marines": "not-asked"}, phase="@nf-phase-buy")
    refused(table(3, goals=True), {"pick isolation": "not-in-game"})


def test_set_up_is_left_to_chance():
    t = new_game(3)
    refused(t, {"pick develop": "chance", "seat p1": "other-chance", "draw gem-world": "other-chance"})
    t.chance(*["flip heads"] * 16).chance("seat p2")
    refused(t, {"seat p2": "seated", "seat p4": "no-seat", "flip tails": "other-chance"})
    t.chance("seat p1", "mat 4")
    refused(t, {"mat 4": "mat-dealt"}, mat=4, rule="2.2")
    t.chance("mat 1", "mat 2")
    refused(t, {"pick develop": "pending", "pass": "no-pass"}, phase="@nf-phase-side", rule="2.2")


def test_buying():
    t = table(3).seat(A, credits=3, techs="space-marines").seat(B, techs="galactic-imperium")
    t.play("pick develop")
    refused(t, {"buy space-marines": "owned"}, rule="2.5")
    refused(t, {"buy imperium-lords": "face"}, other="@nf-tile-galactic-imperium", rule="2.2")
    refused(t, {"buy galactic-imperium": "sold-out"})
    refused(t, {"buy consumer-markets": "price"}, credits=4, missing=1, rule="2.5")
    refused(t, {"settle gem-world": "pending"}, player="seat:0", phase="@nf-phase-buy")


def test_exploring():
    t = table(2).play("pick explore")
    refused(t, {"take gem-world": "chance", "goal draft": "other-chance"})
    t.draw("gem-world rebel-base comet-zone space-port new-earth new-vinland")
    refused(t, {"draw gem-world": "not-in-bag"}, tile="@nf-tile-gem-world")
    t.draw("asteroid-belt")
    refused(t, {"take spice-world": "not-displayed", "pass": "take-must"}, rule="2.7")


def test_the_limit_of_nine():
    explored = "gem-world rebel-base comet-zone space-port new-earth new-vinland spice-world asteroid-belt"
    t = table(2).seat(B, explored=explored).play("pick explore")
    t.draw("rebel-miners rebel-outpost rebel-homeworld prosperous-world secluded-world pre-sentient-race")
    t.draw("radioactive-world").until(B).play("take rebel-miners").until(B)
    refused(t, {"return secluded-world": "not-explored"})
    refused(t, {"pass": "return-must"}, worlds=1, rule="2.7")


def test_returning_goes_by_the_list():
    explored = "rebel-miners gem-world comet-zone space-port new-earth new-vinland spice-world asteroid-belt"
    t = table(2, homes="ancient-race dying-colony").seat(B, explored=explored).play("pick explore")
    t.draw("rebel-base rebel-outpost rebel-homeworld prosperous-world secluded-world pre-sentient-race")
    t.draw("radioactive-world").until(B).play("take rebel-base").draw("imperium-capital").until(B)
    refused(t, {"pass": "return-must"}, worlds=2)
    refused(t, {"return imperium-capital": "order"})
    t.play("return gem-world")
    refused(t, {"return rebel-miners": "order"})


def test_storing_a_world():
    explored = "gem-world rebel-base comet-zone space-port new-earth new-vinland spice-world asteroid-belt"
    t = table(2, goals=True).seat(B, explored=explored).goals(open="exploration").play("pick explore")
    t.draw("rebel-miners rebel-outpost rebel-homeworld prosperous-world secluded-world pre-sentient-race")
    t.draw("radioactive-world").until(B).play("take rebel-miners").until(B).play("return gem-world")
    refused(t, {"store-world rebel-base": "not-returned"}, tile="@nf-tile-rebel-base", rule="2.13")


def test_settling_a_world():
    t = settling("comet-zone rebel-miners rebel-base alien-oort-cloud-refinery", credits=2)
    refused(t, {"pass": "settle-must"}, rule="2.8")
    refused(t, {"settle gem-world": "not-explored"}, rule="2.7")
    refused(t, {"settle comet-zone": "price"}, credits=3, missing=1, rule="2.8")
    refused(t, {"settle rebel-miners": "military"}, defence=2, military=0, more=0)
    refused(t, {"settle alien-oort-cloud-refinery": "oort-settle"}, rule="2.6")
    t = settling(
        "comet-zone rebel-base alien-oort-cloud-refinery", colonies="gem-world", colonists=1, credits=9
    )
    refused(t, {"settle gem-world": "colony-already"})
    refused(t, {"settle rebel-base": "colonists"}, colonists=2, have=1)
    t = settling("comet-zone alien-oort-cloud-refinery", colonists=0, credits=9)
    refused(t, {"settle-oort rare": "colonists", "settle comet-zone": "colonists"})


def test_paying_for_military_worlds():
    t = settling("rebel-miners alien-robot-sentry gem-world", credits=9)
    refused(
        t, {"pay rebel-miners": "no-pay", "pay gem-world": "pay-peaceful", "pay rebel-base": "not-explored"}
    )
    t = settling("rebel-miners rebel-outpost alien-robot-sentry", techs="contact-specialist", credits=2)
    told = why(t, "pay alien-robot-sentry")
    assert told[0] == "class"
    assert told[1]["power"] == "@nf-tile-contact-specialist"
    assert told[1]["of"] == "@nf-term-not-alien"
    refused(t, {"pay rebel-outpost": "price"}, credits=4, missing=2)
    t = settling("rebel-miners rebel-outpost", techs="contact-specialist", credits=9, colonists=1)
    refused(t, {"pay rebel-outpost": "colonists"})


def test_a_second_world():
    techs = "improved-logistics contact-specialist"
    t = settling("rebel-miners rebel-fuel-cache gem-world", techs=techs, credits=9, colonists=3)
    t.play("pay rebel-miners")
    refused(t, {"pay rebel-fuel-cache": "power-used"}, tile="@nf-tile-contact-specialist", rule="2.6")
    refused(t, {"colonists": "choice-made", "resettle gem-world": "choice-made"}, rule="2.8")
    refused(t, {"replace rebel-miners": "pending"}, phase="@nf-phase-second")


def test_goods_for_military():
    techs = "imperium-arms-factory"
    t = settling("rebel-miners rebel-base", techs=techs, colonies="comet-zone:R spice-world:N gem-world")
    refused(t, {"settle rebel-base": "military"}, defence=6, military=0, more=2)
    t.play("settle rebel-miners")
    discard = "discard imperium-arms-factory"
    refused(t, {"pass": "discard-must"}, tile="@nf-tile-rebel-miners")
    refused(t, {f"{discard} gem-world": "no-good", f"{discard} rebel-base": "not-colony"})
    refused(t, {f"{discard} spice-world": "good-kind"}, kind="@nf-kind-rare", rule="2.8")
    refused(t, {"discard self-repairing-alien-artillery comet-zone": "no-power"}, rule="2.6")


def test_goods_after_which_the_rest_cannot_suffice_are_refused():
    colonies = "rebel-black-market-gangs:N self-repairing-alien-artillery:A comet-zone:R"
    t = settling("rebel-outpost", techs="imperium-arms-factory", colonies=colonies)
    t.play("settle rebel-outpost")
    refused(t, {"discard rebel-black-market-gangs rebel-black-market-gangs": "discard-short"}, defence=5)
    t.play("discard imperium-arms-factory comet-zone")
    refused(t, {"discard imperium-arms-factory rebel-black-market-gangs": "power-used"})


def test_dying_colony():
    t = settling("gem-world new-earth rebel-miners", colonists=0, homes="dying-colony")
    refused(t, {"resettle new-earth": "replace-colonists"}, colonists=1, have=0, rule="2.9")
    refused(t, {"resettle rebel-miners": "class"}, power="@nf-tile-dying-colony", rule="2.9")
    refused(t, {"resettle comet-zone": "not-explored"})
    refused(settling("gem-world"), {"resettle gem-world": "no-resettle"}, rule="2.9")


def test_terraforming_engineers():
    refused(settling("comet-zone"), {"replace old-earth": "no-replace"}, rule="2.9")
    techs = "terraforming-engineers"
    worlds = "comet-zone gem-world rebel-miners"
    t = settling(worlds, techs, "asteroid-belt space-port rebel-fuel-cache", credits=9, colonists=1)
    refused(t, {"replace rebel-fuel-cache": "replace-military"})
    refused(t, {"replace old-earth": "replace-none"})
    refused(t, {"replace spice-world": "not-colony"})
    t.play("replace asteroid-belt")
    refused(t, {"with gem-world": "with-kind"}, old="@nf-tile-asteroid-belt")
    refused(t, {"with rebel-miners": "replace-military", "with prosperous-world": "not-explored"})
    refused(t, {"pass": "with-must"}, tile="@nf-tile-asteroid-belt")
    t.play("with comet-zone")
    refused(t, {"replace space-port": "power-used"}, tile="@nf-tile-terraforming-engineers", rule="2.6")


def test_replacements_that_cost_or_need_too_much():
    techs = "terraforming-engineers"
    worlds = "imperium-blaster-gem-consortium imperium-armaments-world comet-zone"
    t = settling(worlds, techs, "asteroid-belt", colonists=0).play("replace asteroid-belt")
    refused(t, {"with imperium-armaments-world": "replace-colonists"}, colonists=1, have=0)
    refused(t, {"with imperium-blaster-gem-consortium": "with-cost"}, credits=6, least=2, most=5)
    t = settling("comet-zone asteroid-belt", techs, "radioactive-world", credits=9).play(
        "settle asteroid-belt"
    )
    refused(t, {"replace asteroid-belt": "replace-new"})
    refused(t, {"colonists": "choice-made", "settle comet-zone": "choice-made"})


def test_windfalls():
    colonies = "asteroid-belt radioactive-world:R comet-zone alien-oort-cloud-refinery deserted-alien-outpost"
    t = table(3, "new-sparta").seat(A, techs="alien-tech-institute", colonies=colonies).play("pick produce")
    refused(t, {"pass": "produce-must"}, rule="2.10")
    refused(t, {"produce new-sparta": "not-windfall", "produce comet-zone": "has-good"})
    refused(t, {"produce radioactive-world": "has-good", "produce gem-world": "not-colony"})
    refused(t, {"produce alien-oort-cloud-refinery": "oort-produce"}, rule="2.6")
    t.play("produce asteroid-belt")
    refused(t, {"produce-oort rare": "windfall-kind"}, tile="@nf-tile-alien-tech-institute")


def test_the_refinery_keeps_its_name_for_the_action():
    colonies = "alien-oort-cloud-refinery deserted-alien-outpost"
    t = table(3).seat(A, techs="alien-tech-institute imperium-arms-factory", colonies=colonies)
    t.seat(A, colonies="asteroid-belt").play("pick produce")
    t.state.oort = 2
    refused(t, {"produce-oort genes": "oort-named"}, kind="@nf-kind-rare", rule="2.6")


def test_goods_that_have_run_out():
    t = (
        table(2, goals=True)
        .seat(A, colonies="asteroid-belt pre-sentient-race")
        .goals(open="stockpile-resources")
    )
    t.stored(B, goods="R" * 17).play("pick produce")
    refused(t, {"produce asteroid-belt": "supply"}, kind="@nf-kind-rare", rule="2.10")


def test_the_last_goods_of_a_kind():
    t = table(2, goals=True).seat(A, colonies="comet-zone new-earth gem-world:N asteroid-belt")
    t.goals(open="stockpile-resources").stored(B, goods="R" * 16).play("pick produce")
    refused(t, {"produce asteroid-belt": "not-production"}, kind="@nf-kind-rare", rule="2.10")
    refused(t, {"produce gem-world": "has-good", "pass": "produce-must", "produce-oort rare": "not-colony"})


def test_storing_goods_goes_by_the_list():
    t = table(2, "new-sparta", goals=True).seat(A, colonies="comet-zone:R gem-world:N new-earth:R new-sparta")
    t.goals(open="stockpile-resources").play("pick produce", "store-good comet-zone")
    refused(t, {"store-good gem-world": "order", "store-good new-sparta": "no-good"}, rule="2.13")


def test_selling():
    colonies = "alien-oort-cloud-refinery:R comet-zone:R gem-world"
    t = table(3).seat(A, colonies=colonies).play("pick trade")
    refused(t, {"sell alien-oort-cloud-refinery": "no-sale", "sell gem-world": "no-good"}, rule="2.11")
    refused(t, {"sell spice-world": "not-colony"})
    refused(t, {"consume old-earth": "pending"}, phase="@nf-phase-sell")
    t.play("pass")
    refused(t, {"sell comet-zone": "no-second-sale"}, rule="2.11")


def test_consuming():
    techs = "consumer-markets mining-conglomerate trade-league"
    t = table(3).seat(A, techs=techs, colonies="comet-zone:R new-earth:R galactic-news-hub")
    t.play("pick trade", "pass")
    refused(t, {"pass": "consume-must"}, tile="@nf-tile-mining-conglomerate")
    refused(t, {"consume public-works": "no-power"}, rule="2.6")
    refused(t, {"consume consumer-markets": "hungry-kind"}, kind="@nf-kind-novelty", rule="2.11")
    refused(t, {"consume galactic-news-hub": "hungry"}, first="@nf-eat-novelty", novelty=2)
    t.play("sell comet-zone")
    refused(t, {"sell new-earth": "power-used"}, tile="@nf-tile-trade-league")


def test_feeding():
    t = table(3).seat(A, colonies="comet-zone:R new-earth:R gem-world:N adaptable-uplift-race:G")
    t.play("pick trade", "pass", "consume adaptable-uplift-race")
    refused(t, {"pass": "feed-must"}, goods=2, tile="@nf-tile-adaptable-uplift-race")
    refused(t, {"feed old-earth": "no-good", "feed spice-world": "not-colony", "feed new-earth": "order"})


def test_feeding_one_kind():
    t = table(3).seat(A, techs="mining-conglomerate", colonies="comet-zone:R new-earth:R gem-world:N")
    t.seat(A, colonies="asteroid-belt:R").play("pick trade", "pass", "consume mining-conglomerate")
    refused(t, {"feed gem-world": "feed-kind"}, kind="@nf-kind-novelty", rule="2.11")


def test_storing_the_price():
    t = table(2, goals=True).seat(A, colonies="comet-zone:R").goals(open="sales-tax")
    t.play("pick trade", "sell comet-zone")
    refused(t, {"store-credits 3": "store-more"}, credits=2, rule="2.13")
    refused(t, {"pass": "store-zero"})


def test_goals():
    t = table(2, goals=True).goals(hidden="draft", owner=B).play("pick overview")
    refused(t, {"reveal": "not-storage"}, rule="2.13")
    t.play("hide").chance("goal keywords", "goal exploration")
    refused(t, {"goal keywords": "not-in-stack", "keep keywords": "chance"})
    t.chance("goal sales-tax")
    refused(t, {"keep draft": "goal-not-drawn", "pass": "no-pass"})
    t.play("keep keywords")
    refused(t, {"under keywords": "goal-not-back"}, goal="@nf-goal-keywords")


def test_a_face_down_goal_is_refused_like_any_other():
    """Which goal lies face down must not show in what is said of the stack."""
    for hidden in ("draft", "diversification"):
        t = table(2, goals=True).goals(hidden=hidden, owner=B).play("pick overview", "hide")
        refused(t, {f"goal {hidden}": "not-in-stack"}, goal=f"@nf-goal-{hidden}", rule="2.13")


def test_after_the_end():
    t = table(2, round_limit=1).rounds("diplomats", "isolation", "develop", "produce")
    assert t.over
    refused(t, {"pick settle": "over"}, rule="2.14")
