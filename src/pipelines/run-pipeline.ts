import type { Call } from '../runner/execute.ts';
import { jsonSize } from '../runner/json-size.ts';
import type { Failure } from '../runner/outcome.ts';
import { InvalidInputs, Unprocessable } from '../tools/errors.ts';
import { isObject } from '../tools/shared/json/is-object.ts';
import { parseJsonText } from '../tools/shared/json/parse-text.ts';
import { excessOf, hasTooManyValues, MAX_VALUES } from '../tools/shared/json/value-count.ts';
import { grouped } from '../tools/shared/text/counts.ts';
import type { Pipeline, Step } from './pipeline.ts';
import { follow, ITEM, type Reference } from './reference.ts';

export const MAX_ITEMS = 1_000;
/** What the results of a pipeline may have together, and what it answers, in characters. */
const MAX_RESULTS = 32 * 1024 * 1024;

/** What became of the runs of one step: their results as JSON texts in order, or why it failed. */
export type StepOutcome<Refusal> = { ok: true; results: string[] } | { ok: false; failure: Refusal };

/** The runs of one step. */
export interface Runs {
  count: number;
  /** The call of a run, counted from 0, with its size; or why it cannot be made. */
  callAt(index: number): { call: Call; bytes: number } | Failure;
  /** Once the results have more characters than this together, the rest need not be run. */
  room: number;
}

/** What a pipeline needs of the world. */
export interface Surroundings<Refusal> {
  /** The most characters that the inputs of one run may have as JSON. */
  maxInputs: number;
  /** What is waited for between pieces of work; undefined for nothing. */
  turn(): Promise<void> | undefined;
  /** Runs a tool as often as a step asks for. */
  runStep(step: Step, runs: Runs): Promise<StepOutcome<Refusal>>;
}

export type PipelineOutcome<Refusal> =
  | { ok: true; resultJson: string; steps: { id: string; runs: number }[] }
  /** @property results those of the steps before, as the JSON text of an object by id */
  | { ok: false; step: string; failure: Refusal | Failure; resultsJson: string };

/** Runs the steps of a pipeline in order, up to the first that fails. */
export async function runPipeline<Refusal>(pipeline: Pipeline, { maxInputs, turn, runStep }: Surroundings<Refusal>): Promise<PipelineOutcome<Refusal>> {
  const results = new Results();
  const steps: { id: string; runs: number }[] = [];
  const stopped = (step: string, failure: Refusal | Failure): PipelineOutcome<Refusal> => ({ ok: false, step, failure, resultsJson: results.json() });
  for (const step of pipeline.steps) {
    await turn();
    const items = attempt(() => itemsOf(step, results));
    if (!Array.isArray(items)) return stopped(step.id, items);
    const outcome = await runStep(step, { count: items.length, callAt: (index) => callOf(step, items[index], results, maxInputs), room: results.room });
    if (!outcome.ok) return stopped(step.id, outcome.failure);
    const [first = '{}'] = outcome.results;
    const fits = results.add(step.id, step.forEach ? `{"items":[${outcome.results.join(',')}]}` : first);
    if (!fits) return stopped(step.id, tooLarge('The results of the steps'));
    steps.push({ id: step.id, runs: items.length });
  }
  return (await answerOf(pipeline, results, { steps, turn })) ?? stopped(pipeline.steps.at(-1)?.id ?? '', tooLarge('The outputs'));
}

/** The results so far. They are read when something refers to them. */
class Results {
  readonly #texts = new Map<string, string>();
  readonly #values = new Map<string, unknown>();
  #size = 0;

  /** How many characters more fit. */
  get room(): number {
    return MAX_RESULTS - this.#size;
  }

