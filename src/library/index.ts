import type { Detection, PipelineResult, Recipe, Slug, Tools, Unknown } from '../client/index.ts';
import { runRecipe as runHere } from '../pipelines/run-recipe.ts';
import { execute } from '../runner/execute.ts';
import { DETECTION, ToolLoader } from '../runner/tool-loader.ts';
import { noSuchTool } from '../tools/catalogue.ts';
import { catalogue } from '../tools/index.ts';
import { parseJsonText } from '../tools/shared/json/parse-text.ts';
import { errorOf } from './errors.ts';

export { InvalidInputsError, ToolError, ToolNotFoundError, UnprocessableInputsError } from './errors.ts';
export type { Detection, PipelineResult, Recipe, Slug, Tools, Unknown };

/** The inputs of a tool, which may be left out where all of its fields may be. */
type InputsOf<S extends Slug> = Partial<Tools[S]['inputs']> extends Tools[S]['inputs'] ? [inputs?: Tools[S]['inputs']] : [inputs: Tools[S]['inputs']];

/** The slugs of all tools. */
export const tools: readonly Slug[] = catalogue.cards.map(({ slug }) => slug as Slug);

const loader = new ToolLoader();

/**
 * Runs a tool in this process: no server, no key and no allowance. There is no time limit, either; a heavy tool holds the thread for as long as it runs.
 * Rejects with a `ToolError`.
 */
export async function run<S extends Slug>(slug: S, ...[inputs = {}]: InputsOf<S>): Promise<Tools[S]['result']> {
  const card = catalogue.get(slug);
  if (!card) throw errorOf({ code: 'tool_not_found', message: noSuchTool(catalogue, slug, 'The list "tools" has them.') });
  const outcome = await execute(loader.loaded(slug) ?? (await loader.load(card)), inputs);
  if (!outcome.ok) throw errorOf(outcome);
  return parseJsonText(outcome.resultJson) as Tools[S]['result'];
}

/** Runs a recipe in this process, as `POST /api/v1/pipelines` would. Rejects with a `ToolError`, which names the step that failed. */
export async function runRecipe(recipe: Recipe, given: Readonly<Record<string, unknown>> = {}): Promise<PipelineResult> {
  const outcome = await runHere(recipe, given, {
    findCard: (slug) => catalogue.get(slug),
    async run(slug, inputs) {
      const card = catalogue.get(slug);
      if (!card) return { ok: false, code: 'tool_not_found', message: noSuchTool(catalogue, slug, 'The list "tools" has them.') };
      return execute(loader.loaded(slug) ?? (await loader.load(card)), inputs);
    },
  });
  if (!outcome.ok) throw errorOf({ ...outcome.failure, step: outcome.step });
  return { result: outcome.result as PipelineResult['result'], steps: outcome.steps };
}

/** Says what data could be, which tools open them, and how to unpack them, as `POST /api/v1/detect` would. Rejects with a `ToolError`. */
export async function detect(data: string | Unknown): Promise<Detection> {
  const outcome = await execute(loader.loaded(DETECTION.slug) ?? (await loader.load(DETECTION)), typeof data === 'string' ? { data } : data);
  if (!outcome.ok) throw errorOf(outcome);
  return parseJsonText(outcome.resultJson) as unknown as Detection;
}

/** In browsers, says where the tools are; here they are in the package, so that there is nothing to do. */
export function configure(_places: { base: string }): void {}
