/** Effects as rows of small pictures and numbers: what a place, card or tile does at a glance. The words are in its large view. */

import type { Cost, Effect, Score, Trigger } from './content';

/** A number in front of a picture; either may be missing. */
export interface Glyph {
  text?: string;
  icon?: string;
}

const counted = (n: number | undefined, icon: string): Glyph => (n === undefined || n === 1 ? { icon } : { text: String(n), icon });
const ARROW: Glyph = { icon: 'then' };

const tagIcon = (tag: string): string => `tag-${tag}`;

function costGlyphs(cost: Cost[]): Glyph[] {
  return cost.map(({ res, tag, n }) => ({ text: `−${n}`, icon: res ?? tagIcon(tag ?? 'any') }));
}

function effectGlyphs(effect: Effect): Glyph[] {
  const { op, n, res = '', tag = 'any' } = effect;
  switch (op) {
    case 'gain':
      return [{ text: `+${n ?? 1}`, icon: res }];
    case 'baseline':
      return [{ text: `${n ?? 1}`, icon: 'baseline' }, { icon: res === 'any' ? 'any_basic' : res }];
    case 'gain_tag':
      return [{ text: `+${n ?? 1}`, icon: tagIcon(tag) }];
    case 'reactivate':
      return [counted(n, 'reactivate'), { icon: tagIcon(tag) }];
    case 'vp':
      return [{ text: `+${n ?? 1}`, icon: 'vp' }];
    case 'research':
      return [counted(n, 'research')];
    case 'badge':
      return [{ icon: 'badge' }];
    case 'work':
      return [counted(n, `work-${effect.project}`)];
    case 'gain_upgrade':
      return [counted(n, 'upgrade'), { text: kindText(effect.kind) }];
    case 'buy':
      return [counted(n, effect.deck === 'any' ? 'buy' : (effect.deck ?? 'buy')), ...(effect.free ? [{ text: '0' }] : effect.discount ? [{ text: `−${effect.discount}` }] : [])];
    case 'shuttle_free':
      return [counted(n, 'shuttle')];
    case 'refill':
      return [{ icon: 'refill' }, { icon: res }];
    case 'remove_card':
      return [{ icon: 'remove' }, ARROW, ...glyphsOf(effect.then ?? [])];
    case 'per_tag':
      return [{ icon: tagIcon(tag) }, ARROW, ...glyphsOf(effect.then ?? [])];
    case 'pay':
      return [...costGlyphs(effect.cost ?? []), ARROW, ...glyphsOf(effect.then ?? []), ...(effect.max === 1 ? [] : [{ text: `×${effect.max}` }])];
    case 'choose':
      return (effect.options ?? []).flatMap((option, place) => [...(place > 0 ? [{ text: '/' }] : []), ...glyphsOf(option)]);
    default:
      return [];
  }
}

const kindText = (kind: string | undefined): string => (kind === 'tech1' ? '1' : kind === 'tech2' ? '2' : '');

/** What these effects do, in order. */
export function glyphsOf(effects: readonly Effect[]): Glyph[] {
  return effects.flatMap(effectGlyphs);
}

/** What a boost waits for. */
export function triggerGlyphs(trigger: Trigger): Glyph[] {
  const least = trigger.min !== undefined && trigger.min > 1 ? [{ text: `${trigger.min}+` }] : [];
  switch (trigger.event) {
    case 'worked':
      return [...least, { icon: trigger.project === 'any' ? 'work-any_one' : `work-${trigger.project}` }];
    case 'raised_baseline':
      return [{ icon: 'baseline' }, { icon: trigger.res === 'any' ? 'any_basic' : (trigger.res ?? 'any_basic') }];
    case 'gained_res':
      return [{ text: '+', icon: trigger.res === 'any' ? 'any_basic' : (trigger.res ?? 'any_basic') }];
    case 'gained_tag':
      return [{ text: '+', icon: tagIcon(trigger.tag ?? 'any') }];
    case 'spent_tag':
      return [...least, { text: '−', icon: tagIcon(trigger.tag ?? 'any') }];
    case 'bought_card':
      return [{ icon: trigger.deck === 'any' ? 'buy' : (trigger.deck ?? 'buy') }];
    case 'gained_upgrade':
      return [{ icon: 'upgrade', text: kindText(trigger.kind) }];
    case 'removed_card':
      return [{ icon: 'remove' }];
    case 'used_shuttle':
      return [{ icon: 'shuttle' }];
    case 'played_action':
      return [{ icon: 'action' }];
    case 'placed_lander':
      return [{ icon: 'lander' }, ...(trigger.world === 'any' ? [] : [{ icon: `tag-${trigger.world}` }])];
    case 'gained_vp':
      return [...least, { icon: 'vp' }];
    default:
      return [];
  }
}

/** What a species scores for: so many points for each of something. */
export function scoreGlyphs(score: Score): Glyph[] {
  const { metric, vp, div } = score;
  const rate: Glyph[] = [{ text: String(vp ?? ''), icon: 'vp' }, { text: div !== undefined && div > 1 ? `/ ${div}` : '/' }];
  switch (metric) {
    case 'tag_tokens':
    case 'card_tags':
      return [...rate, { icon: tagIcon(score.tag ?? 'any') }, ...(metric === 'card_tags' ? [{ icon: 'card' }] : [])];
    case 'tag_sets':
      return [...rate, { icon: 'tag-planet' }, { icon: 'tag-science' }, { icon: 'tag-moon' }];
    case 'tokens_total':
      return [...rate, { icon: 'tag-any' }];
    case 'baselines_at_most':
      return [...rate, { icon: 'baseline', text: `≤${score.level}` }];
    case 'baselines_at_least':
      return [...rate, { icon: 'baseline', text: `≥${score.level}` }];
    case 'resource_left':
      return [...rate, { icon: score.res ?? 'any_basic' }];
    case 'upgrades':
      return [...rate, { icon: 'upgrade', text: kindText(score.kind) }];
    case 'cards_owned':
      return [...rate, { icon: score.deck === 'any' ? 'card' : (score.deck ?? 'card') }];
    case 'track_pos':
      return [...rate, { icon: `work-${score.project}` }];
    case 'lowest_track':
      return [...rate, { icon: 'work-any_one' }];
    default:
      return [{ icon: 'vp' }, { icon: `work-${score.project ?? 'any_one'}` }];
  }
}
