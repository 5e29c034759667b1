/** Where everything is: a composition for a wide space, one for a tablet, and one for a phone. */

import type { Station, Territory } from './model';

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Layout {
  width: number;
  height: number;
  /** Whether it is made for fingers: it scrolls, and the tray is a drawing of its own. */
  scrolls: boolean;
  stations: Record<Station, Box>;
  bay: Box;
  tech: Box;
  planet: Box;
  /** What ends the match, and how near that is. */
  end: Box;
  /** Where ships, still to be placed, lie; where the rest scrolls it stays at the lower edge, in a drawing of its own. */
  tray: Box;
  panels: Box[];
}

const GAP = 6;

/** The order of the players' panels: the others in turn order, then the viewer; a spectator sees seat order. */
export function panelOrder(players: number, seat: number | null): number[] {
  const first = seat === null ? 0 : seat + 1;
  return Array.from({ length: players }, (_, n) => (first + n) % players);
}

/** Panels one below the other; the viewer's own, the last, is larger. */
function stack(box: Box, players: number, own: boolean): Box[] {
  const other = { 2: 190, 3: 150, 4: 112 }[players] ?? 112;
  const even = (box.h - GAP * (players - 1)) / players;
  const small = own ? other : even;
  return Array.from({ length: players }, (_, n) => ({
    x: box.x,
    y: box.y + n * (small + GAP),
    w: box.w,
    h: own && n === players - 1 ? box.h - (players - 1) * (small + GAP) : small,
  }));
}

export const WIDTH = 1000;
/** How high the gauge of the end is. */
const END = 50;
const LEAST_HEIGHT = 650;
const MOST_HEIGHT = 800;

/** The height of the wide composition for a space of that shape: about 16:10, a little higher if there is room. */
export function wideHeight(width: number, height: number): number {
  return Math.round(Math.min(MOST_HEIGHT, Math.max(LEAST_HEIGHT, (WIDTH * height) / Math.max(width, 1))));
}

/** Stations around the planet, players at the right, the tray below. */
export function wide(players: number, own: boolean, height = LEAST_HEIGHT): Layout {
  const left = 6;
  const side = 184;
  const right = 568;
  const extra = height - LEAST_HEIGHT;
  const top = 104 + Math.round(extra * 0.1);
  const foot = 114 + Math.round(extra * 0.2);
  const middle = top + 2 * GAP;
  const bottom = height - GAP - foot;
  const room = bottom - GAP - middle;
  const low = Math.round((room - 2 * GAP) * 0.25);
  /** What the Artifact says takes a line more. */
  const artifact = low + 12;
  const row = (x: number, w: number): Box => ({ x, y: GAP, w, h: top });
  return {
    width: WIDTH,
    height,
    scrolls: false,
    stations: {
      solar: row(left, 238),
      mine: row(250, 153),
      market: row(409, 165),
      raiders: row(580, 172),
      artifact: { x: left, y: middle, w: side, h: artifact },
      terraform: { x: left, y: bottom - GAP - low, w: side, h: low },
      hub: { x: right, y: middle, w: side, h: room - 2 * (low + GAP) },
      constructor: { x: right, y: bottom - 2 * (GAP + low), w: side, h: low },
      shipyard: { x: right, y: bottom - GAP - low, w: side, h: low },
    },
    tech: { x: left, y: middle + artifact, w: side, h: room - artifact - low - GAP },
    planet: { x: 196, y: middle, w: 366, h: room },
    end: { x: 758, y: GAP, w: 236, h: END },
    bay: { x: left, y: bottom, w: side, h: foot },
    tray: { x: 196, y: bottom, w: 556, h: foot },
    panels: stack({ x: 758, y: 2 * GAP + END, w: 236, h: height - 3 * GAP - END }, players, own),
  };
}

/** How high a panel on a phone is above its cards; a card of the viewer; and the cards of others, so many in a row. */
const TALL_PANEL = { head: 82, own: 104, row: 46, across: 3 };

