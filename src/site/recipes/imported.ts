import type { Recipe } from './bench.ts';

/** What became of a text that was to be a recipe: what could be read of it, and what was wrong with the rest, by place. */
export interface Imported {
  recipe?: Recipe;
  problems: string[];
}

/** Reads a whole recipe; throws `InvalidInputs` naming the place of the first thing that is wrong. */
export type ReadRecipe = (recipe: unknown) => unknown;
