/** What a place would mean for the viewer now, from what the table shows: what it gives, how far work can go, prices. */

import type { Label } from '../contract';
import type { Catalogue, Cost, Effect, Location } from './content';
import { PROJECTS, RESOURCES, type Player, type Project, type Resource, type Tag, type View } from './types';

const BASIC_TAGS: Record<string, Tag[]> = { planet_or_moon: ['planet', 'moon'], any: ['planet', 'science', 'moon'] };

/** How many tags of a type a player could spend: active tokens, and tags of the cards in hand that the viewer sees. Cards bought this turn wait. */
export function tagsAtHand(player: Player, catalogue: Catalogue, tag: string, bought: readonly string[]): number {
  const types = BASIC_TAGS[tag] ?? [tag as Tag];
  const tokens = types.reduce((sum, type) => sum + (player.active[type] ?? 0), 0);
  const hand = [...(player.hand ?? player.known)];
  for (const id of bought) if (hand.includes(id)) hand.splice(hand.indexOf(id), 1);
  const printed = hand.flatMap((id) => catalogue.card(id).tags);
  return tokens + printed.filter((one) => types.includes(one as Tag)).length;
}

/** Tags that the viewer could spend at a place whose effects come once a tag; null for other places. */
export function timesNow(location: Location, player: Player, catalogue: Catalogue, bought: readonly string[]): number | null {
  const each = location.action.find(({ op }) => op === 'per_tag');
  return each ? tagsFor(each, player, catalogue, bought) : null;
}

function tagsFor(effect: Effect, player: Player, catalogue: Catalogue, bought: readonly string[]): number {
  return Math.min(tagsAtHand(player, catalogue, effect.tag ?? 'any', bought), effect.max ?? Infinity);
}

/** How far a player could go on a track: steps, their price, and the bonuses of spaces that no player has reached. */
export interface Work {
  steps: number;
  fee: number;
  vp: number;
}

export function workNow(project: Project, most: number, discount: number, player: Player, view: View, catalogue: Catalogue): Work {
  const track = catalogue.track(project);
  const means = player.resources[track.res] + player.resources.genius;
  const at = player.discs[project];
  const found: Work = { steps: 0, fee: 0, vp: 0 };
  let sum = 0;
  for (let step = 1; step <= most && at + step <= track.costs.length; step += 1) {
    sum += track.costs[at + step - 1]!;
    if (sum - discount > means) break;
    const first = view.players.every(({ discs }) => discs[project] < at + step);
    found.steps = step;
    found.fee = Math.max(0, sum - discount);
    if (first) found.vp += track.bonuses.get(at + step) ?? 0;
  }
  return found;
}

/** What is told of a place, as messages, and what it would add to the stock. */
export interface Forecast {
  gains: ReadonlyMap<Resource, number>;
  lines: Label[];
}

export function forecast(location: Location, player: Player, view: View, catalogue: Catalogue): Forecast {
  const { bought } = view.turn_state;
  const gains = new Map<Resource, number>();
  const lines: Label[] = [];
  const rule = (name: string): number => location.rules.find((one) => one.rule === name)?.n ?? 0;

  /** What an effect brings that happens so often. */
  function visit(effect: Effect, times: number): void {
    const { op, res, n = 1 } = effect;
    if (op === 'gain' && RESOURCES.includes(res as Resource)) gains.set(res as Resource, (gains.get(res as Resource) ?? 0) + n * times);
    else if (op === 'per_tag') {
      const tags = tagsFor(effect, player, catalogue, bought);
      lines.push(['hw-web-now-tags', { count: tags, tag: `@hw-each-tag-${effect.tag}` }]);
      for (const inner of effect.then ?? []) visit(inner, tags);
    } else if (op === 'work') lines.push(...worked(effect.project ?? 'any_one', n * times));
    else if (op === 'buy' && !effect.free) lines.push(['hw-web-now-price', { price: Math.max(0, player.price - rule('buy_discount') - (effect.discount ?? 0)) }]);
    else if (op === 'research') lines.push(['hw-web-now-research', { from: cheapest(), knowledge: knowledge() }]);
    else if (op === 'pay') lines.push(['hw-web-now-exchange', { count: affordable(effect.cost ?? [], effect.max ?? Infinity) }]);
  }

  function worked(named: string, most: number): Label[] {
    const projects = PROJECTS.includes(named as Project) ? [named as Project] : PROJECTS;
    return projects.flatMap((project): Label[] => {
      const track = catalogue.track(project);
      const { steps, fee, vp } = workNow(project, most, rule('work_discount'), player, view, catalogue);
      const next = track.costs[player.discs[project]];
      const stock = player.resources[track.res];
      if (next === undefined) return [];
      if (steps === 0) return [['hw-web-now-step', { project: `@hw-project-${project}`, price: `@hw-price-${track.res}`, fee: next, stock }]];
      const line: Label = ['hw-web-now-work', { project: `@hw-project-${project}`, steps, price: `@hw-price-${track.res}`, fee, stock }];
      return vp > 0 ? [line, ['hw-web-now-bonus', { vp }]] : [line];
    });
  }

  function cheapest(): number {
    const left = Object.entries(player.upgrade_costs).filter(([id]) => !player.upgrades.includes(id));
    return left.length > 0 ? Math.max(0, Math.min(...left.map(([, cost]) => cost)) - rule('research_discount')) : 0;
  }

  /** With genius, and with the tags that count as knowledge here. */
  function knowledge(): number {
    const swap = location.rules.find((one) => one.rule === 'tag_as_resource' && one.res === 'knowledge');
    return player.resources.knowledge + player.resources.genius + (swap ? tagsAtHand(player, catalogue, swap.tag ?? 'any', bought) : 0);
  }

  /** How often such a price could be paid. */
  function affordable(cost: readonly Cost[], most: number): number {
    const sets = cost.map(({ res, tag, n }) => {
      if (tag) return tagsAtHand(player, catalogue, tag, bought) / n;
      const basic = RESOURCES.filter((one) => one !== 'genius').reduce((sum, one) => sum + player.resources[one], 0);
      const own = res === 'any_basic' ? basic : player.resources[res as Resource];
      return (own + (res === 'genius' ? 0 : player.resources.genius)) / n;
    });
    return Math.floor(Math.min(most, ...sets));
  }

  for (const effect of location.action) visit(effect, 1);
  const now = [...gains].map(([res, n]): Label => {
    const before = player.resources[res];
    return ['hw-web-now-gain', { res: `@hw-resource-${res}`, before, after: Math.min(view.limits.resource, before + n) }];
  });
  return { gains, lines: [...now, ...lines] };
}
