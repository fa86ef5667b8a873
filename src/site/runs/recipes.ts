// What runs recipes in a page and says how one tool's main output gets into the next: loaded when a page needs it.
export { type End, encodingToGive, endOf, type Handing, handingOf, handOn } from '../../pipelines/handing.ts';
export { runRecipe } from '../../pipelines/run-recipe.ts';