/** Upright: planet, stations in two columns, tech, players; the tray keeps to the lower edge. `cards`: how many each has, in the order of the panels. */
export function tall(cards: readonly number[], own: boolean, watched = false): Layout {
  const players = cards.length;
  const width = 390;
  const half = 186;
  const second = 198;
  const row = (y: number, n: 0 | 1, h: number): Box => ({ x: n === 0 ? 6 : second, y, w: half, h });
  const planet: Box = { x: 12, y: watched ? -24 : 0, w: 366, h: 428 };
  const end: Box = { x: 6, y: planet.y + planet.h, w: 378, h: END };
  let y = end.y + end.h + GAP;
  const stations: Record<Station, Box> = {
    solar: row(y, 0, 134),
    mine: row(y, 1, 134),
    market: row(y + 140, 0, 112),
    raiders: row(y + 140, 1, 112),
    constructor: row(y + 258, 0, 114),
    shipyard: row(y + 258, 1, 114),
    artifact: row(y + 378, 0, 124),
    hub: row(y + 378, 1, 232),
    terraform: row(y + 616, 1, 114),
  };
  const tech: Box = { x: 6, y: y + 502, w: half, h: 228 };
  const bay: Box = { x: 6, y: 0, w: 378, h: 66 };
  y = tech.y + tech.h + GAP;
  bay.y = y;
  y += bay.h + GAP;
  const heights = cards.map((count, n) => {
    const { head, own: each, row: high, across } = TALL_PANEL;
    return head + (own && n === players - 1 ? Math.max(28, count * each) : Math.max(8, Math.ceil(count / across) * high));
  });
  const panels = heights.map((h) => {
    const box: Box = { x: 6, y, w: 378, h };
    y += h + GAP;
    return box;
  });
  if (own) {
    // The own panel is what a player looks at most: it comes first below the bay.
    const mine = panels[players - 1]!;
    let at = bay.y + bay.h + GAP;
    mine.y = at;
    at += mine.h + GAP;
    for (const panel of panels.slice(0, -1)) {
      panel.y = at;
      at += panel.h + GAP;
    }
  }
  return {
    width,
    height: y,
    scrolls: true,
    stations,
    tech,
    planet,
    end,
    bay,
    // Where nothing can be done there are no buttons below the ships, and the planet has their room.
    tray: { x: 4, y: 4, w: 382, h: watched ? 92 : 146 },
    panels,
  };
}

/** The planet and the stations of a phone in two columns, and the panels below them, each where there is room first. */
export function broad(cards: readonly number[], own: boolean): Layout {
  const phone = tall(cards, own);
  const column = phone.width;
  const below = phone.end.y + phone.end.h + GAP;
  const left = 6;
  const right = 198;
  const put = (box: Box, x: number, y: number): Box => ({ ...box, x, y });
  const { solar, mine, market, raiders, constructor, shipyard, artifact, hub, terraform } = phone.stations;
  const second = GAP + solar.h + GAP;
  const third = second + market.h + GAP;
  const bay = put(phone.bay, column + left, third + constructor.h + GAP);
  const tech = put(phone.tech, left, below + artifact.h);
  const ends = [tech.y + tech.h, bay.y + bay.h];
  const panels = [...phone.panels];
  const place = (n: number): void => {
    const where = ends[1]! < ends[0]! ? 1 : 0;
    panels[n] = put(panels[n]!, where * column + left, ends[where]! + GAP);
    // The viewer's own stands beside the stations, down to where they end.
    if (own && n === cards.length - 1) panels[n].h = Math.max(panels[n].h, ends[0]! - panels[n].y);
    ends[where] = panels[n].y + panels[n].h;
  };
  if (own) place(cards.length - 1);
  for (let n = 0; n < cards.length - (own ? 1 : 0); n += 1) place(n);
  return {
    ...phone,
    width: 2 * column,
    height: Math.max(...ends) + GAP,
    stations: {
      solar: put(solar, column + left, GAP),
      mine: put(mine, column + right, GAP),
      market: put(market, column + left, second),
      raiders: put(raiders, column + right, second),
      constructor: put(constructor, column + left, third),
      shipyard: put(shipyard, column + right, third),
      artifact: put(artifact, left, below),
      terraform: put(terraform, right, below),
      hub: put(hub, right, below + terraform.h + GAP),
    },
    tech,
    bay,
    tray: { ...phone.tray, w: 2 * column - 8, h: 98 },
    panels,
  };
}

/** Where docks start within a plate, below its name and its pictograms. */
export const DOCK = 25;
export const DOCK_STEP = 27;
export const DOCKS_TOP = 48;
const GROUP_GAP = 4;

/** The upper left corners of docks in a plate of that width, sets kept together and rows broken between sets. */
export function dockPlaces(count: number, group: number, width: number, pad = 8): { x: number; y: number }[] {
  const places: { x: number; y: number }[] = [];
  let x = pad;
  let y = DOCKS_TOP;
  for (let n = 0; n < count; n += group) {
    const length = Math.min(group, count - n) * DOCK_STEP;
    if (x > pad && x + length - 2 > width - pad + 2) {
      x = pad;
      y += DOCK_STEP + 1;
    }
    for (let k = n; k < Math.min(n + group, count); k += 1) {
      places.push({ x, y });
      x += DOCK_STEP;
    }
    if (group > 1) x += GROUP_GAP;
  }
  return places;
}

