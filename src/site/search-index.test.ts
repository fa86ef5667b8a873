import { expect, it } from 'vitest';
import { catalogue } from '../tools/index.ts';
import { READY_RECIPES, searchableOf } from './cookbook/index.ts';
import { recipesIn, searchIndexOf, toolsIn } from './search-index.ts';

it('says of each tool and recipe what the search reads', () => {
  const recipes = READY_RECIPES.map(searchableOf);
  const index = searchIndexOf(catalogue.cards, recipes);
  expect(toolsIn(index)).toEqual(catalogue.cards.map(({ slug, name, category, summary, keywords = [] }) => ({ slug, name, category, summary, keywords })));
  expect(recipesIn(index)).toEqual(recipes);
});