  /** @returns whether it fits among the others */
  add(id: string, json: string): boolean {
    this.#size += json.length;
    if (this.#size > MAX_RESULTS) return false;
    this.#texts.set(id, json);
    return true;
  }

  text(id: string): string {
    return this.#texts.get(id) ?? 'null';
  }

  valueOf(reference: Reference): unknown {
    const { step } = reference;
    if (!this.#values.has(step)) this.#values.set(step, read(step, this.text(step)));
    return follow(reference, this.#values.get(step));
  }

  json(): string {
    return `{${Array.from(this.#texts, ([id, json]) => `${JSON.stringify(id)}:${json}`).join(',')}}`;
  }
}

/** Reads a result. Throws `Unprocessable` where that would keep everybody else waiting. */
function read(step: string, json: string): unknown {
  const excess = excessOf(json);
  if (excess !== undefined)
    throw new Unprocessable(`The result of ${JSON.stringify(step)} has more than ${excess}, too many for other steps to refer to its parts.`);
  return parseJsonText(json);
}

/** What a step is run for: the items of its list, or nothing in particular, once. */
function itemsOf({ forEach }: Step, results: Results): unknown[] {
  if (!forEach) return [undefined];
  const list = results.valueOf(forEach);
  const { place } = forEach;
  const wrong = Array.isArray(list) ? (list.length > MAX_ITEMS ? `has ${list.length} items` : undefined) : 'is not a list';
  if (wrong === undefined && Array.isArray(list)) return list;
  const message = `What forEach refers to ${wrong}; it must be a list of at most ${grouped(MAX_ITEMS)} items.`;
  throw new Unprocessable(`${place}: ${message}`, [{ path: place, message }]);
}

function callOf({ tool, inputs }: Step, item: unknown, results: Results, maxInputs: number): { call: Call; bytes: number } | Failure {
  return attempt(() => {
    const lookUp = (reference: Reference): unknown => (reference.step === ITEM ? follow(reference, item) : results.valueOf(reference));
    const filled = inputs({ valueOf: lookUp, room: maxInputs });
    if (!isObject(filled)) throw new Unprocessable(`The inputs of ${tool} must be an object; what they refer to is not one.`);
    if (hasTooManyValues(filled))
      throw new Unprocessable(`The inputs of ${tool} have more than ${grouped(MAX_VALUES)} values, once the references are filled in.`);
    const bytes = jsonSize(filled, maxInputs);
    if (bytes > maxInputs) throw new Unprocessable(`The inputs of ${tool} are larger than this service takes, once the references are filled in.`);
    return { call: { ok: true, slug: tool, inputs: filled }, bytes };
  });
}

/** The answer of a pipeline all of whose steps have run; undefined when it is too large. */
async function answerOf(
  { outputs }: Pipeline,
  results: Results,
  { steps, turn }: { steps: { id: string; runs: number }[]; turn: Surroundings<never>['turn'] },
): Promise<PipelineOutcome<never> | undefined> {
  if (!outputs) return { ok: true, resultJson: results.text(steps.at(-1)?.id ?? ''), steps };
  const written: string[] = [];
  let size = 0;
  for (const [name, reference] of outputs) {
    await turn();
    const found = attempt(() => [reference.tokens.length === 0 ? results.text(reference.step) : JSON.stringify(results.valueOf(reference))]);
    if (!Array.isArray(found)) return { ok: false, step: reference.step, failure: found, resultsJson: results.json() };
    const [json = 'null'] = found;
    written.push(`${JSON.stringify(name)}:${json}`);
    size += json.length;
    if (size > MAX_RESULTS) return undefined;
  }
  return { ok: true, resultJson: `{${written.join(',')}}`, steps };
}

/** Does what may find the references leading nowhere. */
function attempt<Value>(work: () => Value): Value | Failure {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Unprocessable) && !(error instanceof InvalidInputs)) throw error;
    return { ok: false, code: 'unprocessable_inputs', message: error.message, ...(error.details && { details: error.details }) };
  }
}

const tooLarge = (what: string): Failure => ({
  ok: false,
  code: 'unprocessable_inputs',
  message: `${what} have more than ${grouped(MAX_RESULTS)} characters together; ask for less in one pipeline.`,
});
