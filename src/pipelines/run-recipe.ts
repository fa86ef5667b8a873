import type { Failure } from '../runner/outcome.ts';
import { InvalidInputs } from '../tools/errors.ts';
import { isObject } from '../tools/shared/json/is-object.ts';
import { parseJsonText } from '../tools/shared/json/parse-text.ts';
import type { FindCard } from './handing-card.ts';
import { readFilled } from './pipeline.ts';
import type { RecipeTools, RunFailure, RunRecipe } from './recipe-outcome.ts';
import { PASSED_OVER, type Runs, runPipeline, type StepOutcome } from './run-pipeline.ts';

/** The most characters that the inputs of one run may have as JSON where there is no service to set another limit. */
const MAX_INPUTS = 64 * 1024 * 1024;

/** Runs a recipe with no server, one run after the other. */
export const runRecipe: RunRecipe = async (recipe, given, { findCard, run, done }) => {
  const read = readRecipe(recipe, given, findCard);
  if ('code' in read) return { ok: false, failure: read };
  const outcome = await runPipeline<RunFailure>(read.pipeline, {
    parameters: read.parameters,
    maxInputs: MAX_INPUTS,
    turn: () => undefined,
    runStep: ({ id }, runs) => runAll(id, runs, run),
    ...(done && { done }),
  });
  if (outcome.ok) return { ok: true, result: parseJsonText(outcome.resultJson), steps: outcome.steps };
  const results = parseJsonText(outcome.resultsJson);
  return { ok: false, failure: outcome.failure, step: outcome.step, ...(isObject(results) && { results }) };
};

function readRecipe(recipe: unknown, given: Readonly<Record<string, unknown>>, findCard: FindCard): ReturnType<typeof readFilled> | Failure {
  try {
    return readFilled(recipe, given, findCard);
  } catch (error) {
    if (!(error instanceof InvalidInputs)) throw error;
    return { ok: false, code: 'invalid_inputs', message: `The recipe is not valid: ${error.message}.`, details: error.details };
  }
}

async function runAll(step: string, { count, callAt, room, passesOver }: Runs, run: RecipeTools['run']): Promise<StepOutcome<RunFailure>> {
  const results: string[] = [];
  let size = 0;
  for (let index = 0; index < count && size <= room; index++) {
    const made = callAt(index);
    const outcome = 'call' in made ? await run(made.call.slug, made.call.inputs, step) : made;
    if (outcome.ok) {
      results.push(outcome.resultJson);
      size += outcome.resultJson.length;
    } else if (passesOver(outcome)) results.push(PASSED_OVER);
    else return { ok: false, failure: outcome };
  }
  return { ok: true, results };
}
