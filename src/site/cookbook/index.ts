import { DATA } from './data.ts';
import type { SearchableRecipe } from './find-recipes.ts';
import type { ReadyRecipe } from './ready-recipe.ts';
import { SECURITY } from './security.ts';
import { TEXT } from './text.ts';
import { TIME } from './time.ts';
import { TOKENS_AND_KEYS } from './tokens-and-keys.ts';
import { WEB } from './web.ts';

export type { ReadyRecipe };

/** The catalogue of recipes, by what they are about. */
export const COOKBOOK: readonly { title: string; recipes: readonly ReadyRecipe[] }[] = [
  { title: 'Tables, JSON and configuration', recipes: DATA },
  { title: 'Tokens, certificates and keys', recipes: TOKENS_AND_KEYS },
  { title: 'Logs and suspicious things', recipes: SECURITY },
  { title: 'Web pages and style sheets', recipes: WEB },
  { title: 'Texts and lists', recipes: TEXT },
  { title: 'Dates and schedules', recipes: TIME },
];

export const READY_RECIPES: readonly ReadyRecipe[] = COOKBOOK.flatMap(({ recipes }) => [...recipes]);

/** What the search reads of a recipe. */
export const searchableOf = ({ slug, keywords, recipe: { name, note } }: ReadyRecipe): SearchableRecipe => ({ slug, name, note, keywords });

/** Those whose tools are all here. */
export const recipesWith = (hasTool: (slug: string) => boolean): ReadyRecipe[] =>
  READY_RECIPES.filter(({ recipe }) => recipe.steps.every(({ tool }) => hasTool(tool)));
