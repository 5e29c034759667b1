/** Effects in pictures: short rows of signs, to be read on a card at a glance. The words are in its large view. */

import type { Condition, Count, Effect } from './content';

/** A picture with a number beside it, or a sign of punctuation. */
export interface Glyph {
  icon?: string;
  text?: string;
}

const icon = (name: string, text?: string | number): Glyph => (text === undefined ? { icon: name } : { icon: name, text: String(text) });
const sign = (text: string): Glyph => ({ text });
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** The picture of an action. */
export const DEED_ICONS: Record<string, string> = {
  discover_planet: 'planet',
  develop_tech: 'tech',
  build_ship: 'ship',
  buy: 'buy',
  prepare_resources: 'attach',
  trade_resources: 'trade',
  remove_blockade: 'token',
  start_offensive: 'attack',
  collect_income: 'income',
  mine_planets: 'mine',
  faction_action: 'flag',
  any: 'action',
};

/** Effects that are one picture and a number. */
const NUMBERED: Record<string, string> = {
  gain_vp: 'vp',
  gain_credits: 'credit',
  draw_resources: 'card',
  gain_artifact: 'artifact',
  gain_defence_plan: 'plan',
  produce: 'produce',
  produce_delta: 'produce',
  hand_size_delta: 'hand',
  place_blockade: 'token',
  place_blockade_delta: 'token',
  remove_blockade: 'unblock',
  attach_from_deck: 'attach',
  attach_from_hand: 'attach',
  extra_actions: 'action',
  extra_turns: 'clock',
  redraw_attack: 'redraw',
};
const ADDED = ['produce_delta', 'hand_size_delta', 'place_blockade_delta', 'extra_actions', 'extra_turns'];

/** When an effect works, where that is not "always". */
function when(effect: Effect): Glyph[] {
  switch (effect.trigger) {
    case 'additional':
      return [icon('plus')];
    case 'action':
      return [icon('action')];
    case 'on_card_added':
      return [icon(effect.if?.cls ?? 'new'), sign(':')];
    case 'on_attack_start':
    case 'on_ship_attack':
    case 'on_attack_value':
      return effect.effect === 'attack_delta' ? [] : [icon('attack'), sign(':')];
    case 'on_ship_result':
      return [icon('attack', effect.if?.value_min ? `${effect.if.value_min}+` : undefined), sign(':')];
    case 'on_ship_loss':
      return effect.effect === 'loss_downgrade' ? [] : [icon('destroyed'), sign(':')];
    case 'on_production_match':
      return [icon('produce'), icon('vp'), sign(':')];
    case 'on_trade':
      return [icon('trade'), sign(':')];
    case 'on_defend':
      return [icon('plan'), sign(':')];
    default:
      return [];
  }
}

function price(effect: Effect): Glyph[] {
  const { cost } = effect;
  if (!cost) return [];
  const paid: Glyph[] = [];
  if (cost.credits) paid.push(icon('credit', cost.credits));
  if (cost.discard_hand) paid.push(icon('card', cost.discard_hand));
  if (typeof cost.icons === 'number') paid.push(icon(cost.colours?.[0] ?? 'gold', cost.icons));
  else if (cost.icons) paid.push(...(cost.colours ?? []).map((colour) => icon(colour)));
  return [...paid, sign('▸')];
}

function does(effect: Effect): Glyph[] {
  const { effect: op, n = 0, action = 'any', cls } = effect;
  const numbered = NUMBERED[op];
  if (numbered) {
    const count = op === 'redraw_attack' ? effect.times : ADDED.includes(op) ? signed(n) : n;
    const about = op.startsWith('attach') && cls && ['planet', 'tech', 'ship'].includes(cls) ? [icon(cls)] : [];
    return [icon(numbered, count), ...about];
  }
  const deed = DEED_ICONS[action] ?? 'action';
  switch (op) {
    case 'cost_delta':
      return [icon(deed), icon('tag', signed(n))];
    case 'limit_delta':
      return [icon(deed), icon('limit', signed(n))];
    case 'gold_ok':
      return [icon('gold'), sign('▸'), icon(deed)];
    case 'attack_delta':
      return [icon('attack', signed(n)), ...(effect.vs === 'alien' ? [icon('system')] : effect.vs === 'player' ? [icon('flag')] : [])];
    case 'take_cards':
      return [icon(cls ?? 'new', effect.draw === effect.keep ? effect.keep : `${effect.keep}/${effect.draw}`)];
    case 'search':
      return [icon('search'), icon(cls === 'chosen' ? 'new' : (cls ?? 'new'))];
    case 'attack_once':
      return [icon('attack')];
    case 'loss_downgrade':
      return [icon('destroyed'), sign('▸'), icon('damaged')];
    case 'build_now':
      return [icon('build'), icon(cls === 'any' ? 'new' : (cls ?? 'new'))];
    case 'perform':
      return [icon(deed), ...(effect.cost_delta ? [icon('tag', signed(effect.cost_delta))] : [])];
    case 'score_tech':
      return [icon('card'), sign('▸'), icon('vp')];
    default:
      return [icon(op)];
  }
}

/** One effect. */
export function glyphsOf(effect: Effect): Glyph[] {
  const each = effect.per ? [sign('/'), ...counted(effect.per, effect.div && effect.div > 1 ? effect.div : undefined)] : [];
  return [...when(effect), ...price(effect), ...does(effect), ...each];
}

/** What is counted, with a number before it. */
export function counted(count: Count, number?: number | string): Glyph[] {
  const cls = count.cls && count.cls !== 'any' ? count.cls : undefined;
  const glyphs: Glyph[] = [];
  if (count.count === 'cards') glyphs.push(icon(count.type ? `type-${count.type}` : (cls ?? 'new'), number));
  else if (count.count === 'distinct_types') glyphs.push(icon('types', number), ...(cls ? [icon(cls)] : []));
  else if (count.count === 'construction') glyphs.push(icon('build', number), ...(cls ? [icon(cls)] : []));
  else if (count.count === 'sets') glyphs.push(...[icon('planet'), icon('tech'), icon('ship')], sign(`×${number ?? 1}`));
  else glyphs.push(icon({ credits: 'credit', artifacts: 'artifact', defence_plans: 'plan', resources_on_planets: 'card', blockades_on_others: 'token', colour_sets_paid: 'card' }[count.count] ?? 'new', number));
  if (count.side) glyphs.push(icon(count.side));
  return glyphs;
}

/** A condition of a technology: what it takes, points in play and, after the clock, at the end. */
export function conditionGlyphs(condition: Condition): Glyph[] {
  return [...counted(condition, `${condition.min}+`), sign('▸'), icon('vp', condition.in_play), icon('clock', condition.end)];
}

/** All conditions of a technology in short: what the first takes, and from how many points to how many they bring. */
export function conditionsInShort(conditions: readonly Condition[]): Glyph[] {
  const [first] = conditions;
  if (!first) return [];
  return [...counted(first, first.min), sign('▸'), icon('vp', `${first.in_play}–${Math.max(...conditions.map(({ end }) => end))}`)];
}

/** A row of an attack table. */
export function rowGlyphs(row: readonly Effect[]): Glyph[] {
  return row.flatMap((effect) => does(effect));
}
