import type { Printed } from './model';

/** What is printed on the board and on cards in the rulebook; `together` and prices as the game tells them. */
export function printed(): Printed {
  const station = (together: number, fuel: number, ore: number): Printed['stations'][keyof Printed['stations']] => ({ together, fuel, ore });
  const bonus = (fuel: number, ore: number): Printed['territories'][keyof Printed['territories']] => ({ fuel, ore });
  return {
    stations: {
      artifact: station(1, 0, 0),
      hub: station(1, 1, 1),
      constructor: station(3, 0, 3),
      mine: station(1, 0, 0),
      market: station(2, 0, 0),
      raiders: station(3, 0, 0),
      shipyard: station(2, 1, 1),
      solar: station(1, 0, 0),
      terraform: station(1, 1, 1),
    },
    territories: {
      asimov: bonus(0, 0),
      bradbury: bonus(0, 1),
      burroughs: bonus(1, 1),
      heinlein: bonus(1, 0),
      herbert: bonus(1, 1),
      lem: bonus(1, 0),
      pohl: bonus(1, 0),
      vanvogt: bonus(0, 0),
    },
    cards: { city: { fuel: 0 }, gravity: { fuel: 2 }, plasma: { fuel: 1 } },
  };
}
