import type { Recipe } from '../recipes/bench.ts';

/** A recipe of the catalogue of recipes, with a page of its own at `/recipes/{slug}`. */
export interface ReadyRecipe {
  slug: string;
  /** Words that people search for, beside those of its name and its note. */
  keywords: readonly string[];
  /** What it does, with an input to try it on as the default of its first parameter. */
  recipe: Recipe & { name: string; note: string };
  /** What comes out for that input, as its page shows it; none for a picture. */
  gives?: string;
}
