import type { Call } from '../runner/execute.ts';
import { jsonSize } from '../runner/json-size.ts';
import type { Failure } from '../runner/outcome.ts';
import { InvalidInputs, Unprocessable } from '../tools/errors.ts';
import { isObject } from '../tools/shared/json/is-object.ts';
import { parseJsonText } from '../tools/shared/json/parse-text.ts';
import { hasTooManyValues, MAX_VALUES } from '../tools/shared/json/value-count.ts';
import { grouped } from '../tools/shared/text/counts.ts';
import { type Condition, isSame } from './condition.ts';
import { handingOf, handOn } from './handing.ts';
import type { Joint } from './joints.ts';
import type { Parameters } from './parameters.ts';
import type { MainReference, Pipeline, Step } from './pipeline.ts';
import type { StepReport } from './recipe-outcome.ts';
import { follow, ITEM, type Reference } from './reference.ts';
import { type Given, kindOf, MAX_RESULTS, Results } from './results.ts';
import type { Template } from './template.ts';

export const MAX_ITEMS = 1_000;
/** The tool that tells whether a pattern matches, outside the event loop. */
const MATCHER = 'regex-tester';
/** The failures of a run that a step may pass over: those that lie in its inputs. */
const PASSABLE = ['invalid_inputs', 'unprocessable_inputs', 'tool_timeout'];
/** What stands for the result of a run that was passed over. */
export const PASSED_OVER = 'null';

/** What became of the runs of one step: their results as JSON texts in order, or why it failed. */
export type StepOutcome<Refusal> = { ok: true; results: string[] } | { ok: false; failure: Refusal };

/** The runs of one step. */
export interface Runs {
  count: number;
  /** The call of a run, counted from 0, with its size; or why it cannot be made. */
  callAt(index: number): { call: Call; bytes: number } | Failure;
  /** Once the results have more characters than this together, the rest need not be run. */
  room: number;
  /** Whether a run that fails this way is passed over: its result is then `PASSED_OVER`, and the others go on. */
  passesOver(failure: { code: string }): boolean;
}

/** What a pipeline needs of the world. */
export interface Surroundings<Refusal> {
  /** The values of its parameters. */
  parameters?: Readonly<Record<string, unknown>>;
  /** The most characters that the inputs of one run may have as JSON. */
  maxInputs: number;
  /** What is waited for between pieces of work; undefined for nothing. */
  turn(): Promise<void> | undefined;
  /** Is told of each step when it is over. @param resultJson none where it was passed over */
  done?(report: StepReport, resultJson: string | undefined): void;
  /** Runs a tool as often as a step asks for. */
  runStep(step: Pick<Step, 'id' | 'tool'>, runs: Runs): Promise<StepOutcome<Refusal>>;
}

export type PipelineOutcome<Refusal> =
  | { ok: true; resultJson: string; steps: StepReport[] }
  /** @property results those of the steps before, as the JSON text of an object by id */
  | { ok: false; step: string; failure: Refusal | Failure; resultsJson: string };

/** Runs the steps of a pipeline in order, up to the first that fails. */
export async function runPipeline<Refusal>(pipeline: Pipeline, surroundings: Surroundings<Refusal>): Promise<PipelineOutcome<Refusal>> {
  const { parameters = {}, turn } = surroundings;
  const results = new Results(parameters, firstOf(pipeline.parameters, parameters));
  const steps: StepReport[] = [];
  for (const step of pipeline.steps) {
    const wait = turn();
    if (wait) await wait;
    const ran = await runOne(step, results, surroundings);
    if (!ran.ok) return { ok: false, step: step.id, failure: ran.failure, resultsJson: results.json() };
    const { report, json } = ran;
    if (json === undefined) results.skip(step);
    else if (!results.add(step, json)) return { ok: false, step: step.id, failure: tooLarge('The results of the steps'), resultsJson: results.json() };
    steps.push(report);
    surroundings.done?.(report, json);
  }
  const answer = await answerOf(pipeline, results, { steps, turn });
  return answer ?? { ok: false, step: pipeline.steps.at(-1)?.id ?? '', failure: tooLarge('The outputs'), resultsJson: results.json() };
}

