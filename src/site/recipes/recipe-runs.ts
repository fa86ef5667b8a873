import type { HandingCard } from '../../pipelines/handing-card.ts';
import type { RunRecipe } from '../../pipelines/recipe-outcome.ts';
import type { Imported, ReadRecipe } from './imported.ts';

/** The module that runs recipes (`runs/recipes.ts`), as pages load it. */
export interface RecipeRuns {
  runRecipe: RunRecipe;
  readPipeline(recipe: unknown, findCard: (slug: string) => HandingCard | undefined): unknown;
  importRecipe(text: string, read: ReadRecipe): Promise<Imported>;
  readable(value: unknown, read: ReadRecipe): Imported;
  endOf(card: HandingCard, side: 'inputs' | 'result', field: string, inputs: Readonly<Record<string, unknown>>): { encoding?: string };
  shownOutput(result: unknown, ranWith: RanWith): ShownOutput;
  hexDump(bytes: Uint8Array, most: number): string;
}

/** What a step gives, as the page of recipes shows it. */
export interface ShownOutput {
  /** The field that is handed on; empty where the whole is shown. */
  field: string;
  /** As text, or, of bytes that are no text, as they are written. */
  text: string;
  /** How they are. */
  written?: 'Hex' | 'Base64';
  /** Its bytes: those that it stands for, or those of the text in UTF-8. */
  bytes: Uint8Array<ArrayBuffer>;
  /** The `data:` address of the picture that it is, and the ending of its name. */
  picture?: { address: string; ending: string };
}

/** What a step was run with, and what of that was its own. */
export interface RanWith {
  card: HandingCard | undefined;
  inputs: Readonly<Record<string, unknown>>;
  own: Readonly<Record<string, unknown>>;
  isLoop: boolean;
}
