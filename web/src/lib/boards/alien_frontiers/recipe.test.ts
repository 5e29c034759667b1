import { describe, expect, it } from 'vitest';
import type { Limits } from './model';
import { bonusRecipe, cardRecipe, stationRecipe } from './recipe';
import { printed } from './testing';

const limits = { hub: 7, claim: 8, raid: 4, display: 3, ships: 6, fleet: 3, rounds: 0 } as Limits;

describe('recipes', () => {
  it('show the prices that are printed', () => {
    expect(stationRecipe('constructor', { printed: printed(), limits })).toEqual(['die:=', 'die:=', 'die:=', '3', 'g:ore', 'g:arrow', 'g:colony']);
    expect(stationRecipe('shipyard', { printed: printed(), limits })).toEqual(['die:=', 'die:=', '1–3', 'g:fuel', 'g:ore', 'g:arrow', 'g:ship']);
    expect(bonusRecipe('herbert', printed())).toEqual(['g:shipyard', '−1', 'g:fuel', 'g:ore']);
    expect(cardRecipe('gravity', printed())?.power).toEqual(['2', 'g:fuel', '±1']);
    expect(cardRecipe('plasma', printed())?.power).toEqual(['n', 'g:fuel', 'g:burst']);
    expect(cardRecipe('city', printed())?.power).toEqual(['1', 'g:point']);
  });

  it('follow tables of somebody else', () => {
    const own = printed();
    own.stations.terraform = { together: 1, fuel: 2, ore: 0 };
    own.stations.shipyard = { together: 2, fuel: 1, ore: 2 };
    own.territories.pohl = { fuel: 2, ore: 0 };
    own.cards.plasma = { fuel: 3 };
    expect(stationRecipe('terraform', { printed: own, limits })).toEqual(['die:6', '2', 'g:fuel', 'g:arrow', 'g:colony']);
    expect(stationRecipe('shipyard', { printed: own, limits })).toEqual(['die:=', 'die:=', '1–3', 'g:fuel', '2–6', 'g:ore', 'g:arrow', 'g:ship']);
    expect(bonusRecipe('pohl', own)).toEqual(['g:card', '−2', 'g:fuel']);
    expect(cardRecipe('plasma', own)?.power).toEqual(['3n', 'g:fuel', 'g:burst']);
  });
});