/** One territory: its outline around the planet's middle, and where its parts stand. */
export interface Land {
  path: string;
  /** The middle of the name, and how wide it may be where a word needs it. */
  name: { x: number; y: number; w: number; most: number; lines: number };
  /** The middle of the bonus; in words it takes so many lines and stands that much lower. */
  bonus: { x: number; y: number; w: number; lines: number; worded: number };
  /** The middle of the first row of colonies, so many in a row; below words that much lower. */
  colonies: { x: number; y: number; columns: number; worded: number };
  fields: { x: number; y: number };
}

export const RADIUS = 178;
const EDGE = 68;
const SIDE = 90;

function cell(x1: number, x2: number, y1: number, y2: number): string {
  // Edges bulge a little, as lines on a globe do.
  const bow = (x: number): number => x * 1.06;
  const sag = (y: number): number => (Math.abs(y) > RADIUS ? y : y * 1.1);
  const middle = (y1 + y2) / 2;
  const centre = (x1 + x2) / 2;
  return [
    `M${x1},${y1}`,
    `Q${centre},${sag(y1)} ${x2},${y1}`,
    `Q${bow(x2)},${middle} ${x2},${y2}`,
    `Q${centre},${sag(y2)} ${x1},${y2}`,
    `Q${bow(x1)},${middle} ${x1},${y1}Z`,
  ].join(' ');
}

const FAR = 200;

function upper(side: -1 | 1): Land {
  return {
    path: side < 0 ? cell(-FAR, 0, -FAR, -EDGE) : cell(0, FAR, -FAR, -EDGE),
    name: { x: side * 57, y: -142, w: 112, most: 112, lines: 2 },
    bonus: { x: side * 64, y: -117, w: 122, lines: 2, worded: 3 },
    colonies: { x: side * 76, y: -89, columns: 4, worded: 6 },
    fields: { x: side * 38, y: -162 },
  };
}

function lower(side: -1 | 1): Land {
  return {
    path: side < 0 ? cell(-FAR, 0, EDGE, FAR) : cell(0, FAR, EDGE, FAR),
    name: { x: side * 74, y: 82, w: 138, most: 138, lines: 2 },
    // The Relic Ship stands beside the bonus of the left one.
    bonus: { x: side * (side < 0 ? 54 : 66), y: 105, w: side < 0 ? 98 : 124, lines: 2, worded: 2 },
    colonies: { x: side * 64, y: 133, columns: 4, worded: 5 },
    fields: { x: side * 38, y: 160 },
  };
}

function middle(n: 0 | 1 | 2 | 3): Land {
  const x1 = [-FAR, -SIDE, 0, SIDE][n]!;
  const x2 = [-SIDE, 0, SIDE, FAR][n]!;
  const x = [-132, -45, 45, 132][n]!;
  const outer = n === 0 || n === 3;
  return {
    path: cell(x1, x2, -EDGE, EDGE),
    name: { x, y: -49, w: outer ? 80 : 84, most: outer ? 100 : 88, lines: 2 },
    bonus: { x, y: -20, w: outer ? 80 : 84, lines: 4, worded: 13 },
    colonies: { x, y: 10, columns: 2, worded: 38 },
    fields: { x, y: 57 },
  };
}

/** Each territory lies on the side of the station that its bonus is about. */
export const LANDS: Record<Territory, Land> = {
  lem: upper(-1),
  heinlein: upper(1),
  pohl: middle(0),
  vanvogt: middle(1),
  asimov: middle(2),
  bradbury: middle(3),
  burroughs: lower(-1),
  herbert: lower(1),
};

const COLONY_STEP = { x: 34, y: 26 };

/** The middle of colony number n of so many on a territory: rows are centred, and lower where the bonus is in words. */
export function colonyPlace(land: Land, n: number, count: number, worded = false): { x: number; y: number } {
  const { x, columns } = land.colonies;
  const y = land.colonies.y + (worded ? land.colonies.worded : 0);
  const row = Math.floor(n / columns);
  const inRow = Math.min(columns, count - row * columns);
  const step = columns === 4 && inRow === 4 ? 31 : COLONY_STEP.x;
  return { x: x + ((n % columns) - (inRow - 1) / 2) * step, y: y + row * COLONY_STEP.y };
}

/** A point of the score track, an arc above the planet. */
export function scorePoint(points: number, most: number, radius: number): { x: number; y: number } {
  const spread = (92 * Math.PI) / 180;
  const angle = -Math.PI / 2 - spread / 2 + (spread * points) / most;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}
