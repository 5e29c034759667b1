/** What a place would mean for the viewer now, from what the table shows: amounts after it, tags at hand, prices. */

import type { Label } from '../contract';
import type { Catalogue, Effect, Location } from './content';
import { PROJECTS, type Player, type Project, type Resource, type Tag, type View } from './types';

const BASIC_TAGS: Record<string, Tag[]> = { planet_or_moon: ['planet', 'moon'], any: ['planet', 'science', 'moon'] };

/** How many tags of a type a player could spend: active tokens, and tags of the cards in hand that the viewer sees. */
export function tagsAtHand(player: Player, catalogue: Catalogue, tag: string): number {
  const types = BASIC_TAGS[tag] ?? [tag as Tag];
  const tokens = types.reduce((sum, type) => sum + (player.active[type] ?? 0), 0);
  const printed = (player.hand ?? player.known).flatMap((id) => catalogue.card(id).tags);
  return tokens + printed.filter((one) => types.includes(one as Tag)).length;
}

/** Tags that the viewer could spend at a place whose effects come once a tag; null for other places. */
export function timesNow(location: Location, player: Player, catalogue: Catalogue): number | null {
  const each = location.action.find(({ op }) => op === 'per_tag');
  if (!each) return null;
  const tags = tagsAtHand(player, catalogue, each.tag ?? 'any');
  return each.max == null ? tags : Math.min(tags, each.max);
}

/** The sentences about a place, as messages. */
export function forecast(location: Location, player: Player, view: View, catalogue: Catalogue): Label[] {
  const lines: Label[] = [];
  const gains = new Map<Resource, number>();
  const visit = (effects: readonly Effect[]): void => {
    for (const effect of effects) {
      if (effect.op === 'gain' && effect.res !== 'any_basic') gains.set(effect.res as Resource, (gains.get(effect.res as Resource) ?? 0) + (effect.n ?? 1));
      else if (effect.op === 'per_tag') lines.push(['hw-web-now-tags', { count: tagsAtHand(player, catalogue, effect.tag ?? 'any'), tag: `@hw-each-tag-${effect.tag}` }], ...inner(effect));
      else lines.push(...linesOf(effect));
    }
  };
  const inner = (effect: Effect): Label[] => (effect.then ?? []).flatMap(linesOf);
  const linesOf = (effect: Effect): Label[] => {
    if (effect.op === 'work') return workLines(effect.project ?? 'any_one');
    if (effect.op === 'buy' && !effect.free) return [['hw-web-now-price', { price: player.price }]];
    if (effect.op === 'research') return [['hw-web-now-research', { from: Math.min(...upgradeCosts()), knowledge: player.resources.knowledge }]];
    return [];
  };
  const upgradeCosts = (): number[] => {
    const left = Object.entries(player.upgrade_costs).filter(([id]) => !player.upgrades.includes(id));
    return left.length > 0 ? left.map(([, cost]) => cost) : [0];
  };
  const workLines = (named: string): Label[] => {
    const projects = PROJECTS.includes(named as Project) ? [named as Project] : PROJECTS;
    return projects.flatMap((project): Label[] => {
      const track = catalogue.track(project);
      const cost = track.costs[player.discs[project]];
      return cost === undefined ? [] : [['hw-web-now-step', { project: `@hw-project-${project}`, price: `@hw-price-${track.res}`, fee: cost, stock: player.resources[track.res] }]];
    });
  };
  visit(location.action);
  const now = [...gains].map(([res, n]): Label => {
    const before = player.resources[res];
    return ['hw-web-now-gain', { res: `@hw-resource-${res}`, before, after: Math.min(view.limits.resource, before + n) }];
  });
  return [...now, ...lines];
}
