/** What the board reads out of the view. */

import type { Catalogue } from './content';
import type { Player, Project, View } from './types';

/** Who has a disc on a space, those ahead first; null is a neutral disc. */
export function discsOn(view: View, project: Project, space: number): (number | null)[] {
  const { standing, neutral } = view.projects[project];
  const here = standing.filter((seat) => view.players[seat]?.discs[project] === space);
  return [...here, ...neutral.filter((one) => one === space).map(() => null)];
}

/** Who has the places on a track, the first one first: seats, and null for a neutral disc; a disc that never moved has none. */
export function placesOn(view: View, project: Project): (number | null)[] {
  const { standing, neutral } = view.projects[project];
  const spaceOf = (seat: number): number => view.players[seat]?.discs[project] ?? 0;
  const discs: { seat: number | null; space: number }[] = [
    // A neutral disc lies lowest on its space: it is ahead of those above it.
    ...neutral.map((space) => ({ seat: null, space })),
    ...standing.map((seat) => ({ seat, space: spaceOf(seat) })),
  ];
  const moved = discs.filter(({ space }) => space > 0);
  return moved.sort((one, other) => other.space - one.space).map(({ seat }) => seat);
}

/** Cards with a key each, for lists in which a card may lie twice. */
export function keyed(cards: readonly string[]): { id: string; key: string }[] {
  const seen = new Map<string, number>();
  return cards.map((id) => {
    const times = seen.get(id) ?? 0;
    seen.set(id, times + 1);
    return { id, key: `${id}.${times}` };
  });
}

/** The cards of a player that the viewer sees, by what they are: in hand and played. */
export function cardsOf(player: Player, catalogue: Catalogue): { hand: string[]; played: string[] } {
  const order = ['action', 'boost', 'species'];
  const place = (id: string): number => order.indexOf(catalogue.card(id).deck);
  // Sorted by kind only, not by what can be played.
  return { hand: [...(player.hand ?? player.known)].sort((a, b) => place(a) - place(b)), played: player.discard };
}