/** The first parameter with its value, which the first step takes. */
function firstOf(declared: Parameters, values: Readonly<Record<string, unknown>>): Given | undefined {
  const [first] = declared;
  if (!first) return undefined;
  const [name, { encoding }] = first;
  const value = values[name];
  return { value, end: encoding && typeof value === 'string' ? { kind: { kind: 'bytes', encodedBy: [] }, encoding } : { kind: kindOf(value) } };
}

/** What a step came to: its result as JSON text, none where it was passed over. */
type Ran<Refusal> = { ok: true; report: StepReport; json?: string } | { ok: false; failure: Refusal | Failure };

async function runOne<Refusal>(step: Step, results: Results, { maxInputs, runStep }: Surroundings<Refusal>): Promise<Ran<Refusal>> {
  const { id, when, forEach, skipsErrors } = step;
  const skipped = (why: 'when' | 'error', runs: number): Ran<Refusal> => ({ ok: true, report: { id, runs, skipped: why } });
  if (when) {
    const met = await isMet(when, results, { id, runStep });
    if (typeof met !== 'boolean') return { ok: false, failure: met };
    if (!met) return skipped('when', 0);
  }
  const items = attempt(() => itemsOf(step, results));
  if (!Array.isArray(items)) return skipsErrors ? skipped('error', 0) : { ok: false, failure: items };
  const outcome = await runStep(step, {
    count: items.length,
    callAt: (index) => callOf(step, items[index], results, maxInputs),
    room: results.room,
    passesOver: ({ code }) => skipsErrors && PASSABLE.includes(code),
  });
  if (!outcome.ok) return outcome;
  const [first = '{}'] = outcome.results;
  if (forEach) {
    const failed = skipsErrors ? outcome.results.filter((json) => json === PASSED_OVER).length : 0;
    return { ok: true, report: { id, runs: items.length, ...(failed > 0 && { failed }) }, json: `{"items":[${outcome.results.join(',')}]}` };
  }
  return first === PASSED_OVER ? skipped('error', 1) : { ok: true, report: { id, runs: 1 }, json: first };
}

/** Whether a condition is met, or why that cannot be told. A pattern is matched by the tool for it, which counts as a run. */
async function isMet<Refusal>(
  { reference, test }: Condition,
  results: Results,
  { id, runStep }: { id: string; runStep: Surroundings<Refusal>['runStep'] },
): Promise<boolean | Refusal | Failure> {
  const found = attempt(() => [results.lookFor(reference)]);
  if (!Array.isArray(found)) return found;
  const [there] = found;
  if ('exists' in test) return (there !== undefined) === test.exists;
  if (there === undefined) return false;
  if ('equals' in test) return isSame(there.value, test.equals);
  const text = typeof there.value === 'string' ? there.value : JSON.stringify(there.value);
  const call: Call = { ok: true, slug: MATCHER, inputs: { pattern: test.matches, text, all: false } };
  const outcome = await runStep(
    { id, tool: MATCHER },
    { count: 1, callAt: () => ({ call, bytes: jsonSize(call.inputs, MAX_RESULTS) }), room: MAX_RESULTS, passesOver: () => false },
  );
  if (!outcome.ok) return outcome.failure;
  const result = parseJsonText(outcome.results[0] ?? 'null');
  return isObject(result) && result.matched === true;
}

/** What a step is run for: the items of its list, or nothing in particular, once. */
function itemsOf({ forEach }: Step, results: Results): unknown[] {
  if (!forEach) return [undefined];
  const list = 'main' in forEach ? mainList(forEach, results) : results.valueOf(forEach);
  const { place } = forEach;
  const wrong = Array.isArray(list) ? (list.length > MAX_ITEMS ? `has ${list.length} items` : undefined) : 'is not a list';
  if (wrong === undefined && Array.isArray(list)) return list;
  const message = `What forEach refers to ${wrong}; it must be a list of at most ${grouped(MAX_ITEMS)} items.`;
  throw new Unprocessable(`${place}: ${message}`, [{ path: place, message }]);
}

