/** Every card looks like itself: its picture is drawn from its id and type, the same each time. */

import type { Type } from './types';

/** A number from 0 up to (not including) 1 for each call, from a text. */
export function dice(text: string): () => number {
  let state = 2166136261;
  for (let place = 0; place < text.length; place += 1) state = Math.imul(state ^ text.charCodeAt(place), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
}

const short = (number: number): string => String(Math.round(number * 100) / 100);

export interface PlanetLook {
  /** Colours from the lit side to the night side, and of what lies on it. */
  light: string;
  body: string;
  dark: string;
  land: string;
  turn: number;
  /** Continents and craters, or bands of a gas giant. */
  lands: string[];
  bands: { y: number; height: number; strong: boolean }[];
  ringed: boolean;
  moons: { x: number; y: number; r: number }[];
}

/** Hues of worlds by type, in degrees: seas and forests, ice and cities, ash and rust, sand and gold. */
const HUES: Record<Type, readonly number[]> = {
  exploration: [150, 175, 130, 195],
  expansion: [215, 235, 200, 260],
  extermination: [8, 350, 20, 330],
  exploitation: [42, 32, 52, 24],
};

export function planetLook(id: string, type: Type): PlanetLook {
  const roll = dice(id);
  const hue = HUES[type][Math.floor(roll() * 4)]! + roll() * 14 - 7;
  const away = hue + (roll() < 0.5 ? 35 : -40);
  const hsl = (h: number, s: number, l: number): string => `hsl(${short(h)} ${short(s)}% ${short(l)}%)`;
  const giant = roll() < 0.42;
  return {
    light: hsl(hue, 70, 78),
    body: hsl(hue, 55, 50),
    dark: hsl(hue + 12, 60, 16),
    land: hsl(away, 50, giant ? 68 : 38),
    turn: Math.round(roll() * 44 - 22),
    lands: giant ? [] : Array.from({ length: 3 + Math.floor(roll() * 3) }, () => blob(roll)),
    bands: giant ? Array.from({ length: 5 }, (_, place) => ({ y: -15 + place * 6 + roll() * 2, height: 1.6 + roll() * 3, strong: roll() < 0.5 })) : [],
    ringed: roll() < (giant ? 0.5 : 0.14),
    moons: Array.from({ length: Math.floor(roll() * 2.6) }, () => {
      const angle = roll() * 2 * Math.PI;
      return { x: Math.cos(angle) * 19, y: Math.sin(angle) * 16, r: 1.1 + roll() * 1.4 };
    }),
  };
}

/** An island with a soft coast. */
function blob(roll: () => number): string {
  const [x, y, r] = [roll() * 26 - 13, roll() * 24 - 12, 3 + roll() * 5];
  const points = Array.from({ length: 7 }, (_, place) => {
    const angle = (place / 7) * 2 * Math.PI;
    const far = r * (0.65 + roll() * 0.6);
    return `${short(x + Math.cos(angle) * far * 1.3)} ${short(y + Math.sin(angle) * far)}`;
  });
  return `M${points.join('L')}Z`;
}

/** A technology as a curve that a pen in rolling wheels would draw: the more teeth, the richer. */
export function techCurve(id: string, type: Type): string {
  const roll = dice(id);
  const teeth = { exploration: 5, expansion: 6, extermination: 3, exploitation: 4 }[type] + Math.floor(roll() * 3) * (type === 'extermination' ? 3 : 1);
  const depth = 0.35 + roll() * 0.5;
  const twist = 1 + Math.floor(roll() * 3);
  const steps = 96;
  const points = Array.from({ length: steps }, (_, step) => {
    const t = (step / steps) * 2 * Math.PI;
    const r = 10.5 + 5.5 * Math.cos(teeth * t) * depth;
    const angle = t + (depth * Math.sin(teeth * t * twist)) / teeth;
    return `${short(Math.cos(angle) * r)} ${short(Math.sin(angle) * r)}`;
  });
  return `M${points.join('L')}Z`;
}

export interface ShipLook {
  hull: string;
  parts: string[];
  windows: { x: number; y: number }[];
  engines: number[];
}

/** A ship from above, its bow to the right: what it is for gives its build. */
export function shipLook(id: string, type: Type): ShipLook {
  const roll = dice(id);
  const vary = (from: number, to: number): number => from + roll() * (to - from);
  // Half of the outline, from the bow to the stern: how far along, how far out.
  const halves: Record<Type, () => [number, number][]> = {
    extermination: () => [[18, 0], [vary(8, 11), vary(1.5, 2.5)], [vary(12, 15), vary(5, 7)], [vary(1, 4), vary(4, 5)], [vary(-6, -3), vary(11, 14)], [-11, vary(9, 11)], [vary(-8, -6), 4], [-15, vary(3, 5)], [-13, 0]],
    exploration: () => [[19, 0], [vary(12, 14), 1], [vary(7, 9), vary(1, 1.6)], [vary(2, 4), vary(2.4, 3.4)], [vary(-3, -1), vary(8, 12)], [vary(-6, -4), vary(8, 12)], [-6, 3], [-14, vary(2, 3)], [-16, 0]],
    expansion: () => [[15, 0], [13, vary(3, 4.5)], [vary(7, 8), vary(4, 5)], [vary(7, 8), vary(7, 9)], [vary(-1, 1), vary(8, 10)], [vary(-1, 1), 5], [-5, vary(7, 9)], [-12, vary(7, 9)], [-15, 4], [-15, 0]],
    exploitation: () => [[14, 0], [12, 3], [8, vary(3.5, 4.5)], [7, vary(6.5, 8.5)], [vary(-9, -7), vary(6.5, 8.5)], [-9, vary(3.5, 4.5)], [-13, vary(4, 6)], [-16, vary(3, 4)], [-14, 0]],
  };
  // Broad or slender, long or short.
  const [long, broad] = [vary(0.86, 1.04), vary(0.68, 1.3)];
  const half = halves[type]().map(([x, y]): [number, number] => [x * long, y * broad]);
  const whole = [...half, ...half.slice(1, -1).reverse().map(([x, y]): [number, number] => [x, -y])];
  const hull = `M${whole.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;
  const boxes = type === 'exploitation' ? 3 : type === 'expansion' ? 2 : 0;
  const parts = Array.from({ length: boxes }, (_, place) => `M${-6 + place * 4.4} -5h3.4v10h-3.4Z`);
  if (type === 'extermination') parts.push('M-4 -1.4L11 -.5V.5L-4 1.4Z');
  if (type === 'exploration') parts.push('M13 0m-.6 0h6.4v.01h-6.4Z', `M-4 ${short(-vary(3, 5))}a3 3 0 0 1 3 3`);
  return {
    hull,
    parts,
    windows: Array.from({ length: 3 + Math.floor(roll() * 3) }, (_, place) => ({ x: 9 - place * 3, y: 0 })),
    engines: type === 'expansion' || roll() < 0.5 ? [-3, 3] : [0],
  };
}

/** An artifact: a sign that no hand of ours has drawn, the same on both sides. */
export function artifactSign(id: string): string[] {
  const roll = dice(id);
  const strokes: string[] = [];
  for (let place = 0; place < 4; place += 1) {
    const y = -13 + place * 7 + roll() * 3;
    const [x1, y1, x2] = [3 + roll() * 9, y + roll() * 8 - 2, roll() * 5];
    strokes.push(`M0 ${short(y)}Q${short(x1)} ${short(y - 3)} ${short(x1)} ${short(y1)}T${short(x2)} ${short(y1 + 5)}`);
    strokes.push(`M0 ${short(y)}Q${short(-x1)} ${short(y - 3)} ${short(-x1)} ${short(y1)}T${short(-x2)} ${short(y1 + 5)}`);
  }
  return strokes;
}

/** An alien system: stars on the arms of a spiral. */
export function systemStars(id: string): { x: number; y: number; r: number }[] {
  const roll = dice(id);
  const arms = 2 + Math.floor(roll() * 3);
  const turn = roll() * 6;
  return Array.from({ length: 34 }, (_, place) => {
    const out = (place / 34) * 17;
    const angle = turn + out / 5 + ((place % arms) / arms) * 2 * Math.PI + roll() * 0.5;
    return { x: Math.cos(angle) * out, y: Math.sin(angle) * out * 0.6, r: 0.35 + roll() * 0.9 };
  });
}
