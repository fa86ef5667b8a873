import type { Failure, Success } from '../runner/outcome.ts';
import { InvalidInputs } from '../tools/errors.ts';
import { isObject } from '../tools/shared/json/is-object.ts';
import { parseJsonText } from '../tools/shared/json/parse-text.ts';
import { fillParameters } from './parameters.ts';
import { type FindCard, type Pipeline, readPipeline } from './pipeline.ts';
import { PASSED_OVER, type Runs, runPipeline, type StepOutcome, type StepReport } from './run-pipeline.ts';

/** The most characters that the inputs of one run may have as JSON where there is no service to set another limit. */
const MAX_INPUTS = 64 * 1024 * 1024;

/** Why a run gave no result: a failure of the service, or one that only a browser knows. */
export type RunFailure = Omit<Failure, 'code'> & { code: string };

/** Where the tools of a recipe are run: in this process, or in the worker of a page. */
export interface RecipeTools {
  findCard: FindCard;
  run(slug: string, inputs: Record<string, unknown>): Success | RunFailure | Promise<Success | RunFailure>;
}

/** What became of a recipe. */
export type RecipeOutcome =
  | { ok: true; result: unknown; steps: StepReport[] }
  /** @property step the one that failed, with the results of those before it; none where the recipe itself or its arguments are wrong */
  | { ok: false; failure: RunFailure; step?: string; results?: Record<string, unknown> };

/** Runs a recipe with no server, one run after the other. @param given values of its parameters, before those that the recipe has itself */
export async function runRecipe(recipe: unknown, given: Readonly<Record<string, unknown>>, { findCard, run }: RecipeTools): Promise<RecipeOutcome> {
  const read = readRecipe(recipe, given, findCard);
  if ('code' in read) return { ok: false, failure: read };
  const outcome = await runPipeline<RunFailure>(read.pipeline, {
    parameters: read.parameters,
    maxInputs: MAX_INPUTS,
    turn: () => undefined,
    runStep: (_, runs) => runAll(runs, run),
  });
  if (outcome.ok) return { ok: true, result: parseJsonText(outcome.resultJson), steps: outcome.steps };
  const results = parseJsonText(outcome.resultsJson);
  return { ok: false, failure: outcome.failure, step: outcome.step, ...(isObject(results) && { results }) };
}

function readRecipe(
  recipe: unknown,
  given: Readonly<Record<string, unknown>>,
  findCard: FindCard,
): { pipeline: Pipeline; parameters: Record<string, unknown> } | Failure {
  try {
    const pipeline = readPipeline(recipe, findCard);
    return { pipeline, parameters: fillParameters(pipeline.parameters, withGiven(pipeline, given)) };
  } catch (error) {
    if (!(error instanceof InvalidInputs)) throw error;
    return { ok: false, code: 'invalid_inputs', message: `The recipe is not valid: ${error.message}.`, details: error.details };
  }
}

/** What a recipe gives for its parameters itself, and before that what is given for it. */
export const withGiven = ({ arguments: own }: Pipeline, given: Readonly<Record<string, unknown>>): unknown =>
  isObject(own) ? { ...own, ...given } : (own ?? given);

async function runAll({ count, callAt, room, passesOver }: Runs, run: RecipeTools['run']): Promise<StepOutcome<RunFailure>> {
  const results: string[] = [];
  let size = 0;
  for (let index = 0; index < count && size <= room; index++) {
    const made = callAt(index);
    const outcome = 'call' in made ? await run(made.call.slug, made.call.inputs) : made;
    if (outcome.ok) {
      results.push(outcome.resultJson);
      size += outcome.resultJson.length;
    } else if (passesOver(outcome)) results.push(PASSED_OVER);
    else return { ok: false, failure: outcome };
  }
  return { ok: true, results };
}
