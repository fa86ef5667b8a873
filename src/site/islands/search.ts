// The search over all tools and recipes, in the page: what is typed stays there. Loaded when the search is first used.
import { type Searchable, type ToolSearch, toolSearch } from '../../tools/search.ts';
import { type FindRecipes, goFirst, recipeSearch, type SearchableRecipe } from '../cookbook/find-recipes.ts';
import { recipesIn, type SearchIndex, toolsIn } from '../search-index.ts';

/** The search over tools, and that over recipes. */
export interface Searches extends ToolSearch<Searchable> {
  findRecipes: FindRecipes<SearchableRecipe>;
  goFirst: typeof goFirst;
}

/** @param index as the build wrote it */
export const searchOver = (index: SearchIndex): Searches => ({ ...toolSearch(toolsIn(index)), findRecipes: recipeSearch(recipesIn(index)), goFirst });
