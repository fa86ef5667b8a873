// What runs recipes in a page and says how one tool's main output gets into the next: loaded when a page needs it.
export { type End, encodingToGive, endOf, type Handing, handingOf, handOn } from '../../pipelines/handing.ts';
export { readPipeline } from '../../pipelines/pipeline.ts';
export { runRecipe } from '../../pipelines/run-recipe.ts';
export { importRecipe, readable } from '../recipes/import-recipe.ts';
export { hexDump, shownOutput } from '../recipes/shown-output.ts';
