/** Every world looks like itself: bands and spots drawn from its id, the same each time. */

export interface Look {
  turn: number;
  bands: { y: number; height: number; light: boolean }[];
  spots: { x: number; y: number; r: number }[];
  ringed: boolean;
}

/** A number from 0 up to (not including) 1 for each call, from a text. */
function dice(text: string): () => number {
  let state = 2166136261;
  for (let i = 0; i < text.length; i++) state = Math.imul(state ^ text.charCodeAt(i), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
}

/** The look of a world. */
export function lookOf(id: string): Look {
  const roll = dice(id);
  const banded = roll() < 0.55;
  const count = 2 + Math.floor(roll() * 3);
  return {
    turn: Math.round(roll() * 50 - 25),
    bands: banded
      ? Array.from({ length: count }, (_, place) => ({
          y: -11 + (22 / count) * place + roll() * 3,
          height: 2 + roll() * 3.5,
          light: roll() < 0.5,
        }))
      : [],
    spots: banded
      ? []
      : Array.from({ length: 4 + Math.floor(roll() * 4) }, () => ({
          x: roll() * 24 - 12,
          y: roll() * 24 - 12,
          r: 1.4 + roll() * 3.4,
        })),
    ringed: roll() < 0.18,
  };
}