/** A main output as a list: a text line by line. */
function mainList({ main, place }: MainReference, results: Results): unknown {
  const given = results.mainOf(main);
  if (!given || typeof given.value !== 'string') return given?.value;
  const handing = handingOf(given.end, { kind: { kind: 'list', of: 'text' } });
  return handing && handOn(handing, given.value, place);
}

function callOf(step: Step, item: unknown, results: Results, maxInputs: number): { call: Call; bytes: number } | Failure {
  const { tool, inputs, joints, gift } = step;
  return attempt(() => {
    const lookUp = (reference: Reference): unknown => (reference.step === ITEM ? follow(reference, item) : results.valueOf(reference));
    const written = inputs({ valueOf: lookUp, room: maxInputs });
    if (!isObject(written)) throw new Unprocessable(`The inputs of ${tool} must be an object; what they refer to is not one.`);
    const told = gift?.told ?? {};
    const filled = joints.length > 0 || Object.keys(told).length > 0 ? { ...written, ...told } : written;
    for (const joint of joints) take(filled, joint, joint.from === ITEM ? { value: item, end: { kind: kindOf(item) } } : results.mainOf(joint.from));
    if (hasTooManyValues(filled))
      throw new Unprocessable(`The inputs of ${tool} have more than ${grouped(MAX_VALUES)} values, once the references are filled in.`);
    const bytes = jsonSize(filled, maxInputs);
    if (bytes > maxInputs) throw new Unprocessable(`The inputs of ${tool} are larger than this service takes, once the references are filled in.`);
    return { call: { ok: true, slug: tool, inputs: filled }, bytes };
  });
}

/** Fills in a field that takes a main output. Left out where there is none: the tool says then that it needs it. */
function take(filled: Record<string, unknown>, { field, taker, place }: Joint, given: Given | undefined): void {
  if (!given) return;
  const handing = handingOf(given.end, taker);
  if (!handing) throw new Unprocessable(`${place}: what is handed on to it does not fit.`, [{ path: place, message: 'what is handed on does not fit' }]);
  filled[field] = handOn(handing, given.value, place);
  if (handing.told) filled[handing.told.input] = handing.told.encoding;
}

/** The answer of a pipeline all of whose steps have run; undefined when it is too large. */
async function answerOf(
  { outputs }: Pipeline,
  results: Results,
  { steps, turn }: { steps: StepReport[]; turn: Surroundings<never>['turn'] },
): Promise<PipelineOutcome<never> | undefined> {
  if (!outputs) return { ok: true, resultJson: results.last(), steps };
  const written: string[] = [];
  let size = 0;
  for (const [name, output] of outputs) {
    await turn();
    const found = attempt(() => [outputOf(output, results)]);
    if (!Array.isArray(found)) {
      const step = typeof output === 'function' ? (steps.at(-1)?.id ?? '') : output.step;
      return { ok: false, step, failure: found, resultsJson: results.json() };
    }
    const [json = 'null'] = found;
    written.push(`${JSON.stringify(name)}:${json}`);
    size += json.length;
    if (size > MAX_RESULTS) return undefined;
  }
  return { ok: true, resultJson: `{${written.join(',')}}`, steps };
}

/** One output as JSON text; null where it is of a step that was passed over. */
function outputOf(output: Reference | Template, results: Results): string {
  if (typeof output === 'function') return JSON.stringify(output({ valueOf: (reference) => results.valueOf(reference), room: MAX_RESULTS }));
  if (output.tokens.length === 0 || results.isSkipped(output.step)) return results.text(output.step);
  return JSON.stringify(results.valueOf(output));
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
