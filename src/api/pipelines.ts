import { bytesOf } from '../http/connections/memory-budget.ts';
import { ApiError } from '../http/errors.ts';
import type { FindCard } from '../pipelines/handing-card.ts';
import { type Pipeline, readFilled } from '../pipelines/pipeline.ts';
import type { StepReport } from '../pipelines/recipe-outcome.ts';
import { PASSED_OVER, runPipeline, type StepOutcome, type Surroundings } from '../pipelines/run-pipeline.ts';
import type { Failure } from '../runner/outcome.ts';
import { runMany } from '../runner/run-many.ts';
import { InvalidInputs } from '../tools/errors.ts';
import type { Exchange } from './exchange.ts';
import { takeRuns, withAdmittedJson } from './run-access.ts';
import { errorOf, usageAndMeta } from './run-answer.ts';

/** How long one pipeline may take, in milliseconds; runs that are under way then end by their own time budget. */
const MAX_PIPELINE_MS = 120_000;

/** `POST /api/v1/pipelines`: runs steps that use each other's results. Every run counts one, those of a step before it starts. */
export const answerPipeline = (exchange: Exchange): void => withAdmittedJson(exchange, (admitted, sent) => answerRecipe(admitted, sent));

/** Answers a request that was let in with what a recipe comes to. @param given values of its parameters, before those that it has itself */
export async function answerRecipe(exchange: Exchange, recipe: unknown, given: Readonly<Record<string, unknown>> = {}): Promise<void> {
  const outcome = await outcomeOf(exchange, recipe, given);
  if (outcome.ok) exchange.succeed(`{"success":true,${resultAndSteps(outcome)},${usageAndMeta(exchange)}}`);
  else exchange.fail(outcome.error, outcome.fields);
}

/** What a recipe came to, or the error with what else its body says, as it stands in its JSON. */
type RecipeAnswer = { ok: true; resultJson: string; steps: readonly StepReport[] } | { ok: false; error: ApiError; fields: string };

/** Runs a recipe for a request that was let in, whose first run is counted. Throws 400 for one that is malformed. */
export async function outcomeOf(exchange: Exchange, recipe: unknown, given: Readonly<Record<string, unknown>>): Promise<RecipeAnswer> {
  const { pipeline, parameters } = read(recipe, given, (slug) => exchange.services.catalogue.get(slug));
  // From here on each run is counted by itself in the usage figures.
  exchange.isRun = false;
  exchange.runs = 0;
  const began = performance.now();
  const outcome = await runPipeline(pipeline, { ...surroundings(exchange, began + MAX_PIPELINE_MS), parameters });
  exchange.runMs = performance.now() - began;
  if (outcome.ok) return outcome;
  const { failure, step, resultsJson } = outcome;
  const error = failure instanceof ApiError ? failure : errorOf(exchange, failure);
  return { ok: false, error, fields: `,"step":${JSON.stringify(step)},"results":${resultsJson}` };
}

/** The fields of a result, as they stand in its JSON. */
export const resultAndSteps = ({ resultJson, steps }: { resultJson: string; steps: readonly StepReport[] }): string =>
  `"result":${resultJson},"steps":${JSON.stringify(steps)}`;

function read(recipe: unknown, given: Readonly<Record<string, unknown>>, findCard: FindCard): { pipeline: Pipeline; parameters: Record<string, unknown> } {
  try {
    return readFilled(recipe, given, findCard);
  } catch (error) {
    if (!(error instanceof InvalidInputs)) throw error;
    throw new ApiError('invalid_inputs', `The pipeline is not valid: ${error.message}.`, { details: error.details });
  }
}

/** Counts and runs the runs of each step. The first of all was counted before the body was read. @param deadline by `performance.now()` */
function surroundings(exchange: Exchange, deadline: number): Surroundings<ApiError> {
  const { services, request } = exchange;
  let isFirst = true;
  return {
    maxInputs: services.config.maxBodyBytes,
    turn: () => exchange.turn(),
    async runStep({ tool }, { count, callAt, room, passesOver }): Promise<StepOutcome<ApiError>> {
      const { refusal } = isFirst || count === 0 ? {} : await takeRuns(exchange, { most: count, least: count });
      isFirst = false;
      if (refusal) {
        exchange.recordRun({ tool: services.catalogue.get(tool)?.slug, code: refusal.code, ms: 0, bytesIn: 0, bytesOut: 0 });
        return { ok: false, failure: refusal };
      }
      const results: string[] = [];
      let size = 0;
      let full: ApiError | undefined;
      let failed: { index: number; failure: Failure } | undefined;
      await runMany({
        count,
        atOnce: services.config.workers,
        turn: () => exchange.turn(),
        isOver: () => failed !== undefined || full !== undefined || size > room || request.socket.destroyed,
        run: (index) => {
          const made = callAt(index);
          if (!('call' in made)) return made;
          return performance.now() < deadline ? services.runner.runOneOfMany(made.call, made.bytes, exchange) : OUT_OF_TIME;
        },
        done: (index, outcome, ms) => {
          exchange.runs = (exchange.runs ?? 0) + 1;
          const bytesOut = outcome.ok ? outcome.resultJson.length : 0;
          exchange.recordRun({ tool: services.catalogue.get(tool)?.slug, code: outcome.ok ? 'ok' : outcome.code, ms, bytesIn: 0, bytesOut });
          if (outcome.ok) {
            results[index] = outcome.resultJson;
            size += bytesOut;
            full ??= exchange.hold(bytesOf(outcome.resultJson));
          } else if (outcome !== OUT_OF_TIME && passesOver(outcome)) results[index] = PASSED_OVER;
          else if (failed === undefined || index < failed.index) failed = { index, failure: outcome };
        },
      });
      if (failed) return { ok: false, failure: errorOf(exchange, failed.failure) };
      return full ? { ok: false, failure: full } : { ok: true, results };
    },
  };
}

const OUT_OF_TIME: Failure = { ok: false, code: 'tool_timeout', message: `The pipeline did not finish within ${MAX_PIPELINE_MS / 1000} seconds.` };
